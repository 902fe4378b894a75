import { expect, it } from "vitest";
import { crownOf } from "./crown.ts";

const tips = (count: number) => crownOf(count).map(({ rib, isOther }) => (isOther ? 520 - rib[3][0] : rib[3][0]));

it.each([1, 3, 4, 6, 7, 11])("spreads %i fronds from the reading side over the top to the other", (count) => {
  const crown = crownOf(count);
  expect(crown).toHaveLength(count);
  expect(new Set(crown.map(({ rib, isOther }) => `${isOther} ${rib}`)).size).toBe(count);
  const half = Math.floor(count / 2);
  const heights = crown.slice(0, half).map(({ rib }) => rib[3][1]);
  expect(heights).toEqual(heights.toSorted((one, other) => other - one));
});

it("is alike on both sides, one upright between them where the count is odd", () => {
  for (const count of [4, 5, 6]) {
    const all = tips(count);
    all.forEach((x, at) => {
      const other = all[count - 1 - at] ?? 0;
      if (at !== count - 1 - at) expect(x + other).toBe(520);
    });
  }
});
