import { describe, expect, it } from "vitest";
import { CONTENT_TYPES, REGISTRY } from "../registry.ts";
import { columnsOf, headingIn, spellingsOf } from "./columns.ts";
import { FIELD_LABELS } from "./field-labels.ts";
import { placeColumns, readMapping } from "./place-columns.ts";

const columnsFor = (type: string) => columnsOf(REGISTRY.get(type) as never);
const placed = (headings: string[], map: string[] = [], type = "job") => {
  const { placed: columns, faults } = placeColumns(columnsFor(type), headings, readMapping(map));
  return [
    columns.map((column) => column?.key ?? null),
    faults.map(({ code, values }) => [code, values?.near ?? values?.choices ?? values?.first]),
  ];
};

describe("the columns of a sheet", () => {
  it.each(CONTENT_TYPES.map(({ name }) => name))("are all called something, and no two alike: %s", (type) => {
    const columns = columnsFor(type);
    const unnamed = columns.filter(({ field, name }) => field && !FIELD_LABELS[name]).map(({ name }) => name);
    expect(unnamed).toEqual([]);
    const spellings = columns.flatMap((column) =>
      spellingsOf(column).map((spelling) => [spelling, column.key] as const),
    );
    const twice = spellings.filter(([spelling, key]) =>
      spellings.some(([other, holder]) => other === spelling && holder !== key),
    );
    expect(twice).toEqual([]);
  });

  it("are found by their name in either language, however it is spelled", () => {
    const title = columnsFor("job").find(({ key }) => key === "title_ar");
    expect(title && [headingIn(title, "ar"), headingIn(title, "en")]).toEqual(["العنوان (بالعربية)", "Title (Arabic)"]);
    const [keys, faults] = placed([
      "العنوان بالعربيه",
      "TITLE (English)",
      "summary ar",
      "riasec_R",
      "المهن القريبة",
      "",
    ]);
    expect([keys?.slice(0, 5), faults]).toEqual([
      ["title_ar", "title_en", "summary_ar", "riasec_R", "related_jobs"],
      expect.arrayContaining([["import_heading_part", undefined]]),
    ]);
  });

  it("are mapped or left out by hand", () => {
    expect(placed(["Job name", "My notes", "slug"], ["Job name=title_en", "my notes="])).toEqual([
      ["title_en", null, "slug"],
      [],
    ]);
  });

  it("are refused where they are unknown, stand twice or do not say their language", () => {
    const [, faults] = placed(["titel (en)", "Colour", "العنوان", "slug", "الاسم في العنوان"]);
    expect(faults).toEqual([
      ["import_heading_near", "العنوان (بالإنجليزية) / Title (English)"],
      ["import_heading_unknown", undefined],
      ["import_heading_language", "title_ar | title_en"],
      ["import_heading_twice", "D"],
    ]);
  });
});
