import { compareText } from "#i18n/collation.ts";
import type { Locale } from "#i18n/locales.ts";
import { isSystemField, systemValue } from "./columns.ts";
import type { Ranks } from "./ranks.ts";
import type { Snapshot } from "./snapshot.ts";

export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}

/** The order of a shelf itself. */
export const NEWEST_FIRST: readonly SortKey[] = [{ field: "updatedAt", descending: true }];

/** Below one in so many, sorting the few is quicker than looking through all. */
const FEW = 100;

function isNewestFirst(keys: readonly SortKey[]): boolean {
  return keys.length === 1 && keys[0]?.field === "updatedAt" && keys[0].descending;
}

/** Where each record stands when the type is sorted by a field; equal values share a place, empty ones come last. */
function places(snapshot: Snapshot, type: string, field: string, locale: Locale): Int32Array {
  return snapshot.once(`places/${type}/${field}/${locale}`, () => {
    const { records } = snapshot.shelf(type);
    const declared = snapshot.registry.get(type)?.scalars.get(field);
    const values = records.map((record) => {
      if (isSystemField(field)) return systemValue(record, field, locale);
      return declared ? (record.onWire(field, declared, locale) as Sortable) : null;
    });
    const inOrder = [...values.keys()].sort((a, b) => compareValues(values[a], values[b], locale));
    const found = new Int32Array(values.length);
    let place = 0;
    inOrder.forEach((rank, at) => {
      const before = at > 0 ? values[inOrder[at - 1] as number] : undefined;
      if (at > 0 && compareValues(before, values[rank], locale) !== 0) place = at;
      found[rank] = place;
    });
    return found;
  });
}

type Sortable = string | number | boolean | null | undefined;

function compareValues(a: Sortable, b: Sortable, locale: Locale): number {
  const [noA, noB] = [a === null || a === undefined || a === "", b === null || b === undefined || b === ""];
  if (noA || noB) return Number(noA) - Number(noB);
  if (typeof a === typeof b && typeof a !== "string") return Number(a) - Number(b);
  return compareText(String(a), String(b), locale);
}

/** Sorts places of a shelf by the keys; what the keys leave open stays newest first. */
export function sortRanks(
  snapshot: Snapshot,
  type: string,
  ranks: Ranks,
  keys: readonly SortKey[],
  locale: Locale,
): Ranks {
  if (isNewestFirst(keys) || ranks.length < 2) return ranks;
  const size = snapshot.shelf(type).records.length;
  if (keys.length > 1 || ranks.length * FEW < size) return sorted(snapshot, type, ranks, keys, locale);
  const [{ field, descending }] = keys as [SortKey];
  const whole = snapshot.once(`order/${type}/${field}/${descending}/${locale}`, () =>
    sorted(snapshot, type, snapshot.all(type), keys, locale),
  );
  return ranks.length === size ? whole : pickedFrom(whole, ranks);
}

/** The ranks in the order they have in `whole`: many are picked out of it sooner than they are sorted. */
function pickedFrom(whole: Ranks, ranks: Ranks): Ranks {
  const wanted = new Uint8Array(whole.length);
  for (let at = 0; at < ranks.length; at += 1) wanted[ranks[at] as number] = 1;
  const picked = new Int32Array(ranks.length);
  let next = 0;
  for (let at = 0; at < whole.length; at += 1) {
    const rank = whole[at] as number;
    if (wanted[rank] === 1) {
      picked[next] = rank;
      next += 1;
    }
  }
  return picked;
}

function sorted(snapshot: Snapshot, type: string, ranks: Ranks, keys: readonly SortKey[], locale: Locale): Ranks {
  const columns = keys.map(({ field, descending }) => ({
    at: places(snapshot, type, field, locale),
    sign: descending ? -1 : 1,
  }));
  return ranks.slice().sort((a, b) => {
    for (const { at, sign } of columns) {
      const difference = ((at[a] as number) - (at[b] as number)) * sign;
      if (difference !== 0) return difference;
    }
    return a - b;
  });
}
