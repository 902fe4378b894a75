import { expect, it } from "vitest";
import { markdownBlocks } from "./markdown-blocks.ts";

const read = (markdown: string) => markdownBlocks(markdown, "https://wijha.example");

it("reads headings from the highest, lists, tables, notes and styles", () => {
  expect(read("## عنوان\n\n### فرع\n\nنص **قوي** و *مؤكد* O*NET و O*NET [مهنة](/jobs/nurse)")).toEqual([
    { kind: "heading", level: 1, runs: [{ text: "عنوان" }] },
    { kind: "heading", level: 2, runs: [{ text: "فرع" }] },
    {
      kind: "paragraph",
      runs: [
        { text: "نص " },
        { text: "قوي", strong: true },
        { text: " و " },
        { text: "مؤكد", emphasis: true },
        { text: " O*NET و O*NET " },
        { text: "مهنة", href: "https://wijha.example/jobs/nurse" },
      ],
    },
  ]);
  expect(read("> ملاحظة\n\n| أ | ب |\n|---|---|\n| 1 |  |")).toEqual([
    { kind: "note", blocks: [{ kind: "paragraph", runs: [{ text: "ملاحظة" }] }] },
    { kind: "table", head: [[{ text: "أ" }], [{ text: "ب" }]], rows: [[[{ text: "1" }], []]] },
  ]);
  expect(read("3. ثالث\n   - فرع")).toMatchObject([
    { kind: "list", ordered: true, start: 3, items: [[{ kind: "paragraph" }, { kind: "list", ordered: false }]] },
  ]);
});

it("leaves HTML and pictures out and reads entities as letters", () => {
  const blocks = read("<script>alert(1)</script>\n\na &amp; b <b>c</b> ![x](y.png) <https://a.example/?a=1&b=2>");
  expect(JSON.stringify(blocks)).not.toMatch(/script|<b>|y\.png/);
  expect(blocks.at(-1)).toMatchObject({ kind: "paragraph", runs: expect.arrayContaining([{ text: "a & b " }]) });
});
