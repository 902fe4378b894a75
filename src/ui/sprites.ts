/** Of which motifs a build's pages speak, as vite.config.ts counts it: files of motifs may be kept for ever. */
export const MOTIFS_VERSION: string = import.meta.env.MOTIFS ?? "draft";

/** The motif itself, without what `motif-traits.ts` says of it. */
export function plainName(name: string): string {
  return name.replace(/[!~*]/g, "");
}

/** A file of these motifs and no others (server/made-files.ts): a page fetches and reads what it shows, not all that is drawn. */
export function motifFile(names: readonly string[]): string {
  return `/assets/motifs/${MOTIFS_VERSION}/${[...new Set(names.map(plainName))].join(".")}.svg`;
}

/** Where a motif is; what stands together names one file for all. */
export function motifRef(name: string, file = motifFile([name])): string {
  return `${file}#${plainName(name)}`;
}
