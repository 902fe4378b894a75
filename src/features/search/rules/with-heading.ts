import type { Mark } from "../schema.ts";

/** The marked title of a profession with what its heading has beyond it, in its place: «ممرض عام» becomes «ممرض أو ممرضة عام». */
export function withHeading(marks: readonly Mark[], title: string, heading: string): readonly Mark[] {
  const beyond = heading.length - title.length;
  const at = [...title].findIndex((letter, place) => heading[place] !== letter);
  const start = at < 0 ? title.length : at;
  const isInserted =
    beyond > 0 && heading === title.slice(0, start) + heading.slice(start, start + beyond) + title.slice(start);
  if (!isInserted || marks.map(({ text }) => text).join("") !== title) return marks;
  const added = { text: heading.slice(start, start + beyond), isMatch: false };
  let passed = 0;
  const before: Mark[] = [];
  const after: Mark[] = [];
  for (const { text, isMatch } of marks) {
    const cut = Math.min(Math.max(start - passed, 0), text.length);
    if (cut > 0) before.push({ text: text.slice(0, cut), isMatch });
    if (cut < text.length) after.push({ text: text.slice(cut), isMatch });
    passed += text.length;
  }
  return [...before, added, ...after];
}
