import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { testConfig } from "#tests/support/api.ts";
import { createTestDatabase, type TestDatabase } from "#tests/support/database.ts";
import { importSheetCommand } from "./import-commands.ts";
import { importReportCommand, importsCommand, importUndoCommand } from "./import-list-commands.ts";
import { exportSheetCommand, sheetTemplateCommand } from "./sheet-commands.ts";

let test: TestDatabase;
let folder: string;
let said = "";
beforeAll(async () => {
  test = await createTestDatabase("sqlite", { template: "shipped" });
  folder = mkdtempSync(path.join(tmpdir(), "wijha-commands-"));
});
afterAll(async () => {
  await test?.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  const hear =
    (keep: boolean) =>
    (text: string, ...more: unknown[]) => {
      if (keep) said += text;
      for (const done of more) if (typeof done === "function") done();
      return true;
    };
  vi.spyOn(process.stdout, "write").mockImplementation(hear(true) as typeof process.stdout.write);
  vi.spyOn(process.stderr, "write").mockImplementation(hear(false) as typeof process.stderr.write);
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

type Command = typeof importSheetCommand;
async function run(command: Command, ...args: string[]): Promise<string> {
  said = "";
  await command(testConfig(test), args);
  return said.trim();
}
const file = (name: string) => path.join(folder, name);

it("a sheet is made, filled, tried, imported, listed and taken back in the editor's language", async () => {
  expect(await run(sheetTemplateCommand, "faq", "--out", file("new/faq.csv"))).toBe(
    `كُتب النموذج ${file("new/faq.csv")}.`,
  );
  const [head = ""] = readFileSync(file("new/faq.csv"), "utf8").split("\r\n");
  const cells = head.split(",").map((heading) => {
    if (heading.includes("Name in the address")) return "made-here";
    if (heading.includes("Order")) return "٩٠";
    return heading.includes("Topic") ? "الخدمة" : heading.includes("(Arabic)") ? "نص" : "";
  });
  writeFileSync(file("faq.csv"), `${head}\r\n${cells.join(",")}\r\n`);
  expect(await run(importSheetCommand, "faq", file("faq.csv"), "--dry-run")).toContain("تجربة فقط: لم يتغير شيء.");
  const done = await run(importSheetCommand, "faq", file("faq.csv"));
  expect(done).toContain("جديد: 1 · معدّل: 0");
  const id = /import-undo -- (\d+)/.exec(done)?.[1] ?? "";
  expect(await run(importSheetCommand, "faq", file("faq.csv"), "--lang", "en")).toContain("Nothing new in the file");
  expect(await run(importsCommand, "--lang", "en")).toMatch(new RegExp(`^${id} · \\d`, "m"));
  expect(await run(importUndoCommand, id)).toBe(`أُلغي الاستيراد رقم ${id}. حُذف: 1 · أُعيد إلى ما كان: 0 · تُرك: 0`);
  await expect(run(importUndoCommand, id)).rejects.toThrow(`لا استيراد منجزًا بالرقم ${id}`);
});

it("what is wrong is told row by row, and all of it in a file", async () => {
  writeFileSync(
    file("bad.csv"),
    `slug,order,title_ar\n${Array.from({ length: 60 }, (_, at) => `made-${at},many,`).join("\n")}`,
  );
  const refused = await run(importSheetCommand, "faq", file("bad.csv"), "--lang", "en");
  expect(refused).toContain("Row 2, column B «order», «made-0»: “many” is no number.");
  expect(refused).toContain("Nothing was imported.");
  expect(process.exitCode).toBe(1);
  const id = /import-report -- (\d+)/.exec(refused)?.[1] ?? "";
  await run(importReportCommand, id, "--out", file("report.csv"), "--lang", "en");
  expect(
    readFileSync(file("report.csv"), "utf8")
      .split("\r\n")
      .filter((line) => line.includes("is no number")),
  ).toHaveLength(60);
});

it("every type is written to a folder", async () => {
  expect(await run(exportSheetCommand, "all", "--out", file("all"), "--lang", "en")).toContain(
    `${file("all/job.csv")} written: `,
  );
  expect(readFileSync(file("all/job.csv"), "utf8")).toContain("nurse");
});

it.each([
  [importSheetCommand, ["jobs", "x.csv", "--lang", "en"], "There is no content type “jobs”. The types: job, "],
  [importSheetCommand, ["job", "nowhere.csv", "--lang", "en"], "There is no file at nowhere.csv."],
  [importSheetCommand, ["job"], "npm run import-sheet -- <type> <file>"],
  [importSheetCommand, ["job", "x.csv", "--all"], "--all"],
  [importSheetCommand, ["job", "x.csv", "--lang", "fr"], "--lang ar | --lang en"],
  [importUndoCommand, ["x"], "لا استيراد منجزًا"],
  [
    exportSheetCommand,
    ["job", "--out", "package.json/job.csv", "--lang", "en"],
    "package.json/job.csv cannot be written.",
  ],
])("a wrong word is told: %o %j", async (command, args, words) => {
  await expect(run(command as Command, ...args)).rejects.toThrow(words);
});
