import { expect, it } from "vitest";
import { twoDays } from "./two-days.ts";

const day = (...hours: string[]) => hours.map((at) => ({ at, text: `What is done at ${at}, in one sentence.` }));

it("puts both days in one order of time, as far apart as the hours are, and none of a side over another", () => {
  const placed = twoDays([day("06:45", "08:00", "12:30", "15:15"), day("02:45", "04:00", "06:00", "10:00")]);
  expect(placed.map(({ at, side, row }) => [at, side, row])).toEqual([
    ["02:45", 1, 1],
    ["04:00", 1, 3],
    ["06:00", 1, 5],
    ["06:45", 0, 6],
    ["08:00", 0, 8],
    ["10:00", 1, 10],
    ["12:30", 0, 12],
    ["15:15", 0, 14],
  ]);
});

it("puts face to face what happens at once", () => {
  const placed = twoDays([day("08:00", "12:00"), day("08:00", "14:00")]);
  expect(placed.map(({ row }) => row)).toEqual([1, 1, 4, 6]);
});

it("tells four moments of a longer day, its first and last among them, and nothing where one day is not written", () => {
  const long = day("06:45", "08:00", "09:30", "11:00", "12:30", "14:00", "15:15");
  expect(twoDays([long, long])).toHaveLength(8);
  expect(twoDays([long, long]).map(({ at }) => at)).toEqual(expect.arrayContaining(["06:45", "15:15"]));
  expect(twoDays([long, []])).toEqual([]);
});

it("tells more than a name, and of a long sentence its beginning", () => {
  const at = "08:00";
  const name = { at, text: "Medicine round. Read the wristband, work out the dose, sign." };
  const start = "At every bedside the night colleague adds a line";
  const long = {
    at,
    text: `${start}: a cannula placed at four, a drip nearly empty, someone who would not eat, and a bed to be made ready.`,
  };
  expect(twoDays([[name], [long]]).map(({ text }) => text)).toEqual([name.text, `${start}.`]);
});
