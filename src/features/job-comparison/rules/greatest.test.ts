import { expect, it } from "vitest";
import { greatestOf, type Leveled, MOST_GREAT, type Parted } from "./greatest.ts";

const line = (key: string, both: number, one: number, other: number): Parted => ({ key, both, each: [one, other] });
const level = (key: string, ...each: Leveled["each"]): Leveled => ({ key, each });

it("tells first what shares the least, and of those that share nothing the most telling", () => {
  const lines = [
    line("subjects", 2, 1, 1),
    line("tasks", 0, 6, 6),
    line("study", 1, 3, 3),
    line("preparation", 0, 1, 1),
  ];
  expect(greatestOf(lines, [])).toEqual(["preparation", "tasks", "study"]);
});

it("leaves out lines of which one side tells nothing, and those that tell nothing great", () => {
  expect(greatestOf([line("tasks", 0, 6, 0), line("kind", 1, 0, 0), line("technology", 0, 3, 3)], [])).toEqual([]);
});

it("begins with an environment strong in one and weak in the other; one of them is enough", () => {
  const levels = [
    level("R", "low", "medium"),
    level("S", "high", "low"),
    level("C", "low", "high"),
    level("I", null, "high"),
  ];
  expect(greatestOf([line("tasks", 0, 2, 2)], levels)).toEqual(["S", "tasks"]);
  expect(greatestOf([], levels.slice(0, 1))).toEqual([]);
});

it("is the same from either side, and never more than three", () => {
  const lines = ["tasks", "skills", "kind", "sectors", "study"].map((key, at) => line(key, at % 2, 1 + at, 5));
  const turned = lines.map(({ key, both, each: [one, other] }) => line(key, both, other, one));
  const levels = [level("S", "low", "high")];
  expect(greatestOf(lines, levels)).toHaveLength(MOST_GREAT);
  expect(greatestOf(turned, [level("S", "high", "low")])).toEqual(greatestOf(lines, levels));
});
