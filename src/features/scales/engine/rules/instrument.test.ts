import { expect, it } from "vitest";
import { faultsOf } from "#platform/http/input.ts";
import eta from "../../../../../db/seed/scales/eta-1.json";
import etaNorms from "../../../../../db/seed/scales/eta-norms-1.json";
import { normsSchema } from "../schema/norms.ts";
import { instrumentSchema } from "./check-instrument.ts";
import { instrumentOfRows, rowsOfInstrument } from "./instrument-csv.ts";
import { findNormFaults, groupFor, rankOf } from "./norms.ts";
import { normsOfRows, rowsOfNorms } from "./norms-csv.ts";
import { readInstrumentAnswers } from "./read-instrument-answers.ts";
import { findOpen, rangeOf, scoreInstrument } from "./score-instrument.ts";

const both = (text: string) => ({ ar: `${text} ع`, en: text });
const item = (id: string, scale: string, more: object = {}) => ({
  id,
  keys: [{ scale, ...more }],
  ar: { text: `${id} ع` },
  en: { text: id },
});
const bandWords = (title: string) => ({ ar: { title, text: title }, en: { title, text: title } });

/** Sixty items of five points for six scales, every third one the other way round. */
const sixty = () => ({
  format: "instrument-1",
  scale: "work-values",
  version: 1,
  answers: "five-point",
  title: both("Work values"),
  lead: both("What matters at work"),
  audience: both("Everybody"),
  minutes: 12,
  labels: ["1", "2", "3", "4", "5"].map(both),
  scales: ["a", "b", "c", "d", "e", "f"].map((id) => ({ id, ...both(id) })),
  bands: {
    by: "raw",
    of: {
      a: [
        { from: 10, to: 29, ...bandWords("less") },
        { from: 30, to: 50, ...bandWords("more") },
      ],
    },
  },
  items: Array.from({ length: 60 }, (_, at) =>
    item(`I${at + 1}`, "abcdef"[at % 6] ?? "a", { reversed: at % 18 >= 12 }),
  ),
});
type Changed = ReturnType<typeof sixty> & Record<string, unknown>;

const faults = (change: (body: Changed) => void) => {
  const body = sixty() as Changed;
  change(body);
  const result = instrumentSchema.safeParse(body, { reportInput: true });
  return result.success ? [] : faultsOf(result.error).map(({ path, code }) => `${path} ${code}`);
};
const dropped = (value: unknown, name: string) => delete (value as Record<string, unknown>)[name];

it("takes a 60-item five-point instrument as it stands and scores it by its keys", () => {
  const body = instrumentSchema.parse(sixty());
  expect(rangeOf(body, "a")).toEqual({ min: 10, max: 50 });
  const fives = Object.fromEntries(body.items.map(({ id }) => [id, "5"]));
  // Scale a has ten items, three of them reversed (I13, I31, I49).
  expect(scoreInstrument(body, fives).a).toBe(7 * 5 + 3 * 1);
  expect(readInstrumentAnswers(body, null, { grade: null, gender: null }, fives).isSame).toBe(true);
  const mixed = { ...fives, I1: "1" };
  const reading = readInstrumentAnswers(body, null, { grade: null, gender: null }, mixed);
  expect(reading.scales[0]).toEqual({ id: "a", raw: 34, min: 10, max: 50, rank: null, band: 1 });
  expect(findOpen(body, { I1: "1" })).toHaveLength(59);
  expect(() => scoreInstrument(body, { I1: "1" })).toThrow("I2");
  expect(() => scoreInstrument(body, { ...fives, I1: "6" })).toThrow("I1");
});

it.each<[string, (body: Changed) => void, string]>([
  [
    "an item of an unknown scale",
    (b) => void b.items.splice(3, 1, item("I4", "x")),
    "items.3.keys.0.scale instrument_unknown_scale",
  ],
  ["a scale without items", (b) => void b.scales.push({ id: "g", ...both("g") }), "scales.6 instrument_no_items"],
  ["an item named twice", (b) => void b.items.splice(1, 1, item("I1", "b")), "items.1.id instrument_twice"],
  ["a missing translation", (b) => void dropped(b.items[2]?.en, "text"), "items.2.en.text required"],
  ["an empty translation", (b) => void Object.assign(b.items[2]?.ar ?? {}, { text: "  " }), "items.2.ar.text required"],
  ["an unknown key", (b) => void Object.assign(b.items[0] ?? {}, { colour: "red" }), "items.0.colour unknown_key"],
  ["four labels", (b) => void b.labels.pop(), "labels too_few"],
  [
    "overlapping bands",
    (b) => void Object.assign(b.bands.of.a[1] ?? {}, { from: 29 }),
    "bands.of.a.1.from instrument_bands_overlap",
  ],
  [
    "a hole between bands",
    (b) => void Object.assign(b.bands.of.a[1] ?? {}, { from: 31 }),
    "bands.of.a.1.from instrument_bands_hole",
  ],
  [
    "bands that end too early",
    (b) => void Object.assign(b.bands.of.a[1] ?? {}, { to: 49 }),
    "bands.of.a.1.to instrument_bands_hole",
  ],
  [
    "bands that end too late",
    (b) => void Object.assign(b.bands.of.a[1] ?? {}, { to: 51 }),
    "bands.of.a.1.to instrument_bands_beyond",
  ],
  [
    "a band turned round",
    (b) => void Object.assign(b.bands.of.a[1] ?? {}, { from: 30, to: 20 }),
    "bands.of.a.1.to instrument_bands_turned",
  ],
  [
    "bands of no scale",
    (b) => void Object.assign(b.bands.of, { z: b.bands.of.a }),
    "bands.of.z instrument_unknown_scale",
  ],
  [
    "a sum of nothing known",
    (b) => void b.scales.push({ id: "all", ...both("all"), sums: ["a", "z"] } as never),
    "scales.6.sums.1 instrument_unknown_scale",
  ],
])("refuses %s at its place", (_, change, fault) => {
  expect(faults(change)).toContain(fault);
});

const ETA = instrumentSchema.parse(eta);
const NORMS = normsSchema.parse(etaNorms);

it("the shipped situations: 13, 13 and 12, weights 2, 1 and 0 once each, the strongest at every letter alike", () => {
  const counts = (scale: string) => ETA.items.filter(({ keys }) => keys[0]?.scale === scale).length;
  expect([ETA.items.length, counts("motivation"), counts("competence"), counts("responsibility")]).toEqual([
    38, 13, 13, 12,
  ]);
  const strongest = { A: 0, B: 0, C: 0 };
  for (const one of ETA.items) {
    if (!("weights" in one)) throw new Error("no situation");
    expect(Object.values(one.weights).toSorted()).toEqual([0, 1, 2]);
    for (const letter of ["A", "B", "C"] as const) if (one.weights[letter] === 2) strongest[letter] += 1;
  }
  expect(Object.values(strongest).every((count) => count === 12 || count === 13)).toBe(true);
  expect(rangeOf(ETA, "general")).toEqual({ min: 0, max: 76 });
  expect(Object.values(ETA.bands?.of ?? {}).map((bands) => bands.map(({ from, to }) => [from, to]))).toEqual(
    Array(4).fill([
      [0, 32],
      [33, 65],
      [66, 99],
    ]),
  );
});

it("the shipped norms hold for them: no hole, nothing falling, 1 to 99, provisional", () => {
  expect(findNormFaults(ETA, NORMS)).toEqual([]);
  expect(NORMS.provisional).toBe(true);
  for (const { grade, gender } of NORMS.groups) expect([8, 9, 10, 11, 12].includes(grade ?? 0), `${gender}`).toBe(true);
  const strong = Object.fromEntries(
    ETA.items.map((one) => [
      one.id,
      Object.entries("weights" in one ? one.weights : {}).find(([, w]) => w === 2)?.[0] ?? "",
    ]),
  );
  const reading = readInstrumentAnswers(ETA, NORMS, { grade: 10, gender: "female" }, strong);
  expect(reading.scales.map(({ raw, rank, band }) => [raw, rank?.rank, band])).toEqual([
    [26, 99, 2],
    [26, 99, 2],
    [24, 99, 2],
    [76, 99, 2],
  ]);
  const grown = readInstrumentAnswers(ETA, NORMS, { grade: null, gender: "female" }, strong);
  expect([grown.norms, grown.scales[0]?.rank, grown.scales[0]?.band, grown.scales[0]?.raw]).toEqual([
    null,
    null,
    null,
    26,
  ]);
});

it.each<[string, (ranks: Record<string, number>) => void, string]>([
  ["a hole", (ranks) => void delete ranks["7"], "norms_hole"],
  ["a falling rank", (ranks) => void Object.assign(ranks, { "20": (ranks["19"] ?? 2) - 1 }), "norms_falling"],
  ["a score the scale does not give", (ranks) => void Object.assign(ranks, { "27": 99 }), "norms_outside"],
])("refuses norms with %s", (_, change, code) => {
  const norms = structuredClone(NORMS);
  change(norms.groups[0]?.scales.motivation?.ranks ?? {});
  expect(findNormFaults(ETA, norms)).toMatchObject([{ code, path: expect.stringContaining("groups.0") }]);
});

it("refuses norms without a scale, of an unknown one, and of a group named twice", () => {
  const norms = structuredClone(NORMS);
  const [first] = norms.groups;
  if (!first) throw new Error("no group");
  delete first.scales.general;
  first.scales.courage = { sd: 1, alpha: 0.5, ranks: {} };
  norms.groups.push(structuredClone(norms.groups[1] ?? first));
  expect(findNormFaults(ETA, norms).map(({ code }) => code)).toEqual([
    "instrument_unknown_scale",
    "required",
    "instrument_twice",
  ]);
});

it("a rank has the ends of raw ± 1.96 SEM; without a gender the grade as a whole counts", () => {
  const ranks = Object.fromEntries(Array.from({ length: 11 }, (_, raw) => [String(raw), 1 + 9 * raw]));
  const scales = { a: { sd: 2, alpha: 0.75, ranks } };
  const groups = [null, "male" as const].map((gender) => ({ grade: 9, gender, n: 50, scales }));
  const norms = { ...NORMS, groups };
  const found = groupFor(norms, 9, "female");
  expect(found?.gender).toBe(null);
  // SEM 1: 5 ± 1.96 covers the whole scores 4 to 6.
  expect(found && rankOf(found, "a", 5)).toEqual({ rank: 46, from: 37, to: 55 });
  expect(found && rankOf(found, "a", 10)).toEqual({ rank: 91, from: 82, to: 91 });
  expect(found && rankOf(found, "a", 11)).toBe(null);
  expect(groupFor(norms, 12, "male")).toBe(null);
});

it("instruments and norms survive the way to a table and back", () => {
  for (const body of [ETA, instrumentSchema.parse(sixty())]) {
    const { made, faults: found } = instrumentOfRows(rowsOfInstrument(body));
    expect(found).toEqual([]);
    expect(instrumentSchema.parse(made)).toEqual(body);
  }
  const { made } = normsOfRows(rowsOfNorms(NORMS));
  expect(normsSchema.parse(made)).toEqual(NORMS);
});

it("rows that belong nowhere are told by their number", () => {
  const rows = [...rowsOfInstrument(ETA), { part: "colour" }, { part: "key", id: "motivation", of: "X9" }];
  expect(instrumentOfRows(rows).faults).toEqual([
    { row: rows.length, code: "csv_part" },
    { row: rows.length + 1, code: "instrument_unknown_item" },
  ]);
  const twice = [
    ...rowsOfNorms(NORMS),
    { part: "rank", id: "general", of: "9-male", from: "4", value: "3" },
    { part: "rank", of: "7-male" },
  ];
  expect(normsOfRows(twice).faults.map(({ code }) => code)).toEqual(["instrument_twice", "norms_unknown_group"]);
});
