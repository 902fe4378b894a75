import { pathTo } from "#shared/screens.ts";
import type { Category } from "../rules.ts";

/** The parts of the overview, by the names of their toggles (spec §3). */
export const PARTS = ["basic", "practical", "technical", "blogs", "docs"] as const;
export type Part = (typeof PARTS)[number];

/** How many of the newest records a part of the overview shows. */
export const NEWEST = 3;

/** The category a part of the overview shows; null for what there is to read. */
export function categoryOf(part: Part): Category | null {
  if (part === "blogs" || part === "docs") return null;
  return part === "practical" ? "applied" : part;
}

/** The parts an address asks for, in their own order; none stands for all. */
export function readShown(params: URLSearchParams): Part[] {
  const asked = params.getAll("show").flatMap((value) => value.split(","));
  const shown = PARTS.filter((part) => asked.includes(part));
  return shown.length === PARTS.length ? [] : shown;
}

/** The address of the overview with these parts. */
export function overviewAddress(shown: readonly Part[]): string {
  const inOrder = PARTS.filter((part) => shown.includes(part));
  const isAll = inOrder.length === 0 || inOrder.length === PARTS.length;
  return isAll ? pathTo("futureSkills") : `${pathTo("futureSkills")}?show=${inOrder.join(",")}`;
}
