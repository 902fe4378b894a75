/** How somebody answers: one press answers and goes on, or an answer is chosen first and then continued with. */
export const ANSWER_WAY_COOKIE = "answer-way";
export const ANSWER_WAYS = ["press", "choose"] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];

/** The way a cookie or an address names, else undefined. */
export function answerWayOf(text: string | null | undefined): AnswerWay | undefined {
  return ANSWER_WAYS.find((way) => way === text);
}
