/** The first of each group, then the second of each, and so on. */
export function takeTurns<T>(groups: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: longest }, (_, at) => groups.flatMap((group) => group.slice(at, at + 1))).flat();
}

/** How many tips and professions stand for a day. */
export const OF_THE_DAY = 3;
const DAY_MS = 86_400_000;

/** The days of a calendar in a row; `day` is YYYY-MM-DD. */
function numberOf(day: string): number {
  return Math.floor(Date.parse(day) / DAY_MS);
}

/** Some of a list for a day (YYYY-MM-DD): the next day goes on where this one ends, so all get their turn. */
export function ofTheDay<T>(items: readonly T[], day: string, count = OF_THE_DAY): T[] {
  const start = numberOf(day) * count;
  const shown = Math.min(count, items.length);
  return Array.from({ length: shown }, (_, at) => items[(start + at) % items.length] as T);
}

/**
 * An order of names that favours no group: the groups take turns, each day another one begins, and within a group
 * each day draws its own order. The same names and the same day give the same order.
 */
export function mixOfTheDay(groups: readonly (readonly string[])[], day: string): string[] {
  const filled = groups.filter((group) => group.length > 0);
  const first = filled.length > 0 ? numberOf(day) % filled.length : 0;
  const turned = [...filled.slice(first), ...filled.slice(0, first)];
  return takeTurns(turned.map((group) => drawn(group, day)));
}

function drawn(names: readonly string[], day: string): string[] {
  const lots = new Map(names.map((name) => [name, lotOf(`${day}/${name}`)]));
  return names.toSorted((a, b) => (lots.get(a) ?? 0) - (lots.get(b) ?? 0) || (a < b ? -1 : 1));
}

/** A number that looks drawn and is always the same for the same text (FNV-1a, its bits spread at the end). */
export function lotOf(text: string): number {
  let lot = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) lot = Math.imul(lot ^ text.charCodeAt(at), 0x01000193);
  lot = Math.imul(lot ^ (lot >>> 16), 0x85ebca6b);
  lot = Math.imul(lot ^ (lot >>> 13), 0xc2b2ae35);
  return (lot ^ (lot >>> 16)) >>> 0;
}
