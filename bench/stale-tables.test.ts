import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ageWarnings, sectionsOf } from "./stale-tables.ts";

const PAGE = `# Measured

Measured at aaaaaaa: \`not/of/a/section\`.

## Old
Measured at 1111111: \`src/content\`, \`bench\`.

| a | b |

## Fresh
Measured before 2222222abc: \`src/ui\`.

## Without
Some words. Measured at least once.
`;

it("reads of each section at which commit it was measured and what it hangs on", () => {
  expect(sectionsOf(PAGE)).toEqual([
    { title: "Old", measured: { commit: "1111111", folders: ["src/content", "bench"] } },
    { title: "Fresh", measured: { commit: "2222222abc", folders: ["src/ui"] } },
    { title: "Without", measured: null },
  ]);
});

it("warns of what changed since, and names what says nothing", () => {
  const later = (commit: string) => (commit === "1111111" ? "9999999" : null);
  expect(ageWarnings(sectionsOf(PAGE), later)).toEqual([
    '"Old" is of 1111111; src/content, bench changed since (9999999)',
    "these name no commit: Without",
  ]);
  expect(ageWarnings(sectionsOf(PAGE).slice(1, 2), later)).toEqual([]);
});

it("says so where there is no history", () => {
  expect(ageWarnings(sectionsOf(PAGE), () => undefined)).toEqual([
    "these name no commit: Without",
    "without the history nothing can be told of: Old; Fresh",
  ]);
});

it("every section of the page that says when it was measured says it in the one form", () => {
  const page = readFileSync(join(import.meta.dirname, "../docs/measured.md"), "utf8");
  const said = page.split("\n").filter((line) => /^Measured (at|before) /.test(line));
  expect(said).toHaveLength(sectionsOf(page).filter(({ measured }) => measured).length);
  expect(said.length).toBeGreaterThan(20);
});
