import { type Findings, findWords } from "./find-words.ts";
import { type AskedWord, readQuestion } from "./read-query.ts";
import type { SearchIndex } from "./search-index.ts";

/** An asked word with what answers it; `bit` marks those a record must hold, 0 is for what only ranks. */
export interface Sought extends Findings {
  readonly asked: AskedWord;
  readonly bit: number;
  /** How telling: rare words more. */
  readonly rarity: number;
}

const WEIGHTS = ["aspect", "light"] as const;

/** Reads a question against an index: its telling words are needed; where none tells, the one aspect or light word that tells most. */
export function seekWords(question: string, index: SearchIndex, beside = index): Sought[] {
  const sought = readQuestion(question).map((asked) => {
    const findings = findWords(index, asked, beside);
    return { asked, ...findings, rarity: rarityOf(findings, index, beside) };
  });
  let needed = sought.filter(({ asked }) => asked.weight === "telling");
  for (const weight of WEIGHTS)
    if (needed.length === 0) needed = mostTelling(sought.filter(({ asked }) => asked.weight === weight));
  return sought.map((one) => ({ ...one, bit: needed.includes(one) ? 1 << needed.indexOf(one) : 0 }));
}

function mostTelling<T extends Findings & { readonly rarity: number }>(words: readonly T[]): T[] {
  return words
    .filter(({ isTopic, isGuessed }) => isTopic && !isGuessed)
    .sort((a, b) => b.rarity - a.rarity)
    .slice(0, 1);
}

function rarityOf({ found }: Findings, index: SearchIndex, beside: SearchIndex): number {
  const [surest] = found;
  return rarityAt(surest ? surest.place : -1, index, beside);
}

/** How rare a word of an index is, counted in both. */
export function rarityAt(place: number, index: SearchIndex, beside: SearchIndex): number {
  if (place < 0) return Math.log(2 + 2 * (index.size + 1));
  let count = index.words.listAt(place).length;
  let size = index.size;
  if (beside !== index) {
    count += beside.words.listOf(index.words.keyAt(place)).length;
    size += beside.size;
  }
  return Math.log(2 + (2 * (size + 1)) / (1 + count));
}
