import { type PartName, partsOf, sectionsOf } from "../rules/parts.ts";
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

/** A section of another feature, by its anchor. */
interface Other {
  readonly id: string;
  readonly title: string;
  readonly isEmpty: boolean;
}

/** All that is open on the page: first what brings something to this person, then every other part that stands empty. */
export function missingOf(view: ProfileView, others: readonly Other[]): Missing[] {
  const open = view.completeness.steps.filter(({ isDone }) => !isDone);
  const places = new Set(open.map(({ to }) => to.replace(/.*#/, "")));
  const { accountType } = view.profile;
  const parts = sectionsOf(accountType)
    .first.flatMap((name) => partsOf(name, accountType))
    .filter((part) => isEmpty(part, view))
    .map((part) => ({ id: part as string, title: PART_WORDS[part](), to: profileAddress(part, { edit: part }) }));
  const files = others.filter((one) => one.isEmpty).map(({ id, title }) => ({ id, title, to: `#${id}` }));
  return [
    ...open.map(({ title, to, benefit }) => ({ title, to, benefit })),
    ...[...parts, ...files].filter(({ id }) => !places.has(id)).map(({ title, to }) => ({ title, to })),
  ];
}

/** What stands on the page already, with the way to it. */
export function filledOf(view: ProfileView, others: readonly Other[]): Missing[] {
  const { accountType } = view.profile;
  const parts = sectionsOf(accountType)
    .first.flatMap((name) => partsOf(name, accountType))
    .filter((part) => !isEmpty(part, view))
    .map((part) => ({ title: PART_WORDS[part](), to: `#${part}` }));
  return [...parts, ...others.filter((one) => !one.isEmpty).map(({ id, title }) => ({ title, to: `#${id}` }))];
}
