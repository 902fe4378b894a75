import { expect, it } from "vitest";
import type { AgreedStep, GoalView, ItemView } from "../schema/plan-view.ts";
import { waysOf } from "./way.ts";

const step = (id: string, year: number | null, isDone = false) => ({ id, year, isDone }) as ItemView;
const goal = (...steps: ItemView[]) => ({ years: [{ year: null, steps }] }) as unknown as GoalView;
const agreed = (id: string, dueOn: string | null) => ({ id, dueOn, isDone: false }) as AgreedStep;
const told = (ways: ReturnType<typeof waysOf>) =>
  ways.map(({ year, gates }) => [year, gates.map(({ id }) => id).join(" ")]);

it("puts the steps of all goals on one way by school year, those without one last, the done ones of a year first", () => {
  const goals = [goal(step("a", 2027), step("b", 2026)), goal(step("c", 2026, true), step("d", null))];
  const ways = waysOf({ goals, agreed: [agreed("e", "2027-02-01"), agreed("f", null)] });
  expect(told(ways)).toEqual([
    [2026, "c b e"],
    [2027, "a"],
    [null, "d f"],
  ]);
});

it("has no way without steps, and never more than eight gates in a year", () => {
  expect(waysOf({ goals: [goal()], agreed: [] })).toEqual([]);
  const many = Array.from({ length: 30 }, (_, at) => step(`s${at}`, 2026));
  expect(waysOf({ goals: [goal(...many)], agreed: [] })[0]?.gates).toHaveLength(8);
});
