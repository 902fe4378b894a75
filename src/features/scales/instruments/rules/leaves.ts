import type { LeafMark } from "#ui/frond-shape.ts";

/** How many items a frond holds, about: 54 statements are six fronds, 38 situations four. */
const ON_A_FROND = 9;
/** A palm has a crown: a short scale has fewer on each. */
const FEWEST_FRONDS = 3;
const GIVEN = "x";
const OPEN = "-";

/** One letter for each item in the order asked: whether it is answered. What was answered is nobody's to see here. */
export function leavesOf(answered: Iterable<boolean>): string {
  return Array.from(answered, (is) => (is ? GIVEN : OPEN)).join("");
}

/** The fronds of a scale: its items in the order asked, in groups as even as can be, the greater ones first. */
export function frondsOf(leaves: string, asked: number): readonly (readonly LeafMark[])[] {
  const marks = Array.from(leaves, (leaf, at) => markOf(leaf === GIVEN, at + 1, asked, leaves.lastIndexOf(GIVEN) + 1));
  const count = Math.min(marks.length, Math.max(FEWEST_FRONDS, Math.round(marks.length / ON_A_FROND)));
  const [least, over] = [Math.floor(marks.length / count), marks.length % count];
  return Array.from({ length: count }, (_, at) => {
    const from = at * least + Math.min(at, over);
    return marks.slice(from, from + least + (at < over ? 1 : 0));
  });
}

function markOf(isGiven: boolean, number: number, asked: number, furthest: number): LeafMark {
  if (number === asked) return isGiven ? "again" : "now";
  if (isGiven) return "full";
  return number < Math.max(asked, furthest) ? "open" : "later";
}
