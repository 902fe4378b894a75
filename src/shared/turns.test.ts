import fc from "fast-check";
import { expect, it } from "vitest";
import { mixOfTheDay, ofTheDay, takeTurns } from "./turns.ts";

it("the groups take turns", () => {
  expect(takeTurns([["a1", "a2"], [], ["c1", "c2", "c3"]])).toEqual(["a1", "c1", "a2", "c2", "c3"]);
  expect(takeTurns([])).toEqual([]);
});

it("a day has its part, the next day the next one, and in time all get their turn", () => {
  const items = ["a", "b", "c", "d", "e", "f", "g"];
  const first = ofTheDay(items, "2026-11-21");
  expect(ofTheDay(items, "2026-11-21")).toEqual(first);
  expect(new Set(first).size).toBe(3);
  expect(ofTheDay(items, "2026-11-22")[0]).toBe(items[(items.indexOf(first[2] ?? "") + 1) % items.length]);
  const week = ["20", "21", "22", "23", "24", "25", "26"].flatMap((day) => ofTheDay(items, `2026-11-${day}`));
  expect(new Set(week)).toEqual(new Set(items));
});

it("a short list is shown whole, an empty one not at all", () => {
  expect(ofTheDay(["a", "b"], "2026-11-21").toSorted()).toEqual(["a", "b"]);
  expect(ofTheDay([], "2026-11-21")).toEqual([]);
});

const SIX = ["r", "i", "a", "s", "e", "c"].map((group) => [1, 2, 3, 4, 5].map((at) => `${group}-${at}`));
const DAYS = Array.from({ length: 60 }, (_, at) => new Date(Date.UTC(2026, 10, 1 + at)).toISOString().slice(0, 10));

it("shows every group before one shows twice, and nothing twice", () => {
  for (const day of DAYS) {
    const order = mixOfTheDay(SIX, day);
    expect(order.toSorted()).toEqual(SIX.flat().toSorted());
    for (const at of [0, 6, 12, 18, 24])
      expect(new Set(order.slice(at, at + 6).map((name) => name[0])).size, day).toBe(6);
  }
});

it("is the same all day, whatever order the names come in, and another one the next day", () => {
  const order = mixOfTheDay(SIX, "2026-11-22");
  expect(mixOfTheDay(SIX, "2026-11-22")).toEqual(order);
  expect(
    mixOfTheDay(
      SIX.map((group) => group.toReversed()),
      "2026-11-22",
    ),
  ).toEqual(order);
  expect(mixOfTheDay(SIX, "2026-11-23")).not.toEqual(order);
});

it("lets every group begin equally often, and every name stand in the first row at some time", () => {
  const begins = Map.groupBy(DAYS, (day) => mixOfTheDay(SIX, day)[0]?.[0]);
  expect([...begins.values()].map((days) => days.length)).toEqual([10, 10, 10, 10, 10, 10]);
  const seen = new Set(DAYS.flatMap((day) => mixOfTheDay(SIX, day).slice(0, 6)));
  expect(seen.size).toBe(30);
});

it("loses and repeats nothing, however uneven the groups are", () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,6}$/), { maxLength: 40 });
  const cut = fc.array(fc.nat(6), { minLength: 40, maxLength: 40 });
  fc.assert(
    fc.property(names, cut, fc.constantFrom(...DAYS), (all, where, day) => {
      const groups = [0, 1, 2, 3, 4, 5, 6].map((group) => all.filter((_, at) => where[at] === group));
      expect(mixOfTheDay(groups, day).toSorted()).toEqual(all.toSorted());
    }),
  );
});
