import { ofBoth, type Pair } from "../rules.ts";

/** What two lists have in common, and what each has alone. */
export interface Split<T> {
  readonly both: readonly T[];
  readonly each: Pair<readonly T[]>;
}

/** Parts two lists, each value once and in the order of its list; what is shared stands as the first list has it. */
export function splitShared<T>(lists: Pair<readonly T[]>, keyOf: (value: T) => string): Split<T> {
  const [one, other] = ofBoth(lists, (list) => onceEach(list, keyOf));
  return {
    both: [...one].flatMap(([key, value]) => (other.has(key) ? [value] : [])),
    each: [without(one, other), without(other, one)],
  };
}

function onceEach<T>(list: readonly T[], keyOf: (value: T) => string): ReadonlyMap<string, T> {
  const once = new Map<string, T>();
  for (const value of list) if (!once.has(keyOf(value))) once.set(keyOf(value), value);
  return once;
}

function without<T>(own: ReadonlyMap<string, T>, other: ReadonlyMap<string, T>): T[] {
  return [...own].flatMap(([key, value]) => (other.has(key) ? [] : [value]));
}
