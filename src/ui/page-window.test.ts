import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [2, 4, [1, 2, 3, 4]],
  [4, 9, [1, 2, 3, 4, 5, 0, 9]],
  [5, 9, [1, 0, 4, 5, 6, 0, 9]],
  [3, 9, [1, 2, 3, 4, 0, 9]],
  [9, 9, [1, 0, 8, 9]],
  [1, 0, []],
])("page %i of %i shows %j", (current, count, shown) => {
  expect(pageWindow(current, count)).toEqual(shown);
});
