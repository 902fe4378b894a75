import type { PartName } from "../rules/parts.ts";
import type { ProfileView } from "../schema/view.ts";
import type { Missing } from "./checklist.tsx";
import { profileAddress } from "./part-frame.tsx";
import { PART_WORDS } from "./part-words.ts";

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

/** What is worth saying next, and the empty part it is said in; null where nothing is missing but files. */
export function nextOf(
  { completeness }: Pick<ProfileView, "completeness">,
  empty: readonly PartName[],
): (Missing & { readonly part?: PartName }) | null {
  const step = completeness.steps.find(({ isDone }) => !isDone);
  if (step) return { ...step, part: empty.find((part) => step.to.endsWith(`#${part}`)) };
  const [part] = empty;
  return part ? { title: PART_WORDS[part](), to: profileAddress(part, { edit: part }), part } : null;
}
