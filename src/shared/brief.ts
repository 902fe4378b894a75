const FEW_LETTERS = 52;
const MANY_LETTERS = 140;
/** Only a sentence longer than this is cut short, and never within a clause. */
const MOST_LETTERS = 150;
/** What stands in three lines beside a square on a phone. */
const PHONE_LETTERS = 80;
const SENTENCES = /.+?(?:[.؟?!]+(?=\s|$)|$)\s*/g;
/** A clause that says something by itself: what comes after a colon explains it, what comes after a comma adds to it. */
const CLAUSE = /^(.{20,120}?)(?:[:;؛]|\s–)\s/;
const COMMA_CLAUSE = /^(.{24,78}?)[,،]\s/;
/** Such a beginning waits for its end. */
const DEPENDENT = /^(when|if|while|for|in|before|حين|لمن|قبل|بعد|من|في|مع) /i;

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

/** The same on a phone’s card: what fits in three lines, whole, or nothing. */
export function shortOf(text: string): string | null {
  const sentence = sentencesWithin(text, PHONE_LETTERS);
  if (sentence.length <= PHONE_LETTERS) return sentence || null;
  const clause = clauseOf(sentence);
  return clause && clause.length <= PHONE_LETTERS ? clause : null;
}

/** The moments of a day, of which a phone shows one: the first, whose hour its sky has, or where it is long the shortest. */
export function withOne<T extends { readonly text: string }>(day: readonly T[]): (T & { readonly isOne?: true })[] {
  const [shortest] = day.toSorted((one, other) => one.text.length - other.text.length);
  const shown = day[0] && day[0].text.length <= PHONE_LETTERS ? day[0] : shortest;
  return day.map((one) => (one === shown ? { ...one, isOne: true } : one));
}

function clauseOf(sentence: string): string | null {
  const [, clause] = CLAUSE.exec(sentence) ?? [];
  const [, beforeComma] = DEPENDENT.test(sentence) ? [] : (COMMA_CLAUSE.exec(sentence) ?? []);
  const found = clause && clause.length <= PHONE_LETTERS ? clause : (beforeComma ?? clause);
  return found ? `${found}.` : null;
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
