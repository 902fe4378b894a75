import { grouped } from "./tables.mjs";
import { englishTitle, folded, fromTitleCase, otherNames, unfolded } from "./titles.mjs";

const CODE = "O*NET-SOC Code";
/** Of ESCO's names so many stand before those of O*NET. */
const FIRST = 8;
/** A title of O*NET that fewer sources report is somebody's own. */
const SOURCES = 2;

export const parts = (text, sign) =>
  text
    .split(sign)
    .map((part) => part.trim())
    .filter(Boolean);

/** O*NET's own titles of an occupation: what people in it report, then what several sources call it. */
function onetTitles(read) {
  const reported = grouped(read("Sample_of_Reported_Titles"), CODE);
  const alternates = grouped(read("Alternate_Titles"), CODE);
  return (code) => [
    ...(reported.get(code) ?? []).map((row) => row["Reported Job Title"]),
    ...(alternates.get(code) ?? [])
      .filter((row) => parts(row["Source(s)"], ",").length >= SOURCES)
      .map((row) => row["Alternate Title"]),
  ];
}

function likeness(row, titles, onetTitle) {
  const own = [row.label_en, ...parts(row.alt_labels_en, "|")].map(folded);
  const theirs = new Set(titles.flatMap(unfolded).map(folded));
  return (folded(row.label_en) === folded(onetTitle) ? 100 : 0) + own.filter((name) => theirs.has(name)).length;
}

/**
 * The occupation that O*NET's occupation is: of those matched to its code the one that shares
 * most names with it, if any. By ESCO URI, with the titles O*NET has for it.
 */
export function principalsOf(occupations, read) {
  const titlesOf = onetTitles(read);
  const direct = grouped(
    occupations.filter((row) => row.match_method === "direct"),
    "onet_codes",
  );
  return new Map(
    [...direct].flatMap(([code, rows]) => {
      const titles = titlesOf(code);
      const [best] = rows
        .map((row) => ({ row, like: likeness(row, titles, row.onet_titles) }))
        .sort(
          (a, b) =>
            b.like - a.like ||
            a.row.esco_code.length - b.row.esco_code.length ||
            (a.row.esco_code < b.row.esco_code ? -1 : 1),
        );
      return best.like > 0 ? [[best.row.esco_uri, titles]] : [];
    }),
  );
}

/** Other English names of an occupation: ESCO's, and O*NET's where it is the same work. No name belongs to another. */
export function englishNames(occupations, principals, properNames) {
  const titles = new Set(occupations.map((row) => folded(row.label_en)));
  const escoNames = new Set(occupations.flatMap((row) => parts(row.alt_labels_en, "|").map(folded)));
  return (row) => {
    const esco = parts(row.alt_labels_en, "|");
    const own = new Set(esco.map(folded));
    const isFree = (name) => !titles.has(folded(name)) && (own.has(folded(name)) || !escoNames.has(folded(name)));
    // An acronym goes where its long form goes: CTO is no name of those who are not chief technology officers.
    const onet = (principals.get(row.esco_uri) ?? [])
      .filter((name) => unfolded(name).every(isFree))
      .flatMap(unfolded)
      .map((name) => fromTitleCase(name, properNames));
    const proper = esco.map((name) => englishTitle(name, properNames));
    const ordered = [...proper.slice(0, FIRST), ...onet, ...proper.slice(FIRST)];
    return otherNames(row.label_en, ordered, (fold) => titles.has(fold));
  };
}
