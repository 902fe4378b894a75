import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { AppError } from "#platform/errors.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { type ImportingSite, openImportingSite } from "#tests/support/imports.ts";
import { madeXlsx } from "#tests/support/made-xlsx.ts";

const HEAD = "slug,title (ar),title (en),summary (ar),summary (en),description (ar),description (en),category";
const LINE = "weaving,النسيج,Weaving,ملخص,Summary,وصف,Text,applied";
const GOOD = `${HEAD}\r\n${LINE}\r\n`;
const MB = 1024 * 1024;

describe("a sheet that is not as it should be", () => {
  let test: TestDatabase;
  let site: ImportingSite;
  beforeAll(async () => {
    test = await createTestDatabase("sqlite");
    site = await openImportingSite(test);
  });
  afterAll(async () => {
    await site?.close();
    await test?.drop();
  });

  const tried = async (content: string | Buffer, options = {}) => {
    const { id, counts } = await site.sheet("future-skill", site.file("sheet", content), { dryRun: true, ...options });
    return { ...counts, told: await site.told(id) };
  };
  const refusal = async (content: string | Buffer, options = {}) => {
    const error: AppError = await tried(content, options).then(
      () => {
        throw new Error("not refused");
      },
      (reason) => reason,
    );
    return error.details?.fields?.map(({ code, values }) => [code, ...Object.values(values ?? {})]) ?? error;
  };

  const utf16 = (text: string) => Buffer.from(text, "utf16le");
  const windows1256 = Buffer.concat([
    Buffer.from(`${HEAD}\nweaving,`),
    Buffer.from([0xc7, 0xe1, 0xe4, 0xd3, 0xed, 0xcc]),
    Buffer.from(",Weaving,a,b,c,d,applied"),
  ]);
  it.each<[string, string | Buffer]>([
    ["UTF-8", GOOD],
    ["UTF-8 with its mark", `\ufeff${GOOD}`],
    ["UTF-16", utf16(`\ufeff${GOOD}`)],
    ["UTF-16 the other way round", utf16(`\ufeff${GOOD}`).swap16()],
    ["UTF-16 without its mark", utf16(GOOD)],
    ["Windows-1256", windows1256],
    ["semicolons", GOOD.replaceAll(",", ";")],
    ["tabs", GOOD.replaceAll(",", "\t")],
    ["what Excel says of the separator", `sep=;\r\n${GOOD.replaceAll(",", ";")}`],
    ["quotes around everything", GOOD.replace(/[^,\r\n]+/g, '"$&"')],
  ])("is read in %s", async (_name, content) => {
    expect(await tried(content)).toMatchObject({ new: 1, refused: 0, told: [] });
    expect((await site.ctx.db.selectFrom("import_rows").select("title_ar").executeTakeFirst())?.title_ar).toBe(
      "النسيج",
    );
  });

  it.each<[string, string | Buffer, unknown[]]>([
    ["nothing at all", "", [["import_empty"]]],
    ["rows without headings", `${LINE}\n${LINE}`, [["import_heading_missing"]]],
    ["a title above the headings", `Skills of 2026\n\n${GOOD}`, [["import_heading_below", 3]]],
    [
      "a heading twice",
      `slug,title (en),العنوان بالإنجليزية\nweaving,a,b`,
      [["import_heading_twice", "C", "العنوان بالإنجليزية", "B"]],
    ],
    ["an unknown heading", "slug,Colour\nweaving,red", [["import_heading_unknown", "B", "Colour"]]],
    ["a quote that stays open", `${HEAD}\nweaving,"النسيج,Weaving`, [["import_quote", 2]]],
    ["an old workbook", Buffer.from("d0cf11e0a1b11ae1", "hex"), [["import_old_xls"]]],
    ["a picture", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 0, 0, 0, 9, 200, 13]), [["import_not_text"]]],
    ["half a workbook", Buffer.from("PK\u0003\u0004 and then nothing"), [["import_xlsx_broken"]]],
  ])("is refused whole: %s", async (_name, content, codes) => {
    expect(await refusal(content)).toEqual(codes);
  });

  it("is refused where single letters of UTF-8 are broken, with the line", async () => {
    const good = Buffer.from(`${HEAD}\n${LINE}\n${LINE.replace("weaving", "dyeing")}`);
    const at = good.lastIndexOf(Buffer.from("وصف")) + 1;
    const broken = Buffer.concat([good.subarray(0, at), good.subarray(at + 1)]);
    expect(await refusal(broken)).toEqual([["import_damaged_text", 3]]);
  });

  it("is refused where a choice of a heading says nothing", async () => {
    expect(await refusal(GOOD, { map: ["Colour"] })).toEqual([["import_map", "Colour"]]);
  });

  it("tells headings that stand again among the rows, formulas, and cells beyond the headings", async () => {
    const text = `${HEAD}\n${HEAD}\n${LINE.replace("Weaving", "=cmd|' /C calc'!A0")}\n${LINE},more`;
    const { told, refused } = await tried(text);
    expect(refused).toBe(3);
    expect(told.filter((line) => /headings|formula|without a heading/.test(line))).toEqual([
      "2 : This row repeats the headings. Remove it.",
      "3 C «title (en)»: A formula; nothing is worked out here. Paste its value in its place.",
      "4 I: A cell without a heading above it. Give its column a heading or remove it.",
    ]);
  });

  it("takes +, - and @ as the text they are", async () => {
    const text = `${HEAD}\nweaving,+968 نسيج,@weaving,-م,s,و,d,applied`;
    expect(await tried(text)).toMatchObject({ new: 1, told: [] });
  });

  it("counts rows as a text editor counts lines", async () => {
    const text = `${HEAD}\n${LINE.replace("Text", '"one\ntwo\nthree"')}\n\n${LINE.replace("weaving", "W!")}`;
    const faults = (await tried(text)).told.filter((line) => !line.includes("(note)"));
    expect(faults.map((line) => line.split(" ")[0])).toEqual(["6"]);
  });

  it("leaves remarks and empty rows out", async () => {
    expect(await tried(`${HEAD}\n# skills of 2026,,\n,,,,\n${LINE}`)).toMatchObject({ new: 1, refused: 0 });
  });

  const row = (n: number, cells: readonly string[]) => `<row r="${n}">${cells.join("")}</row>`;
  const text = (value: string) => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
  const head = row(1, HEAD.split(",").map(text));
  const good = row(2, LINE.split(",").map(text));

  it("is read as spreadsheet programs write it: shared texts, dates, numbers, yes and no", async () => {
    const head_ = [
      "slug",
      "Notes",
      "title (en)",
      "summary (en)",
      "description (en)",
      "level",
      "minutes",
      "free",
      "opens",
    ];
    const cells = (from: number, count: number) =>
      Array.from({ length: count }, (_, at) => `<c t="s"><v>${from + at}</v></c>`);
    const texts = [...head_, "a-week", "أسبوع", "A week", "Summary"].map((one) => `<t>${one}</t>`);
    const rich = "<r><t>Long </t></r><r><t>text_x000A_here</t></r><rPh><t>unread</t></rPh>";
    const values = [
      '<c t="s"><v>14</v></c>',
      "<c><v>90.000000000000014</v></c>",
      '<c t="b"><v>1</v></c>',
      '<c s="1"><v>46349</v></c>',
    ];
    const file = await madeXlsx({
      sheet: `<sheetData>${row(1, cells(0, 9))}${row(2, [...cells(9, 5), ...values])}</sheetData>`,
      texts: [...texts, rich, "<t>introductory</t>"],
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs>',
    });
    const { id, counts } = await site.sheet("menternship", site.file("week.xlsx", file), {
      dryRun: true,
      map: ["Notes="],
    });
    expect([await site.told(id), counts.new]).toEqual([[], 1]);
    const staged = await site.ctx.db.selectFrom("import_rows").select("body_json").executeTakeFirstOrThrow();
    expect(staged.body_json?.data).toMatchObject({
      level: "introductory",
      minutes: 90,
      free: true,
      opens: "2026-11-23",
    });
    expect(staged.body_json?.en?.description).toBe("Long text\nhere");
  });

  it("takes a percentage as the sheet shows it, and formatted empty cells far to the right as nothing", async () => {
    const cells = ["a-week", "A week", "أسبوع", "Summary", "ملخص", "Text", "وصف"].map(text);
    const file = await madeXlsx({
      sheet: `<sheetData>${row(1, ["slug", "title (en)", "title (ar)", "summary (en)", "summary (ar)", "description (en)", "description (ar)", "minutes"].map(text))}${row(2, [...cells, '<c s="1"><v>0.9</v></c>', '<c r="XFC2" s="1"/>'])}</sheetData>`,
      styles: '<cellXfs><xf numFmtId="0"/><xf numFmtId="9"/></cellXfs>',
    });
    const { id } = await site.sheet("menternship", site.file("week.xlsx", file), { dryRun: true });
    expect((await site.told(id))[0]).toContain("“90%” is no number");
  });

  it("names formulas and errors of a workbook by their cells", async () => {
    const cells = LINE.split(",").map(text);
    cells[2] = '<c r="C2"><f>HYPERLINK("http://x")</f><v>1</v></c>';
    cells[4] = '<c r="E2" t="e"><v>#REF!</v></c>';
    const { told } = await tried(await madeXlsx({ sheet: `<sheetData>${head}${row(2, cells)}</sheetData>` }));
    expect(told.map((line) => line.slice(0, 24))).toEqual(["2 C «title (en)»: A form", "2 E «summary (en)»: An e"]);
  });

  it.each<[string, () => Promise<Buffer>, unknown[]]>([
    [
      "merged cells",
      () =>
        madeXlsx({ sheet: `<sheetData>${head}${good}</sheetData><mergeCells><mergeCell ref="A2:A4"/></mergeCells>` }),
      [["import_merged", "A2:A4"]],
    ],
    ["no sheet", () => madeXlsx({ sheet: "", workbookPr: "</workbook><x>" }), [["import_xlsx_broken"]]],
    [
      "entities",
      () =>
        madeXlsx({
          sheet: "",
          more: { "xl/workbook.xml": '<!DOCTYPE x [<!ENTITY a "aaaa">]><workbook>&a;</workbook>' },
        }),
      [["import_xlsx_broken"]],
    ],
    [
      "a cell far to the right",
      () => madeXlsx({ sheet: `<sheetData><row r="1"><c r="XFD1"><v>1</v></c></row></sheetData>` }),
      [["import_xlsx_wide", 500]],
    ],
    [
      "tags within tags without end",
      () => madeXlsx({ sheet: `<sheetData>${"<x>".repeat(50_000)}` }),
      [["import_xlsx_broken"]],
    ],
    [
      "a cell without end",
      () =>
        madeXlsx({
          sheet: `<sheetData><row r="1"><c t="inlineStr"><is><t>${"0".repeat(3 * MB)}</t></is></c></row></sheetData>`,
        }),
      [["import_xlsx_large"]],
    ],
    [
      "more cells in a row than any program writes",
      () => madeXlsx({ sheet: `<sheetData>${head}<row r="2">${'<c r="A2"/>'.repeat(20_000)}</row></sheetData>` }),
      [["import_xlsx_large"]],
    ],
    [
      "a sheet that unpacks to hundreds of times its size",
      () => madeXlsx({ sheet: `<sheetData>${head}${`<row>${"<c/>".repeat(5000)}</row>`.repeat(1000)}</sheetData>` }),
      [["import_xlsx_large"]],
    ],
    [
      "more rows than any program writes",
      () => madeXlsx({ sheet: `<sheetData>${head}${"<row/>".repeat(1_050_000)}</sheetData>` }),
      [["import_xlsx_large"]],
    ],
    [
      "a part that unpacks without end",
      () => madeXlsx({ sheet: `<sheetData>${head}</sheetData>`, styles: `<!--${"0".repeat(20 * MB)}-->` }),
      [["import_xlsx_large"]],
    ],
  ])("is refused whole: a workbook with %s", async (_name, make, codes) => {
    expect(await refusal(await make())).toEqual(codes);
  });

  it("is refused when it unpacks to more than it declares", async () => {
    const file = await madeXlsx({ sheet: `<sheetData>${head}</sheetData>`, styles: `<!--${"0".repeat(4 * MB)}-->` });
    // What the archive's directory says of the part's size is made small.
    const real = Buffer.alloc(4);
    real.writeUInt32LE(
      4 * MB +
        `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><!----></styleSheet>`.length,
    );
    let at = file.indexOf(real);
    expect(at).toBeGreaterThan(0);
    for (; at >= 0; at = file.indexOf(real, at)) file.writeUInt32LE(100, at);
    expect(await refusal(file)).toEqual([["import_xlsx_broken"]]);
  });
});
