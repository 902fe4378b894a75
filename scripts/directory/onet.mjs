import { grouped } from "./tables.mjs";

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

const byValue = (a, b) =>
  Number(b["Data Value"]) - Number(a["Data Value"]) || (a["Element ID"] < b["Element ID"] ? -1 : 1);

/** Ids of the elements that weigh most, strongest first; values O*NET advises against are left out. */
export function strongest(rows, { scale, least, most }) {
  return rows
    .filter(
      (row) => row["Scale ID"] === scale && row["Recommend Suppress"] !== "Y" && Number(row["Data Value"]) >= least,
    )
    .sort(byValue)
    .slice(0, most)
    .map((row) => row["Element ID"]);
}

/** Names of software: what is in demand first, then what is hot, and last in each what nearly everybody uses. */
export function technologyOf(rows, isEverywhere) {
  const rank = (row) =>
    (row["In Demand"] === "Y" ? 0 : row["Hot Technology"] === "Y" ? 2 : 4) + (isEverywhere(row.Example) ? 1 : 0);
  const ordered = [...rows].sort((a, b) => rank(a) - rank(b) || (a.Example < b.Example ? -1 : 1));
  return [...new Set(ordered.map((row) => row.Example))].slice(0, TECHNOLOGY);
}

/** The levels of education most people of an occupation name, as [category, percent], the largest first. */
export function educationOf(rows) {
  return rows
    .filter((row) => row["Scale ID"] === "RL" && row["Recommend Suppress"] !== "Y")
    .map((row) => [Number(row.Category), Math.round(Number(row["Data Value"]))])
    .filter(([, percent]) => percent >= LEAST_SHARE)
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, EDUCATION);
}

function usedEverywhere(rows, occupations) {
  const counts = new Map();
  for (const name of new Set(rows.map((row) => `${row["O*NET-SOC Code"]}\t${row.Example}`))) {
    const example = name.split("\t")[1];
    counts.set(example, (counts.get(example) ?? 0) + 1);
  }
  return (example) => counts.get(example) > occupations * EVERYWHERE;
}

/** What O*NET says of one of its occupations, by its code: a function of the tables it reads with `read`. */
export function onetFacts(read) {
  const code = "O*NET-SOC Code";
  const tables = KINDS.map((kind) => ({ ...kind, rows: grouped(read(kind.table), code) }));
  const technology = grouped(read("Technology_Skills"), code);
  const education = grouped(read("Education_Training_and_Experience"), code);
  const isEverywhere = usedEverywhere([...technology.values()].flat(), technology.size);
  return (onet) => ({
    ...Object.fromEntries(tables.map(({ rows, name, ...rule }) => [name, strongest(rows.get(onet) ?? [], rule)])),
    technology: technologyOf(technology.get(onet) ?? [], isEverywhere),
    education: educationOf(education.get(onet) ?? []),
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
