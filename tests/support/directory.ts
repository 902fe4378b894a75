import { readFileSync } from "node:fs";
import type { DirectoryWords } from "#content/directory/body-of-profession.server.ts";
import { recordsOf } from "#content/directory/load-directory.server.ts";
import { readProfessions } from "#content/directory/profession.ts";
import { termOf } from "#content/directory/terms.server.ts";
import { REGISTRY } from "#content/registry.ts";
import { readSeedFolder, type SeedRecord } from "#content/seed.server.ts";
import { findReplaced } from "#content/snapshot/replaced.ts";
import { job } from "#content/types/job.ts";
import type { Locale } from "#i18n/locales.ts";

/** Where the directory finds its words, without a database: in the shipped records. */
export function shippedWords(shipped: readonly SeedRecord[]): DirectoryWords {
  const titleOf = ({ body }: SeedRecord, locale: Locale) => String(body[locale]?.title);
  const sectors = new Map(shipped.filter(({ type }) => type === "sector").map((one) => [one.body.slug, one]));
  const environments = shipped.filter(({ type }) => type === "work-environment");
  return {
    sector: (slug, locale) => {
      const found = sectors.get(slug);
      return found ? titleOf(found, locale) : null;
    },
    environment: (code, locale) => {
      const found = environments.find(({ body }) => body.data.code === code);
      return found ? { slug: found.body.slug, title: titleOf(found, locale) } : null;
    },
    term: termOf,
  };
}

/** What search reads of a fresh site: the shipped records, and the short profiles that give way to none of them. */
export function shippedEntries(folder = "db/seed") {
  const shipped = readSeedFolder(folder);
  const professions = readProfessions(readFileSync(`${folder}/directory/professions.jsonl`, "utf8"));
  const short = recordsOf(professions, shippedWords(shipped)).map(({ body }) => ({ type: "job", body }));
  const all = [...shipped, ...short].map(({ type, body }, id) => ({ id, type, body }));
  const replaced = findReplaced(
    all.filter(({ type }) => type === "job"),
    job.givesWay,
  );
  const formerOf = new Map([...replaced].map(([one, other]) => [other, one.body]));
  const entries = all
    .filter((one) => !replaced.has(one))
    .flatMap((record) => {
      const described = REGISTRY.get(record.type);
      return described?.type.isSearched ? [{ ...record, described, former: formerOf.get(record) }] : [];
    });
  const shownAs = new Map([...replaced].map(([one, other]) => [`job/${one.body.slug}`, `job/${other.body.slug}`]));
  return { entries, shownAs };
}
