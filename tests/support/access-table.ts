import { readFileSync } from "node:fs";

export interface AccessRow {
  readonly what: string;
  readonly who: string;
  readonly guest: string;
  readonly other: string;
}

/** The rows of one part of docs/access.md. */
export function accessRows(part: "Calls" | "Screens" | "Forms"): AccessRow[] {
  const page = readFileSync(new URL("../../docs/access.md", import.meta.url), "utf8");
  const body = page.split(/^## /m).find((one) => one.startsWith(part)) ?? "";
  return body
    .split("\n")
    .filter((line) => /^\| (GET|POST|PUT|PATCH|DELETE|\/)/.test(line))
    .map((line) => {
      const [, what = "", who = "", guest = "", other = ""] = line.split("|").map((cell) => cell.trim());
      return { what, who, guest, other };
    });
}
