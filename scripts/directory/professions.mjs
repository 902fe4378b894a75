import { sectorOf, workplacesOf } from "./groups.mjs";
import { englishNames, parts, principalsOf } from "./names.mjs";
import { nearest } from "./near.mjs";
import { grouped } from "./tables.mjs";
import { arabicTitle, englishTitle, slugOf } from "./titles.mjs";

const HOW = { direct: "direct", inherited: "inherited", "isco-average": "averaged" };
const LETTERS = ["R", "I", "A", "S", "E", "C"];
/** ESCO marks it as regulated by mistake: no directive of the Union names it. */
const NOT_REGULATED = "coating-machine-operator";

/** The topmost occupation above one, by its ESCO code: `2512.4.1` → `2512.4`. */
export function familyOf(code) {
  return code.split(".").slice(0, 2).join(".");
}

function measured(row, facts) {
  const codes = parts(row.onet_codes, ";");
  if (codes.length === 0) return {};
  return {
    onet: codes[0],
    riasec: LETTERS.map((letter) => Number(row[letter])),
    how: HOW[row.match_method],
    zone: Number(row.job_zone),
    ...Object.fromEntries(Object.entries(facts(codes)).filter(([, list]) => list.length > 0)),
  };
}

/** The Arabic title as ESCO has it, or as the list puts it right for the English title that stands beside it. */
export function correctedTitle(row, english, correction) {
  if (!correction) return arabicTitle(row.label_ar_masc, row.label_ar_fem);
  if (correction.en !== english) throw new Error(`The correction of ${correction.en} stands at ${english}.`);
  return arabicTitle(correction.title, correction.feminine ?? "");
}

function professionFrom(row, { facts, lists, namesOf }) {
  const slug = slugOf(row.label_en);
  const english = englishTitle(row.label_en, lists.properNames);
  const names = lists.names[slug];
  const green = Math.round(Number(row.green_share) * 100) / 100;
  const sector = sectorOf(lists.groups.sectors, { isco: row.isco08, slug });
  const workplaces = workplacesOf(lists.groups.workplaces, { isco: row.isco08, slug });
  return {
    slug,
    esco: row.esco_uri.split("/").at(-1),
    code: row.esco_code,
    isco: row.isco08,
    family: familyOf(row.esco_code),
    ar: { ...correctedTitle(row, english, lists.corrections[slug]), ...(names ? { names } : {}) },
    en: { title: english, names: namesOf(row) },
    ...measured(row, facts),
    ...(green > 0 ? { green } : {}),
    ...(row.regulated === "1" && slug !== NOT_REGULATED ? { regulated: true } : {}),
    ...(sector ? { sector } : {}),
    ...(workplaces.length > 0 ? { workplaces } : {}),
  };
}

/** A list by slug may only name what there is. */
function assertKnown(slugs, list, name) {
  const unknown = Object.keys(list).filter((slug) => !slugs.has(slug));
  if (unknown.length > 0) throw new Error(`${name}.json names what is not there: ${unknown.join(", ")}`);
}

function relatedCodes(read) {
  const byCode = grouped(read("Related_Occupations"), "O*NET-SOC Code");
  const ordered = (rows) => [...rows].sort((a, b) => Number(a.Index) - Number(b.Index));
  return new Map([...byCode].map(([code, rows]) => [code, ordered(rows).map((row) => row["Related O*NET-SOC Code"])]));
}

/** All short profiles, sorted by slug. */
export function professionsFrom({ occupations, read, facts, lists }) {
  const slugs = new Map(occupations.map((row) => [row.esco_uri, slugOf(row.label_en)]));
  if (new Set(slugs.values()).size !== occupations.length) throw new Error("Two occupations have one address.");
  assertKnown(new Set(slugs.values()), lists.corrections, "corrections");
  assertKnown(new Set(slugs.values()), lists.names, "names-ar");
  const principals = principalsOf(occupations, read);
  const namesOf = englishNames(occupations, principals, lists.properNames);
  const professions = occupations.map((row) => professionFrom(row, { facts, lists, namesOf }));
  const near = nearest(professions, {
    related: relatedCodes(read),
    principals: new Set([...principals.keys()].map((uri) => slugs.get(uri))),
    unsuggested: lists.groups.unsuggested,
  });
  return professions.map((one) => ({ ...one, near: near.get(one.slug) })).sort((a, b) => (a.slug < b.slug ? -1 : 1));
}
