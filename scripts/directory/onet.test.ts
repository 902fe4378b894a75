import { expect, it } from "vitest";
import { educationOf, onetFacts, strongest, technologyOf, termsOf } from "./onet.mjs";
import { grouped, rowsOf } from "./tables.mjs";

const rated = (id: string, value: number, more: Record<string, string> = {}) => ({
  "O*NET-SOC Code": "1",
  "Element ID": id,
  "Element Name": `Name Of ${id}`,
  "Scale ID": "IM",
  "Data Value": String(value),
  "Recommend Suppress": "N",
  ...more,
});
const rule = { scale: "IM", least: 3, most: 2 };

it("reads rows by the names of the first line", () => {
  expect(rowsOf("\uFEFFa\tb\r\n1\t 2 \n\n3\n")).toEqual([
    { a: "1", b: "2" },
    { a: "3", b: "" },
  ]);
  expect([...grouped([{ a: 1 }, { a: 2 }, { a: 1 }], "a").values()].map((rows) => rows.length)).toEqual([2, 1]);
});

it("takes the strongest that matter, strongest first, and no other scale", () => {
  const rows = [rated("a", 3.1), rated("b", 4), rated("c", 2.9), rated("d", 5, { "Scale ID": "LV" }), rated("e", 3.2)];
  expect(strongest(rows, rule)).toEqual(["b", "e"]);
  expect(strongest([rated("b", 4), rated("a", 4)], rule)).toEqual(["a", "b"]);
});

it("leaves out what O*NET advises against and takes the mean of several codes", () => {
  expect(strongest([rated("a", 5, { "Recommend Suppress": "Y" }), rated("b", 3)], rule)).toEqual(["b"]);
  expect(strongest([rated("a", 5), rated("a", 1), rated("b", 3.5)], rule)).toEqual(["b", "a"]);
  expect(strongest([rated("a", 4), rated("a", 1)], rule)).toEqual([]);
});

it("orders software by sharing, demand, fashion, and puts what everybody uses last in each", () => {
  const tool = (Example: string, demand: string, hot: string) => ({
    Example,
    "In Demand": demand,
    "Hot Technology": hot,
  });
  const rows = [tool("Excel", "Y", "Y"), tool("AutoCAD", "Y", "Y"), tool("C", "N", "Y"), tool("Blink", "N", "N")];
  const isEverywhere = (name: string) => name === "Excel";
  expect(technologyOf(rows, isEverywhere)).toEqual(["AutoCAD", "Excel", "C", "Blink"]);
  expect(technologyOf([...rows, tool("C", "N", "Y")], isEverywhere)[0]).toBe("C");
});

it("tells the usual levels of education in percent, the largest first", () => {
  const level = (Category: string, value: number) => rated("2.D.1", value, { "Scale ID": "RL", Category });
  const rows = [level("2", 9.4), level("5", 28.63), level("6", 52.29), level("3", 10.1)];
  expect(educationOf(rows)).toEqual([
    [6, 52],
    [5, 29],
    [3, 10],
  ]);
});

it("knows of each code what the tables hold, and of an unknown code nothing", () => {
  const tables: Record<string, object[]> = {
    Skills: [rated("2.A.1.a", 4)],
    Technology_Skills: [{ "O*NET-SOC Code": "1", Example: "Excel", "In Demand": "N", "Hot Technology": "N" }],
  };
  const facts = onetFacts((name: string) => tables[name] ?? []);
  expect(facts(["1"])).toMatchObject({ skills: ["2.A.1.a"], knowledge: [], technology: ["Excel"], education: [] });
  expect(facts(["2"])).toMatchObject({ skills: [], technology: [] });
});

it("names the terms that occur, in sentence case where the list has no English", () => {
  const read = (name: string) => (name === "Skills" ? [rated("2.A", 4), rated("2.B", 4), rated("2.C", 4)] : []);
  const words = {
    "2.A": { ar: "أ" },
    "2.B": { ar: "ب", en: "Self-control" },
    "education:1": { ar: "ت", en: "School" },
  };
  expect(termsOf(read, words, new Set(["2.A", "2.B"]))).toEqual({
    "2.A": { kind: "skill", ar: "أ", en: "Name of 2.a" },
    "2.B": { kind: "skill", ar: "ب", en: "Self-control" },
    "education:1": { kind: "education", ar: "ت", en: "School" },
  });
});
