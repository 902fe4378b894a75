import { expect, it } from "vitest";
import { tasksOf } from "./tells-of-task.ts";

const nurse = ["Measure and record vital signs", "Give medicines and fluids", "Teach patients and relatives"];

it("names the tasks a statement speaks of, in their order", () => {
  expect(tasksOf("S4", nurse)).toEqual([1, 2]);
  expect(tasksOf("S1", nurse)).toEqual([2]);
  expect(tasksOf("C9", nurse)).toEqual([0]);
});

it("claims no link where there is none, and none of a statement nobody has told of", () => {
  expect(tasksOf("S8", ["Plan diets that fit both illness and habits"])).toEqual([]);
  expect(tasksOf("X1", nurse)).toEqual([]);
  expect(tasksOf("C8", ["Record the catalogue"])).toEqual([]);
});
