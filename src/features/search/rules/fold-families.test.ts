import { describe, expect, it } from "vitest";
import { bestOf } from "./best-of.ts";
import { buildIndex } from "./build-index.ts";
import { foldFamilies } from "./fold-families.ts";
import type { IndexEntry } from "./index-entry.ts";
import { scoreRecords } from "./rank-records.ts";
import { SearchIndex } from "./search-index.ts";

interface Written {
  readonly title: string;
  readonly family?: string;
  readonly full?: true;
  readonly labels?: readonly string[];
  readonly summary?: string;
}

const entry = ({ title, family, full, labels = [], summary = "" }: Written, id: number): IndexEntry => ({
  id,
  type: "job",
  family: family ?? null,
  isShort: !full,
  codes: [],
  words: { ar: null, en: { title, labels, names: [], summaries: [summary], texts: [] } },
});

function found(question: string, records: readonly Written[], beside: readonly Written[] = []): string[] {
  const [main, other] = [records, beside].map((list) => new SearchIndex(buildIndex(list.map(entry))));
  if (!main || !other) throw new Error("There is no index.");
  const scorings = [scoreRecords(main, question, { locale: "en" })];
  if (beside.length > 0) scorings.push(scoreRecords(other, question, { locale: "en", beside: main }));
  return bestOf(foldFamilies(scorings), 20).map(({ index, entry: at, behind }) => {
    const title = (index === main ? records : beside)[at]?.title ?? "";
    return behind > 0 ? `${title} +${behind}` : title;
  });
}

describe("short profiles in search", () => {
  const welders: Written[] = [
    { title: "Pipe welder", family: "7212.3" },
    { title: "Underwater welder", family: "7212.3" },
    { title: "Spot welder", family: "7212.3" },
  ];

  it("answer after full ones, of a family the best alone", () => {
    expect(
      found("welder", [...welders, { title: "Metal teacher", full: true, labels: ["welder and teacher"] }]),
    ).toEqual(["Metal teacher", "Pipe welder +2"]);
  });

  it("stand behind the full profile of their family, also where that is in the index of what changed", () => {
    const full: Written = { title: "Welder of bridges", full: true, family: "7212.3" };
    expect(found("welder", [...welders, full])).toEqual(["Welder of bridges +3"]);
    expect(found("welder", welders, [full])).toEqual(["Welder of bridges +3"]);
  });

  it("are found by name whatever stands beside them", () => {
    const full: Written = { title: "Welder of bridges", full: true, family: "7212.3", labels: ["pipe welder helper"] };
    expect(found("pipe welder", [...welders, full])[0]).toBe("Pipe welder");
  });

  it("are not found by one word of a long title, by a name that many have, or by a question of the day", () => {
    expect(found("cake", [{ title: "Operator of cake press machines" }])).toEqual([]);
    const namesakes = ["Wood", "Glass", "Paper", "Salt"].map((one) => ({
      title: `${one} mill worker`,
      labels: ["engineer"],
    }));
    expect(found("engineer", namesakes)).toEqual([]);
    expect(found("weather", [{ title: "Weather forecaster" }])).toEqual(["Weather forecaster"]);
    expect(found("weather tomorrow", [{ title: "Weather forecaster" }])).toEqual([]);
    expect(found("weather forecaster in muscat", [{ title: "Weather forecaster" }])).toEqual(["Weather forecaster"]);
  });

  it("make no other record answer that only mentions their words", () => {
    const mentions: Written = { title: "Climate adviser", full: true, summary: "Reads the weather of a century" };
    expect(found("weather", [{ title: "Weather forecaster" }, mentions])).toEqual(["Weather forecaster"]);
    expect(found("weather", [{ title: "Weather station keeper", full: true }, mentions])).toContain("Climate adviser");
  });
});
