import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const LIGATURE_TEST = "function _isIconLigature(textVNode) {";
const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe-core takes joined Arabic letters for an icon font and then skips their contrast; here they count as text. */
function axeSource(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.js"), "utf8");
  if (!source.includes(LIGATURE_TEST))
    throw new Error("axe-core has changed: Arabic contrast would go unmeasured. Mend tests/support/axe.ts.");
  const isArabic = "/[\\u0600-\\u06ff\\ufb50-\\ufdff\\ufe70-\\ufefc]/.test(textVNode.actualNode.nodeValue)";
  return source.replace(LIGATURE_TEST, `${LIGATURE_TEST} if (${isArabic}) return false;`);
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
