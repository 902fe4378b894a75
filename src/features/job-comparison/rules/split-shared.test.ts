import { expect, it } from "vitest";
import { splitShared } from "./split-shared.ts";

const itself = (value: string) => value;

it("parts what is shared from what each has alone, in the order of the lists", () => {
  expect(
    splitShared(
      [
        ["c", "a", "b"],
        ["b", "d", "a"],
      ],
      itself,
    ),
  ).toEqual({ both: ["a", "b"], each: [["c"], ["d"]] });
});

it("holds every value of both lists exactly once", () => {
  const lists = [
    [["a", "a", "b"], ["a"]],
    [[], ["x", "x"]],
    [["a"], []],
    [[], []],
    [
      ["a", "b"],
      ["b", "a"],
    ],
  ] as const;
  for (const [one, other] of lists) {
    const { both, each } = splitShared([one, other], itself);
    expect([...both, ...each[0]].toSorted()).toEqual([...new Set(one)].toSorted());
    expect([...both, ...each[1]].toSorted()).toEqual([...new Set(other)].toSorted());
    expect(splitShared([other, one], itself).each).toEqual([each[1], each[0]]);
  }
});

it("compares by the key, and shows what is shared as the first list has it", () => {
  const small = (value: string) => value.toLowerCase();
  expect(splitShared([["Honesty"], ["honesty", "HONESTY", "Care"]], small)).toEqual({
    both: ["Honesty"],
    each: [[], ["Care"]],
  });
});
