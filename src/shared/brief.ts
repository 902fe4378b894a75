const FEW_LETTERS = 24;
const MANY_LETTERS = 84;
/** Only a sentence longer than this is cut. */
const MOST_LETTERS = 150;
const SENTENCES = /.+?(?:[.؟?!]+(?=\s|$)|$)\s*/g;
const CLAUSE = /^.{12,80}(?=[،,؛;]\s)/;
const WORDS = /^.{40,80}(?=[:–]?\s)/;

/** A text on a narrow card: as many whole sentences as tell something; of a long one its clauses, which make curious for the rest. */
export function briefOf(text: string): string {
  let brief = "";
  for (const [sentence] of text.matchAll(SENTENCES)) {
    if (brief !== "" && (brief.trim().length >= FEW_LETTERS || (brief + sentence).length > MANY_LETTERS)) break;
    brief += sentence;
  }
  const whole = brief.trim();
  const [clause] = whole.length > MOST_LETTERS ? (CLAUSE.exec(whole) ?? WORDS.exec(whole) ?? []) : [];
  return clause ? `${clause}…` : whole;
}
