// Makes the directory of professions from published data: `node scripts/directory/make.mjs <data folder>`. It needs `xz`.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { onetFacts, termsOf } from "./onet.mjs";
import { professionsFrom } from "./professions.mjs";
import { provenanceOf } from "./provenance.mjs";
import { readTable } from "./tables.mjs";

const SEED = fileURLToPath(new URL("../../db/seed/directory", import.meta.url));
const list = (name) => JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), "utf8"));

function make(folder) {
  const tables = new Map();
  const read = (name) => {
    if (!tables.has(name)) tables.set(name, readTable(join(folder, "onet-29.3", `${name}.tsv.xz`)));
    return tables.get(name);
  };
  const occupations = readTable(join(folder, "derived", "occupations_ar_en_riasec.tsv.xz"));
  const lists = {
    corrections: list("corrections"),
    names: list("names-ar"),
    groups: list("groups"),
    properNames: new Set(list("proper-names")),
  };
  const professions = professionsFrom({ occupations, read, facts: onetFacts(read), lists });
  const used = new Set(
    professions.flatMap((one) => ["skills", "knowledge", "styles", "values"].flatMap((kind) => one[kind] ?? [])),
  );
  const terms = termsOf(read, list("terms"), used);
  writeFileSync(join(SEED, "professions.jsonl"), professions.map((one) => `${JSON.stringify(one)}\n`).join(""));
  writeFileSync(join(SEED, "terms.json"), `${JSON.stringify(terms, null, 2)}\n`);
  writeFileSync(join(SEED, "PROVENANCE.md"), provenanceOf(professions, terms, lists));
  console.log(`${professions.length} professions, ${Object.keys(terms).length} terms`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  if (!process.argv[2]) {
    console.error("node scripts/directory/make.mjs <data folder>   (needs the program xz)");
    process.exit(1);
  }
  make(process.argv[2]);
}
