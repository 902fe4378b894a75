const BRIEF_LETTERS = 96;
const SENTENCE = /^.+?[.؟?!](?=\s|$)/;
const CLAUSE = /^.{12,90}(?=[،,؛;]\s)/;

/** A text on a narrow card: its first sentence; of a long one the first clause, which makes curious for the rest. */
export function briefOf(text: string): string {
  const [first = text] = SENTENCE.exec(text) ?? [];
  if (first.length <= BRIEF_LETTERS) return first;
  const [clause] = CLAUSE.exec(first) ?? [];
  return clause ? `${clause}…` : first;
}
