/** What a table by ISCO-08 groups says of a group: the longest prefix it holds decides. */
function entryOf(table, isco) {
  for (let length = isco.length; length > 0; length -= 1) {
    const found = table[isco.slice(0, length)];
    if (found !== undefined) return found;
  }
  return null;
}

/** Whether one of the words begins a part of the address of a profession. */
export const holds = (slug, words) => words.some((word) => `-${slug}`.includes(`-${word}`));

/** A group's value, or another where the group is mixed and a word of the title says so; null where it would be a guess. */
function saidOf(table, { isco, slug }) {
  const entry = entryOf(table, isco);
  if (!entry?.but) return entry;
  const other = Object.entries(entry.but).find(([, words]) => holds(slug, words));
  if (!other) return entry.is;
  return other[0] === "none" ? null : other[0];
}

/** The sector of a profession, or null. */
export function sectorOf(table, one) {
  return saidOf(table, one);
}

/** Where a profession is plainly done; mostly nothing. */
export function workplacesOf(table, one) {
  return saidOf(table, one) ?? [];
}
