import type { Mark } from "../schema.ts";

const ELLIPSIS = "…";

/** A marked text of at most `most` characters; marks stay, and a letter keeps the signs above it. */
export function cutMarks(marks: readonly Mark[], most: number): readonly Mark[] {
  const length = marks.reduce((sum, { text }) => sum + [...text].length, 0);
  if (length <= most) return marks;
  const cut: Mark[] = [];
  let left = most - ELLIPSIS.length;
  for (const { text, isMatch } of marks) {
    if (left <= 0) break;
    const letters = [...text];
    const part = letters.length <= left ? text : shortened(letters, left, cut.length > 0);
    left -= letters.length;
    if (part !== "") cut.push({ text: part, isMatch });
  }
  const last = cut.pop();
  if (last) cut.push({ ...last, text: last.text.trimEnd() });
  return [...cut, { text: ELLIPSIS, isMatch: false }];
}

/** Ends after a whole word; a word cut in two where nothing stands before it, then never between a letter and its signs. */
function shortened(letters: readonly string[], most: number, hasBefore: boolean): string {
  const space = letters.lastIndexOf(" ", most);
  if (space >= 0 || hasBefore) return letters.slice(0, Math.max(space, 0)).join("");
  let end = most;
  while (end > 0 && /\p{M}/u.test(letters[end] ?? "")) end -= 1;
  return letters.slice(0, end).join("");
}

/** The text without its marks. */
export function plainText(marks: readonly Mark[]): string {
  return marks.map(({ text }) => text).join("");
}
