import { foldText } from "#shared/fold-text.ts";

/** A page of the site that is no record, with the words it is looked for by, in both languages. */
export interface Tool {
  readonly title: string;
  readonly address: string;
  readonly words: string;
}

const LETTERS = /[\p{L}\p{N}]+/gu;
/** The article and what is written to it, which nobody minds when looking for something. */
const ARTICLE = /^(?:و?ال|لل)(?=..)/;
const LEAST = 3;

const wordsOf = (text: string) => (foldText(text).match(LETTERS) ?? []).map((word) => word.replace(ARTICLE, ""));

/** The pages whose words begin with every word that was asked. */
export function findTools(tools: readonly Tool[], asked: string): Tool[] {
  const wanted = wordsOf(asked);
  if (!wanted.some((word) => word.length >= LEAST)) return [];
  return tools.filter(({ title, words }) => {
    const own = wordsOf(`${title} ${words}`);
    return wanted.every((word) => own.some((one) => one.startsWith(word)));
  });
}
