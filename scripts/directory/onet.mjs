import { grouped, groupedBy } from "./tables.mjs";

const KINDS = [
  { name: "skills", kind: "skill", table: "Skills", scale: "IM", least: 3, most: 6 },
  { name: "knowledge", kind: "knowledge", table: "Knowledge", scale: "IM", least: 3, most: 5 },
  { name: "styles", kind: "style", table: "Work_Styles", scale: "IM", least: 3, most: 5 },
  { name: "values", kind: "value", table: "Work_Values", scale: "EX", least: 0, most: 3 },
];
/** Software that so many of all occupations use says little about one of them. */
const EVERYWHERE = 0.4;
const TECHNOLOGY = 6;
const EDUCATION = 3;
/** A share of people in percent below which a level of education is no usual one. */
const LEAST_SHARE = 10;

/** The mean of the values that O*NET does not advise against, by what `keyOf` names. */
function means(rows, scale, keyOf) {
  const kept = rows.filter((row) => row["Scale ID"] === scale && row["Recommend Suppress"] !== "Y");
  return [...groupedBy(kept, keyOf)].map(([key, same]) => [
    key,
    same.reduce((sum, row) => sum + Number(row["Data Value"]), 0) / same.length,
  ]);
}

/** Ids of the elements that weigh most, strongest first. */
export function strongest(rows, { scale, least, most }) {
  return means(rows, scale, (row) => row["Element ID"])
    .filter(([, value]) => value >= least)
    .sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([id]) => id);
}

/** Names of software: what most of the codes share, then what is in demand, what is hot, and last what nearly everybody uses. */
export function technologyOf(rows, isEverywhere) {
  const rank = (row) => (row["In Demand"] === "Y" ? 0 : row["Hot Technology"] === "Y" ? 2 : 4);
  const byName = [...groupedBy(rows, (row) => row.Example)].map(([name, same]) => ({
    name,
    shared: same.length,
    rank: Math.min(...same.map(rank)) + (isEverywhere(name) ? 1 : 0),
  }));
  return byName
    .sort((a, b) => b.shared - a.shared || a.rank - b.rank || (a.name < b.name ? -1 : 1))
    .slice(0, TECHNOLOGY)
    .map(({ name }) => name);
}

/** The levels of education most people of an occupation name, as [category, percent], the largest first. */
export function educationOf(rows) {
  return means(rows, "RL", (row) => Number(row.Category))
    .map(([category, value]) => [category, Math.round(value)])
    .filter(([, percent]) => percent >= LEAST_SHARE)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, EDUCATION);
}

function usedEverywhere(rows) {
  const users = new Map();
  for (const row of rows) {
    const codes = users.get(row.Example) ?? new Set();
    users.set(row.Example, codes.add(row["O*NET-SOC Code"]));
  }
  const all = new Set(rows.map((row) => row["O*NET-SOC Code"])).size;
  return (example) => (users.get(example)?.size ?? 0) > all * EVERYWHERE;
}

/** What O*NET says of the occupations with some codes, on the mean: a function of the tables it reads with `read`. */
export function onetFacts(read) {
  const byCode = (name) => {
    const rows = grouped(read(name), "O*NET-SOC Code");
    return (codes) => codes.flatMap((code) => rows.get(code) ?? []);
  };
  const kinds = KINDS.map((kind) => ({ ...kind, rowsOf: byCode(kind.table) }));
  const technology = byCode("Technology_Skills");
  const education = byCode("Education_Training_and_Experience");
  const isEverywhere = usedEverywhere(read("Technology_Skills"));
  return (codes) => ({
    ...Object.fromEntries(kinds.map(({ rowsOf, name, ...rule }) => [name, strongest(rowsOf(codes), rule)])),
    technology: technologyOf(technology(codes), isEverywhere),
    education: educationOf(education(codes)),
  });
}

const sentenceCase = (text) => text[0].toUpperCase() + text.slice(1).toLowerCase();

/** The vocabulary in both languages: every element that `used` holds and the levels of education. */
export function termsOf(read, words, used) {
  const terms = {};
  for (const { table, kind } of KINDS)
    for (const row of read(table)) {
      const id = row["Element ID"];
      if (used.has(id)) terms[id] ??= { kind, ...words[id], en: words[id]?.en ?? sentenceCase(row["Element Name"]) };
    }
  for (const [id, word] of Object.entries(words))
    if (id.startsWith("education:")) terms[id] = { kind: "education", ...word };
  return Object.fromEntries(Object.entries(terms).sort(([a], [b]) => (a < b ? -1 : 1)));
}
