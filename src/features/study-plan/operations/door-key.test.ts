import { expect, it } from "vitest";
import type { AreaView } from "../schema.ts";
import { keyOf } from "./door-key.server.ts";

const area = (told: Partial<AreaView>) => ({ sure: 0, waiting: 0, standing: "shut", ...told }) as AreaView;
const states = (areas: AreaView[], isBegun = true) => keyOf({ areas, isBegun }, "en").map(({ state }) => state);

it("says what an open door means and each other kind in the row, and nothing of kinds that are not there", () => {
  expect(states([area({ sure: 2, waiting: 1, standing: "open" }), area({ standing: "near" })])).toEqual([
    "open",
    "if",
    "near",
  ]);
  expect(states([area({ waiting: 3, standing: "open" }), area({})])).toEqual(["open", "if", "shut"]);
});

it("says nothing before the first tick: all doors are alike", () => {
  expect(states([area({})], false)).toEqual([]);
});
