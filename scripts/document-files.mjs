// Writes the shipped file records of the shipped documents: one PDF for each language. Run it after a document or the page changed.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { runnerImport } from "vite";
import { root } from "./setup.mjs";

const documents = join(root, "db/seed/content/document");
const files = join(root, "db/seed/content/file");
const tongue = { ar: { ar: "بالعربية", en: "بالإنجليزية" }, en: { ar: "in Arabic", en: "in English" } };

const load = async (path) =>
  (await runnerImport(join(root, path), { root, configFile: false, logLevel: "error" })).module;
const { documentPdf, documentPdfPath } = await load("src/content/document-pdf.server.ts");
const { readConfig } = await load("src/platform/config.ts");

const config = readConfig({});
const write = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
mkdirSync(files, { recursive: true });
for (const name of readdirSync(documents).sort()) {
  const shipped = JSON.parse(readFileSync(join(documents, name), "utf8"));
  const locales = ["ar", "en"].filter((locale) => shipped[locale]?.content);
  for (const locale of locales) await writeFile(shipped, locale);
  const media = locales.map((locale) => `${shipped.slug}-${locale}`);
  write(join(documents, name), { ...shipped, data: { ...shipped.data, media } });
}
process.exit(0);

async function writeFile(shipped, locale) {
  const { slug, updated } = shipped;
  const bytes = await documentPdf(config, { ...shipped[locale], locale, updatedAt: updated });
  const file = join(files, `${slug}-${locale}.json`);
  const before = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : null;
  const data = {
    name: `${shipped[locale].title}.pdf`,
    hash: `${slug}-${locale}`,
    ext: ".pdf",
    mime: "application/pdf",
    size: Math.round(bytes.length / 10) / 100,
    url: documentPdfPath(slug, locale),
    provider: "wijha",
  };
  const words = (reader) =>
    shipped[reader] && { alternativeText: `${shipped[reader].title} (PDF، ${tongue[reader][locale]})` };
  const en = words("en") && { alternativeText: words("en").alternativeText.replace("،", ",") };
  const same = before && isDeepStrictEqual(before.data, data);
  const version = (before?.version ?? 0) + (same ? 0 : 1);
  write(file, { slug: `${slug}-${locale}`, version, updated, data, ar: words("ar"), en });
}
