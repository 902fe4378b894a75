import { compareText } from "#i18n/collation.ts";
import type { Locale } from "#i18n/locales.ts";
import { isSystemField, systemValue } from "./columns.ts";
import { everyRank, type Ranks } from "./ranks.ts";
import type { Link } from "./shelf.ts";
import type { Snapshot } from "./snapshot.ts";

export interface SortKey {
  /** The relations on the way to the record whose field it is; of several related records the first one counts. */
  readonly through?: readonly string[];
  readonly field: string;
  readonly descending: boolean;
}

/** The order of a shelf itself. */
export const NEWEST_FIRST: readonly SortKey[] = [{ field: "updatedAt", descending: true }];

/** Below one in so many, sorting the few is quicker than looking through all. */
const FEW = 100;

function isNewestFirst(keys: readonly SortKey[]): boolean {
  const [first] = keys;
  return keys.length === 1 && first?.field === "updatedAt" && first.descending && !first.through;
}

/**
 * Where each record stands when the type is sorted by a field; equal values share a place, empty ones come last. After all of them:
 * the place of what is empty.
 */
function places(snapshot: Snapshot, type: string, field: string, locale: Locale): Int32Array {
  return snapshot.once(`places/${type}/${field}/${locale}`, () => {
    const { records } = snapshot.shelf(type);
    const declared = snapshot.registry.get(type)?.scalars.get(field);
    const values = records.map((record) => {
      if (isSystemField(field)) return systemValue(record, field, locale);
      return declared ? (record.onWire(field, declared, locale) as Sortable) : null;
    });
    const inOrder = [...values.keys()].sort((a, b) => compareValues(values[a], values[b], locale));
    const found = new Int32Array(values.length + 1);
    found[values.length] = values.filter((value) => !isEmpty(value)).length;
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

function isEmpty(value: Sortable): boolean {
  return value === null || value === undefined || value === "";
}

function compareValues(a: Sortable, b: Sortable, locale: Locale): number {
  const [noA, noB] = [isEmpty(a), isEmpty(b)];
  if (noA || noB) return Number(noA) - Number(noB);
  if (typeof a === typeof b && typeof a !== "string") return Number(a) - Number(b);
  return compareText(String(a), String(b), locale);
}

/** Sorts places of a shelf by the keys; what the keys leave open stays newest first. `end`: how many of them are wanted from the start. */
export function sortRanks(
  snapshot: Snapshot,
  type: string,
  ranks: Ranks,
  keys: readonly SortKey[],
  locale: Locale,
  end = ranks.length,
): Ranks {
  if (isNewestFirst(keys) || ranks.length < 2) return ranks.subarray(0, end);
  const size = snapshot.shelf(type).records.length;
  if (ranks.length * FEW < size) return sorted(snapshot, type, ranks, keys, locale).subarray(0, end);
  const whole = wholeOrder(snapshot, type, keys, locale);
  return ranks.length === size ? whole.subarray(0, end) : pickedFrom(whole, ranks, end);
}

/** All places of a type in the order of the keys, kept for whoever sorts by them next. */
function wholeOrder(snapshot: Snapshot, type: string, keys: readonly SortKey[], locale: Locale): Ranks {
  const key = JSON.stringify([
    type,
    locale,
    keys.map(({ through = [], field, descending }) => [through, field, descending]),
  ]);
  const kept = snapshot.orders.get(key);
  if (kept) return kept;
  const made = sorted(snapshot, type, snapshot.all(type), keys, locale);
  snapshot.orders.set(key, made);
  return made;
}

/** The ranks in the order they have in `whole`, up to `end` of them: they are picked out of it sooner than they are sorted. */
export function pickedFrom(whole: Ranks, ranks: Ranks, end = ranks.length): Ranks {
  const wanted = new Uint8Array(whole.length);
  for (let at = 0; at < ranks.length; at += 1) wanted[ranks[at] as number] = 1;
  const picked = new Int32Array(Math.min(end, ranks.length));
  let next = 0;
  for (let at = 0; next < picked.length; at += 1) {
    const rank = whole[at] as number;
    if (wanted[rank] === 1) {
      picked[next] = rank;
      next += 1;
    }
  }
  return picked;
}

/** The places of a type in an order by slugs, what it does not name after them; kept with the list of slugs itself. */
export function orderBySlugs(snapshot: Snapshot, type: string, slugs: readonly string[]): Ranks {
  const kept = snapshot.once(`order-by-slugs/${type}`, () => new WeakMap<readonly string[], Ranks>());
  const known = kept.get(slugs);
  if (known) return known;
  const { bySlug } = snapshot.shelf(type);
  const left = new Set(snapshot.all(type));
  const named = slugs.flatMap((slug) => {
    const rank = bySlug.get(slug);
    return rank !== undefined && left.delete(rank) ? [rank] : [];
  });
  const whole = Int32Array.from([...named, ...left]);
  kept.set(slugs, whole);
  return whole;
}

/** The ranks are ascending, so what the keys leave open is newest first by the position alone. */
function sorted(snapshot: Snapshot, type: string, ranks: Ranks, keys: readonly SortKey[], locale: Locale): Ranks {
  const columns = keys.map((key) => ({
    at: placesOfRanks(snapshot, type, ranks, key, locale),
    sign: key.descending ? -1 : 1,
  }));
  const positions = everyRank(ranks.length).sort((a, b) => {
    for (const { at, sign } of columns) {
      const difference = ((at[a] as number) - (at[b] as number)) * sign;
      if (difference !== 0) return difference;
    }
    return a - b;
  });
  return positions.map((position) => ranks[position] as number);
}

/** Where each of these records stands by a key. What lies behind a relation is not kept: there are too many ways. */
function placesOfRanks(snapshot: Snapshot, type: string, ranks: Ranks, key: SortKey, locale: Locale): Int32Array {
  const links: Link[] = [];
  let far = type;
  for (const name of key.through ?? []) {
    const link = snapshot.shelf(far).links.get(name);
    if (!link) throw new Error(`${far} has no relation ${name}.`);
    links.push(link);
    far = link.type;
  }
  const at = places(snapshot, far, key.field, locale);
  const nowhere = at.length - 1;
  return ranks.map((rank) => {
    let place: number | undefined = rank;
    for (const link of links) place = place === undefined ? undefined : link.forward.at(place)[0];
    return at[place ?? nowhere] as number;
  });
}
