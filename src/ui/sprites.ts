import motifs from "./drawings/motifs.svg?url&no-inline";
import more from "./drawings/motifs-more.svg?url&no-inline";
import people from "./drawings/motifs-people.svg?url&no-inline";

/** Where a motif is, by the sign its name carries: `+` in the second file, `=` in the third; the name itself is without signs. */
export function motifRef(name: string): string {
  const file = name.includes("+") ? more : name.includes("=") ? people : motifs;
  return `${file}#${name.replace(/[!~+=*]/g, "")}`;
}
