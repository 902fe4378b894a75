import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

/** The beginning of axe-core's `isIconLigature`, as its minified file has it: half as long to bring and to read on each page. */
const LIGATURE_TEST =
  /function \w+\((\w+)\)\{(?=var [^{}]*=\1\.actualNode\.nodeValue\.trim\(\);if\([^;{}]*\{emoji:!0,nonBmp:!0\}\)\)return!1)/g;
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe-core takes joined Arabic letters for an icon font and then skips their contrast; here they count as text. */
function axeSource(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  if (source.match(LIGATURE_TEST)?.length !== 1)
    throw new Error("axe-core has changed: Arabic contrast would go unmeasured. Mend tests/support/axe.ts.");
  const arabic = "/[\\u0600-\\u06ff\\ufb50-\\ufdff\\ufe70-\\ufefc]/";
  return source.replace(
    LIGATURE_TEST,
    (start, node) => `${start}if(${arabic}.test(${node}.actualNode.nodeValue))return!1;`,
  );
}

const source = axeSource();

interface Found {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly string[]; readonly failureSummary?: string }[];
}

declare const axe: { run(root: Document, options: object): Promise<{ violations: Found[] }> };

/** Which rules are asked: all, all but that of colours, or these by name. */
export type Rules = "all" | "structure" | readonly string[];

/** What axe finds on a page, one line each. Colours do not change with the language: unless asked, those of Arabic pages are measured. */
export async function axeFaults(page: Page, asked?: Rules): Promise<string[]> {
  if (!(await page.evaluate("typeof axe !== 'undefined'"))) await page.evaluate(source);
  const rules = asked ?? ((await page.locator("html").getAttribute("lang")) === "ar" ? "all" : "structure");
  const runOnly = typeof rules === "string" ? { type: "tag", values: TAGS } : { type: "rule", values: rules };
  const violations = await page.evaluate(async (options) => (await axe.run(document, options)).violations, {
    runOnly,
    rules: rules === "structure" ? { "color-contrast": { enabled: false } } : {},
    resultTypes: ["violations"],
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} – ${failureSummary?.split("\n")[1]?.trim()}`),
  );
}

/** A page with one pale Arabic sentence among dark ones: a measure that does not see it measures nothing. */
export const CANARY = `<!doctype html><html lang="ar" dir="rtl"><title>x</title>
<body style="background:#fff;font-family:sans-serif"><main><h1>نص عربي داكن</h1><p>اكتشف طريقك</p>
<p id="pale" style="color:#bbb">نص عربي باهت لا يقرأ</p></main></body></html>`;
