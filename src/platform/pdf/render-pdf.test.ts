import { describe, expect, it } from "vitest";
import { readPdf } from "#tests/support/pdf-text.ts";
import type { PdfBlock, PdfContent } from "./blocks.ts";
import { Compiler } from "./compiler.ts";
import { pageData } from "./page-data.ts";
import { renderPdf } from "./render-pdf.ts";

const paragraph = (text: string): PdfBlock => ({ kind: "paragraph", runs: [{ text }] });
const content = (locale: "ar" | "en", blocks: readonly PdfBlock[], title = "دفتر Notebook"): PdfContent => ({
  locale,
  brand: "Wijha",
  title,
  author: "Wijha",
  date: new Date("2026-11-06T08:00:00Z"),
  timeZone: "Asia/Muscat",
  lead: "وصف قصير",
  blocks,
});

const EVERYTHING: readonly PdfBlock[] = [
  { kind: "heading", level: 3, runs: [{ text: "الاستجابة للأسئلة" }] },
  {
    kind: "paragraph",
    runs: [
      { text: "بيئة العمل" },
      { text: "مسؤولية", strong: true },
      { text: "تأكيد", emphasis: true },
      { text: "إلى الموقع", href: "https://wijha.example/jobs" },
      { text: " student@wijha.example 2019–2024 HTML " },
      { text: "خطر", href: "javascript:alert(1)" },
    ],
  },
  { kind: "list", ordered: false, items: [[paragraph("أول"), { kind: "list", ordered: true, start: 3, items: [[]] }]] },
  { kind: "note", blocks: [paragraph("ملاحظة")] },
  { kind: "table", head: [[{ text: "سؤال" }], [{ text: "جواب" }]], rows: [[[{ text: "الآن" }]], []] },
  { kind: "break" },
  { kind: "heading", level: 1, runs: [{ text: "Second part" }] },
  paragraph("The office of a fine difficult flow"),
];

describe("a PDF", () => {
  it("is tagged PDF/UA-1 in its language with a title", async () => {
    const pdf = await readPdf(await renderPdf(content("ar", EVERYTHING)));
    expect(pdf.pages).toBe(2);
    expect(pdf).toMatchObject({ tagged: true, lang: "ar", title: "دفتر Notebook" });
    expect(pdf.raw).toMatch(/pdfuaid:part(>|=")1/);
    for (const role of ["H1", "P", "L", "LI", "Table", "TH", "TD", "Link"]) expect(pdf.roles).toContain(role);
    expect((await readPdf(await renderPdf(content("en", EVERYTHING)))).lang).toBe("en");
  });

  it("hands over its words in both languages", async () => {
    const { text } = await readPdf(await renderPdf(content("ar", EVERYTHING)));
    const words = ["دفتر", "الاستجابة", "للأسئلة", "بيئة", "مسؤولية", "تأكيد", "ملاحظة", "الآن", "نوفمبر"];
    for (const word of [...words, "student@wijha.example", "2019–2024", "HTML"]) expect(text).toContain(word);
    expect(text).toContain("The office of a fine difficult flow");
  });

  it("follows whole addresses only", async () => {
    const { links, raw } = await readPdf(await renderPdf(content("ar", EVERYTHING)));
    expect(new Set(links)).toEqual(new Set(["https://wijha.example/jobs"]));
    expect(raw).not.toContain("javascript:");
  });

  it("is the same bytes for the same content", async () => {
    const [one, other] = await Promise.all([
      renderPdf(content("ar", EVERYTHING)),
      renderPdf(content("ar", EVERYTHING)),
    ]);
    expect(one.equals(other)).toBe(true);
  });

  it("gives lines to write on to items that ask for them", () => {
    const items = ["Name:", "I lean towards …", "A sentence."].map((text) => [paragraph(text)]);
    const nested: PdfBlock = { kind: "list", ordered: false, items: [...items, [paragraph("More:"), paragraph("x")]] };
    expect(pageData(content("en", [nested])).match(/"open":true/g)).toHaveLength(2);
  });

  it("repeats the head of a long table and numbers its pages", async () => {
    const rows = Array.from({ length: 80 }, (_, at) => [[{ text: `row ${at}` }], []]);
    const head = [[{ text: "Question" }], [{ text: "Answer" }]];
    const pdf = await readPdf(await renderPdf(content("en", [{ kind: "table", head, rows }], "Long")));
    expect(pdf.pages).toBeGreaterThan(2);
    expect(pdf.text.match(/Question/g)?.length).toBe(pdf.pages);
    expect(pdf.text).toContain(`1 / ${pdf.pages}`);
  });
});

it("is not begun for more than the compiler has memory for", () => {
  const rows = Array.from({ length: 1000 }, () => Array.from({ length: 12 }, () => [{ text: "1" }]));
  const head = Array.from({ length: 12 }, () => [{ text: "a" }]);
  const table = (most: number): PdfBlock => ({ kind: "table", head, rows: rows.slice(0, most) });
  expect(() => pageData(content("en", [table(1000)]))).toThrow("too_large");
  expect(pageData(content("en", [table(200), table(200)]))).toContain("table");
});

describe("the channel", () => {
  const channel = (name: string, share: number): PdfBlock => ({
    kind: "channel",
    alt: "A drawing of one branch",
    branches: [
      { name, note: "7 of 9", hue: 3, isLeading: true, water: { from: share / 2, share, to: share } },
      { name: "Dry", note: "", hue: 99, isLeading: false, water: null },
    ],
  });

  it("is a figure with a text in its place, in both directions", async () => {
    for (const locale of ["ar", "en"] as const) {
      const pdf = await readPdf(await renderPdf(content(locale, [channel("Social", 0.8)])));
      expect(pdf.roles).toContain("Figure");
      expect(pdf.alts).toEqual(["A drawing of one branch"]);
      expect(pdf.raw).toMatch(/pdfuaid:part(>|=")1/);
      expect(pdf.read).toContain("Social");
    }
  });

  it("is drawn whatever its shares and names are", async () => {
    for (const share of [Number.NaN, -1, 0, 9, Number.POSITIVE_INFINITY])
      expect((await readPdf(await renderPdf(content("ar", [channel('#panic("x")\u0000', share)])))).tagged).toBe(true);
  });
});

it("leaves marks over letters out where it is asked to, and reads words in order", async () => {
  const given = content("ar", [paragraph("كاملًا حُسبت يشدّني من 3 إلى 6.7")]);
  const { read } = await readPdf(await renderPdf({ ...given, over: "سؤال", withoutMarks: true }));
  expect(read).toContain("كاملا حسبت يشدني من 3 إلى 6.7");
  expect((await readPdf(await renderPdf({ ...given, over: "سؤال" }))).title).toBe("سؤال: دفتر Notebook");
});

describe("hostile text", () => {
  const hostile = [
    '#eval("1+1") #import "@preview/x:1.0.0" #read("/etc/passwd")',
    "$ x^2 $ \\ @label <label> [b] *c* _d_ `code` // gone /* gone */ = Head - item + item / term: x ~ --- ...",
    '"; panic("x") #panic("x") \\u{0}',
  ];

  it("is shown as it was typed", async () => {
    const { text } = await readPdf(await renderPdf(content("en", hostile.map(paragraph), hostile[0])));
    const flat = (value: string) => value.normalize("NFKC").replace(/\s/g, "");
    for (const line of hostile) expect(flat(text)).toContain(flat(line));
  });

  it.each([
    ["nothing", ""],
    ["null bytes and controls", "a\u0000b\u0007\u001b[31mc"],
    ["direction controls", "\u202egpj.exe\u202c \u2066\u2067\u2068 أ\u202d"],
    ["half a character", "\ud800 x \udfff"],
    ["10,000 letters without a space", "م".repeat(10_000)],
    ["10,000 Latin letters without a space", "x".repeat(10_000)],
    ["signs no font has", "😀 𓀀 \uE000 ☐ →"],
    ["many marks on one letter", `ا${"\u0651".repeat(500)}`],
  ])("%s does no harm", async (_name, text) => {
    const blocks: PdfBlock[] = [
      paragraph(text),
      { kind: "heading", level: 2, runs: [{ text }] },
      { kind: "list", ordered: true, start: Number.NaN, items: [[paragraph(text)], []] },
      { kind: "table", head: [[{ text }], []], rows: [[[{ text }], [{ text }], [{ text }]]] },
    ];
    const given = { ...content("ar", blocks, text), author: text, lead: text };
    expect(pageData(given)).not.toMatch(/[\u202a-\u202e\u2066-\u2069]|\\u00/u);
    expect((await readPdf(await renderPdf(given))).tagged).toBe(true);
  });

  it("nested deeper than anybody reads is flattened", async () => {
    let block: PdfBlock = paragraph("innermost");
    for (let depth = 0; depth < 200; depth++) block = { kind: "list", ordered: false, items: [[block]] };
    expect((await readPdf(await renderPdf(content("en", [block])))).text).toContain("innermost");
  });
});

describe("the process that makes PDFs", () => {
  const data = pageData(content("en", [paragraph("x")]));

  it("is ended when it takes too long, and the next document gets a new one", async () => {
    const slow = new Compiler({ withinMs: 300, code: "process.on('message', () => { for (;;); })" });
    await expect(slow.compile(data)).rejects.toThrow("took too long");
    await expect(slow.compile(data)).rejects.toThrow("took too long");
    slow.stop();
  });

  it("may die without taking anything along", async () => {
    const dying = new Compiler({ code: "process.on('message', () => process.abort())" });
    await expect(dying.compile(data)).rejects.toThrow("its process ended");
    await expect(dying.compile(data)).rejects.toThrow("its process ended");
    dying.stop();
  });

  it("says what it cannot compile and goes on", async () => {
    const compiler = new Compiler();
    await expect(compiler.compile("{}")).rejects.toThrow("cannot be made");
    await expect(compiler.compile(data)).resolves.toBeInstanceOf(Buffer);
    compiler.stop();
  });
});
