import { describe, expect, it } from "vitest";
import { mergeEdit } from "./merge.ts";
import { byPlace, placeBetween } from "./place.ts";
import { added, groupOf, type ItemChange, moved, type PlanItem, removed, restored, shifted, stepsOf } from "./plan.ts";
import { schoolYearOf, schoolYearText } from "./school-year.ts";

const apply = (items: readonly PlanItem[], changes: readonly ItemChange[]) => {
  const next = new Map(items.map((one) => [one.id, one]));
  for (const { after } of changes) next.set(after.id, after);
  return [...next.values()];
};
const item = (id: string, goal: string | null, dueOn: string | null = null) => ({
  id,
  goal,
  record: null,
  text: id,
  year: null,
  dueOn,
});
const planOf = (...ids: string[]) =>
  ids.reduce<PlanItem[]>(
    (items, id) => apply(items, [added(items, item(id, "g"))]),
    apply([], [added([], item("g", null))]),
  );
const order = (items: readonly PlanItem[]) => stepsOf(items, "g").map(({ id }) => id);
const one = (items: readonly PlanItem[], id: string) => items.find((it) => it.id === id) as PlanItem;

describe("places", () => {
  it("lie between two, however often one is put between them", () => {
    let [low, high]: [string, string | null] = [placeBetween(null, null), null];
    let seed = 7;
    for (let at = 0; at < 500; at += 1) {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      const between = placeBetween(low, high);
      expect(between > low && (high === null || between < high)).toBe(true);
      expect(between.endsWith("0")).toBe(false);
      if (seed % 2) low = between;
      else high = between;
    }
    expect(placeBetween(null, "01") < "01").toBe(true);
  });

  it("stay short at the end of a plan of a thousand steps", () => {
    let last: string | null = null;
    for (let at = 0; at < 1000; at += 1) last = placeBetween(last, null);
    expect(last?.length).toBeLessThan(40);
  });
});

describe("a plan", () => {
  it("moves a step one place, and at the ends not at all", () => {
    const items = planOf("a", "b", "c");
    expect(order(apply(items, shifted(items, one(items, "c"), -1)))).toEqual(["a", "c", "b"]);
    expect(order(apply(items, shifted(items, one(items, "a"), 1)))).toEqual(["b", "a", "c"]);
    expect([...shifted(items, one(items, "a"), -1), ...shifted(items, one(items, "c"), 1)]).toEqual([]);
  });

  it("takes a step to another year and goal, and lets a day go that lies in no such year", () => {
    let items = planOf("a", "b");
    items = apply(items, [added(items, item("dated", "g", "2027-01-10"))]);
    expect(one(items, "dated").year).toBe(2026);
    const later = apply(items, moved(items, one(items, "dated"), { goal: "g", year: 2028, before: null }));
    expect(one(later, "dated")).toMatchObject({ year: 2028, dueOn: null });
    expect(order(later)).toEqual(["dated", "a", "b"]);
    const first = apply(items, moved(items, one(items, "b"), { goal: "g", year: null, before: "a" }));
    expect(order(first)).toEqual(["dated", "b", "a"]);
  });

  it("takes a goal away with its steps and brings back those that went with it", () => {
    let items = planOf("a", "b");
    items = apply(items, removed(items, one(items, "a"), "2026-01-01T00:00:00.000Z"));
    items = apply(items, removed(items, one(items, "g"), "2026-01-02T00:00:00.000Z"));
    expect(groupOf(items, { goal: null, year: null })).toEqual([]);
    items = apply(items, restored(items, one(items, "g")));
    expect(order(items)).toEqual(["b"]);
    expect(order(apply(items, restored(items, one(items, "a"))))).toEqual(["a", "b"]);
    expect([...items].sort(byPlace)).toHaveLength(3);
  });
});

describe("two devices", () => {
  const base = { text: "read", year: 2026, dueOn: null };
  it("that changed different fields have both changes", () => {
    const { kept, second } = mergeEdit(base, { ...base, text: "read on" }, { ...base, dueOn: "2027-02-01" });
    expect([kept, second]).toEqual([{ text: "read on", year: 2026, dueOn: "2027-02-01" }, null]);
  });
  it("that changed one field keep both, the later beside the earlier", () => {
    const { kept, second } = mergeEdit(base, { ...base, text: "first" }, { ...base, text: "second" });
    expect([kept.text, second?.text]).toEqual(["first", "second"]);
  });
  it("that wrote the same, or whose base nobody knows, lose nothing", () => {
    expect(mergeEdit(base, { ...base, text: "same" }, { ...base, text: "same" }).second).toBeNull();
    const { kept, second } = mergeEdit(null, base, { ...base, text: "other" });
    expect([kept.text, second?.text]).toEqual(["read", "other"]);
    expect(mergeEdit(null, base, base).second).toBeNull();
  });
});

it("a school year begins in August and is written as schools write it", () => {
  expect(["2026-07-31", "2026-08-01", "2027-01-01"].map(schoolYearOf)).toEqual([2025, 2026, 2026]);
  expect([2026, 2099].map(schoolYearText)).toEqual(["2026/2027", "2099/2100"]);
});
