const FEW_LETTERS = 52;
const MANY_LETTERS = 140;
/** Only a sentence longer than this is cut short, and never within a clause. */
const MOST_LETTERS = 150;
/** What stands in three lines beside a square on a phone. */
const PHONE_LETTERS = 80;
/** A sentence that cannot be cut may take a line more. */
const MOST_PHONE_LETTERS = 125;
const SENTENCES = /.+?(?:[.؟?!]+(?=\s|$)|$)\s*/g;
/** A clause that says something by itself: what comes after a colon explains it. */
const CLAUSE = /^(.{20,120}?)(?:[:;؛]|\s–)\s/;
/** What adds to a whole clause after its comma. Any other word may be the next of a list, which does not end there. */
const ADDED =
  /^(?:with|from|in|by|for|to|then|so|through|where (?!and)|who|which|including|about|above|its|given|followed|ending|joined|tied|practised|learned|studied|shown|preparing you|and (?!\S+,))\b/;
/** In Arabic every part of a list begins with “and”: only after a colon is it not yet whole, and before “or”. */
const NOT_ADDED = { list: /^(?:و|أو |and )/, any: /^أو / };
const FEWEST_BEFORE_COMMA = 24;
const MOST_BEFORE_COMMA = 78;
/** Such a beginning waits for its end: the first after a colon as well. */
const WAITING = /^(?:when|if|while|before|حين|قبل) /i;
const DEPENDENT = /^(?:for|in|لمن|بعد|من|في|مع) /i;

/** A text on a card: as many whole sentences as tell something; of a very long one the clause that stands by itself. */
export function briefOf(text: string): string {
  let brief = "";
  for (const [sentence] of text.matchAll(SENTENCES)) {
    if (brief !== "" && (brief.trim().length >= FEW_LETTERS || (brief + sentence).length > MANY_LETTERS)) break;
    brief += sentence;
  }
  const whole = brief.trim();
  return whole.length > MOST_LETTERS ? (clauseOf(whole) ?? whole) : whole;
}

/** As many whole sentences as so many letters hold, one at least. */
export function sentencesWithin(text: string, letters: number): string {
  let told = "";
  for (const [sentence] of text.matchAll(SENTENCES)) {
    if (told !== "" && (told + sentence).trim().length > letters) break;
    told += sentence;
  }
  return told.trim();
}

/** The same on a phone’s card: what fits in three lines, or a sentence in four, whole, or nothing. */
export function shortOf(text: string): string | null {
  const sentence = sentencesWithin(text, PHONE_LETTERS);
  if (sentence.length <= PHONE_LETTERS) return sentence || null;
  const clause = clauseOf(sentence);
  if (clause && clause.length <= PHONE_LETTERS) return clause;
  return sentence.length <= MOST_PHONE_LETTERS ? sentence : null;
}

/** The moments of a day, of which a phone shows one: the first, whose hour its sky has, or where it is long the shortest. */
export function withOne<T extends { readonly text: string }>(day: readonly T[]): (T & { readonly isOne?: true })[] {
  const [shortest] = day.toSorted((one, other) => one.text.length - other.text.length);
  const shown = day[0] && day[0].text.length <= PHONE_LETTERS ? day[0] : shortest;
  return day.map((one) => (one === shown ? { ...one, isOne: true } : one));
}

function clauseOf(sentence: string): string | null {
  if (WAITING.test(sentence)) return null;
  const [, clause] = CLAUSE.exec(sentence) ?? [];
  const beforeComma = DEPENDENT.test(sentence) ? null : beforeCommaOf(sentence);
  const found = clause && clause.length <= PHONE_LETTERS ? clause : (beforeComma ?? clause);
  return found ? `${found}.` : null;
}

/** What stands before the first comma that does not part a list. */
function beforeCommaOf(sentence: string): string | null {
  for (const { index, 0: comma } of sentence.matchAll(/[,،]\s/g)) {
    if (index < FEWEST_BEFORE_COMMA) continue;
    if (index > MOST_BEFORE_COMMA) return null;
    const [before, after] = [sentence.slice(0, index), sentence.slice(index + comma.length)];
    if (NOT_ADDED[before.includes(":") ? "list" : "any"].test(after)) continue;
    if (comma.startsWith("،") || (ADDED.test(after) && endsItsLists(before, after))) return before;
  }
  return null;
}

/** A list that has begun has its one “and”, unless its comma only adds. */
function endsItsLists(clause: string, after: string): boolean {
  const parts = clause.split(", ");
  const last = parts.pop() ?? "";
  if (parts.length === 0 || ADDED.test(last)) return true;
  return / (?:and|or) /.test(last) && !(after.startsWith("and ") && parts.some((part) => part.includes(" and ")));
}

/** What a card says of its record, and what it says on a phone: null for nothing. */
export interface Brief {
  readonly whole: string;
  readonly short: string | null;
}

export function inBrief(text: string): Brief {
  const whole = briefOf(text);
  return { whole, short: shortOf(whole) };
}
