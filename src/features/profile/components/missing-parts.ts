import type { PartName } from "../rules/parts.ts";
import type { ProfileView } from "../schema/view.ts";
import type { Missing } from "./checklist.tsx";

/** Whether nothing stands in a part. */
export function isEmpty(part: PartName, { profile }: ProfileView): boolean {
  switch (part) {
    case "experience":
    case "businesses":
      return profile[part].length === 0;
    case "job":
    case "future-skill":
    case "university":
    case "academic-degree":
      return profile.records[part].length === 0;
    default:
      return Object.values(profile.forms[part]).every((value) => value === null || value.length === 0);
  }
}

/** What brings something to this person and has no empty part that stands for it: a line with the way to its form. */
export function stepsLeft({ completeness }: Pick<ProfileView, "completeness">, empty: readonly PartName[]): Missing[] {
  const parts = new Set<string>(empty);
  return completeness.steps.filter(({ isDone, to }) => !isDone && !parts.has(to.replace(/.*#/, "")));
}
