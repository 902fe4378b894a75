import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");

/** A section of docs/measured.md, with what the line below its heading says. */
export interface Section {
  readonly title: string;
  /** The commit its figures were taken at or before, and the folders or files they hang on; null where the line is missing. */
  readonly measured: { readonly commit: string; readonly folders: readonly string[] } | null;
}

/** "Measured at 5b710b92: `src/content`, `bench`." or, where nobody noted it, "Measured before 5b710b92: …". */
const MEASURED = /^Measured (?:at|before) ([0-9a-f]{7,40}): (`[^`]+`(?:, `[^`]+`)*)\.$/m;

/** The sections of the page, in order. */
export function sectionsOf(page: string): Section[] {
  return page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = ""] = section.split("\n", 1);
      const [, commit, list] = MEASURED.exec(section) ?? [];
      if (!commit || !list) return { title, measured: null };
      return { title, measured: { commit, folders: list.split(", ").map((one) => one.slice(1, -1)) } };
    });
}

/** The last commit after another one that touches any of these folders; null: there is none, undefined: nobody knows. */
export type LaterCommit = (commit: string, folders: readonly string[]) => string | null | undefined;

/** What somebody who reads the page should know of its age. */
export function ageWarnings(sections: readonly Section[], later: LaterCommit): string[] {
  const unnamed = sections.filter(({ measured }) => !measured).map(({ title }) => title);
  const unknown: string[] = [];
  const stale = sections.flatMap(({ title, measured }) => {
    if (!measured) return [];
    const commit = later(measured.commit, measured.folders);
    if (commit === undefined) unknown.push(title);
    return commit
      ? [`"${title}" is of ${measured.commit}; ${measured.folders.join(", ")} changed since (${commit})`]
      : [];
  });
  return [
    ...stale,
    ...(unnamed.length > 0 ? [`these name no commit: ${unnamed.join("; ")}`] : []),
    ...(unknown.length > 0 ? [`without the history nothing can be told of: ${unknown.join("; ")}`] : []),
  ];
}

/** The warnings of the page as it is, by the history of this copy. */
export function warningsOfPage(): string[] {
  return ageWarnings(sectionsOf(readFileSync(join(ROOT, "docs/measured.md"), "utf8")), (commit, folders) => {
    try {
      const args = ["log", "-1", "--format=%h", `${commit}..HEAD`, "--", ...folders];
      return (
        execFileSync("git", args, { cwd: ROOT, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim() || null
      );
    } catch {
      return undefined;
    }
  });
}
