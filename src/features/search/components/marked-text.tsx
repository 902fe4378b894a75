import type { Mark } from "../schema.ts";

/** A text with what answers the question marked; marks hold whole words, so joined letters stay joined. */
export function MarkedText({ marks }: { marks: readonly Mark[] }) {
  const pieces = marks.map(({ text, isMatch }, at) => ({ text, isMatch, key: `${at}-${text}` }));
  return pieces.map(({ text, isMatch, key }) => (isMatch ? <mark key={key}>{text}</mark> : text));
}
