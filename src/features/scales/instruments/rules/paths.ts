import { pathTo } from "#shared/screens.ts";
import { ETA, TENDENCIES } from "../../rules.ts";

/** The steps of every scale, by the screens that show them. */
const STEPS = {
  start: "scale",
  try: "scaleTry",
  join: "scaleJoin",
  question: "scaleQuestion",
  review: "scaleReview",
  results: "scaleResults",
  result: "scaleResult",
} as const;
type Step = keyof typeof STEPS;

/** The addresses the specification gives to the tendencies scale. */
const TENDENCIES_STEPS = {
  start: "careerTest",
  try: "careerTestTry",
  join: "careerTestJoin",
  question: "careerTestStatement",
  review: "careerTestReview",
  results: "careerTestResults",
  result: "careerTestResult",
} as const satisfies Record<Step, unknown>;

type Values = Readonly<Record<string, string | number>>;

/** The address of a step of a scale. */
export function pathIn(scale: string, step: Step, values: Values = {}, query?: Parameters<typeof pathTo>[2]): string {
  if (scale === TENDENCIES) return pathTo(TENDENCIES_STEPS[step], values, query);
  return pathTo(STEPS[step], { scale, ...values }, query);
}

/** The start page of a scale. */
export function pathOfScale(scale: string): string {
  return scale === ETA ? pathTo("eta") : pathIn(scale, "start");
}

/** The address of a guest's step; after the last item comes the end. */
export function pathOfTry(scale: string, number: number, total: number): string {
  return pathIn(scale, "try", { number: number > total ? "done" : number });
}

/** How an item was opened from the review: by itself, or to go through all that are open. */
const FROM = ["review", "open"] as const;
export type From = (typeof FROM)[number];

/** What the address of an item says of where it was opened. */
export function fromOf(url: string): From | null {
  const from = new URL(url).searchParams.get("from");
  return FROM.find((one) => one === from) ?? null;
}

interface Answered {
  readonly scale: string;
  readonly number: number;
  readonly total: number;
  readonly from: From | null;
  readonly nextOpen: number | null;
}

/** The next item; from the review back to it, or on to the next open one, if there is one. */
export function pathAfter({ scale, number, total, from, nextOpen }: Answered): string {
  if (from === "open" && nextOpen !== null) return pathIn(scale, "question", { number: nextOpen }, { from: "open" });
  if (from || number === total) return pathIn(scale, "review");
  return pathIn(scale, "question", { number: number + 1 });
}

const STEP_PATH =
  /^\/(?:(career-test)(?:\/statements\/\d+|\/review)?|(eta)|scales\/([a-z][a-z0-9-]*)(?:\/questions\/\d+|\/review)?)$/;

/** The scale whose start, item or review stands at a path: what a device can go on with by itself. Null elsewhere. */
export function scaleOfStep(pathname: string): string | null {
  const [, tendencies, eta, other] = STEP_PATH.exec(pathname) ?? [];
  if (tendencies) return TENDENCIES;
  return eta ?? other ?? null;
}
