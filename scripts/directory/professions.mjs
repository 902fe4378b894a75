import { sectorOf, workplacesOf } from "./groups.mjs";
import { englishNames, parts, principalsOf } from "./names.mjs";
import { nearest } from "./near.mjs";
import { grouped } from "./tables.mjs";
import { arabicTitle, sentenceCase, slugOf } from "./titles.mjs";

const HOW = { direct: "direct", inherited: "inherited", "isco-average": "averaged" };
const LETTERS = ["R", "I", "A", "S", "E", "C"];
const FACTS = ["skills", "knowledge", "styles", "values", "technology", "education"];

/** The topmost occupation above one, by its ESCO code: `2512.4.1` → `2512.4`. */
export function familyOf(code) {
  return code.split(".").slice(0, 2).join(".");
}

function measured(row, facts) {
  const onet = parts(row.onet_codes, ";")[0];
  if (!onet) return {};
  const said = Object.entries(facts(onet)).filter(([name, value]) => FACTS.includes(name) && value.length > 0);
  return {
    onet,
    riasec: LETTERS.map((letter) => Number(row[letter])),
    how: HOW[row.match_method],
    zone: Number(row.job_zone),
    ...Object.fromEntries(said),
  };
}

/** The Arabic title as ESCO has it, or as the list puts it right for the English title that stands beside it. */
export function correctedTitle(row, correction) {
  if (!correction) return arabicTitle(row.label_ar_masc, row.label_ar_fem);
  if (correction.en !== sentenceCase(row.label_en))
    throw new Error(`The correction of ${correction.en} has no occupation.`);
  return arabicTitle(correction.title, correction.feminine ?? "");
}

function professionFrom(row, { facts, lists, namesOf }) {
  const slug = slugOf(row.label_en);
  const green = Math.round(Number(row.green_share) * 100) / 100;
  const sector = sectorOf(lists.groups.sectors, { isco: row.isco08, slug });
  const workplaces = workplacesOf(lists.groups.workplaces, { isco: row.isco08, slug });
  return {
    slug,
    esco: row.esco_uri.split("/").at(-1),
    code: row.esco_code,
    isco: row.isco08,
    family: familyOf(row.esco_code),
    ar: { ...correctedTitle(row, lists.corrections[slug]), ...(lists.names[slug] ? { names: lists.names[slug] } : {}) },
    en: { title: sentenceCase(row.label_en), names: namesOf(row) },
    ...measured(row, facts),
    ...(green > 0 ? { green } : {}),
    ...(row.regulated === "1" ? { regulated: true } : {}),
    ...(sector ? { sector } : {}),
    ...(workplaces.length > 0 ? { workplaces } : {}),
  };
}

/** All short profiles, sorted by slug. */
export function professionsFrom({ occupations, read, facts, lists }) {
  const principals = principalsOf(occupations, read);
  const namesOf = englishNames(occupations, principals, new Set(lists.properNames));
  const professions = occupations.map((row) => professionFrom(row, { facts, lists, namesOf }));
  const slugByUri = new Map(occupations.map((row) => [row.esco_uri, slugOf(row.label_en)]));
  const related = new Map(
    [...grouped(read("Related_Occupations"), "O*NET-SOC Code")].map(([code, rows]) => [
      code,
      rows.sort((a, b) => Number(a.Index) - Number(b.Index)).map((row) => row["Related O*NET-SOC Code"]),
    ]),
  );
  const near = nearest(professions, related, new Set([...principals.keys()].map((uri) => slugByUri.get(uri))));
  return professions.map((one) => ({ ...one, near: near.get(one.slug) })).sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
