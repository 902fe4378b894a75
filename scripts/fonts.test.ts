import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { FONTS, rangeOf } from "./fonts.mjs";

const root = join(import.meta.dirname, "..");
const styles = readFileSync(join(root, "src/ui/styles/fonts.css"), "utf8");

/** Every letter of the words of pages, and of what is shipped in a language. */
function lettersOf(language: string): Set<string> {
  const files = globSync(
    [`src/**/text/${language}.json`, `db/seed/content/**/${language}/*`, "db/seed/content/**/*.json"],
    { cwd: root },
  );
  return new Set(files.flatMap((file) => [...readFileSync(join(root, file), "utf8").replace(/\s/g, " ")]));
}

it.each(["ar", "en"])("has every letter that texts in %s use in the one file of every page", (language) => {
  const had = new Set<string>(FONTS["readex-pro"].text);
  const letters = lettersOf(language);
  expect(letters.size).toBeGreaterThan(60);
  expect([...letters].filter((letter) => !had.has(letter))).toEqual([]);
});

it("writes the letters as a range, and the styles ask for these", () => {
  expect(rangeOf("cab\u0627")).toBe("U+0061-0063, U+0627");
  for (const { text } of Object.values(FONTS))
    expect(styles.replace(/\s+/g, " ")).toContain(`unicode-range: ${rangeOf(text)};`);
});

it("lets nothing of a line wait unseen, and says how wide what stands in is", () => {
  const faces = styles.split("@font-face").slice(1);
  for (const face of faces.filter((one) => one.includes("url("))) {
    if (!face.includes("Near ")) expect(face).toContain("font-display: swap");
  }
  for (const face of faces.filter((one) => one.includes("local(")))
    for (const metric of ["size-adjust", "ascent-override", "descent-override", "line-gap-override"])
      expect(face).toContain(metric);
});
