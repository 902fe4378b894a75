/** Conditions of work that may be asked for; "any" is no matter. */
export const CONDITIONS = {
  place: ["indoors", "outdoors"],
  company: ["people", "alone"],
  means: ["hands", "screen"],
  hours: ["regular", "changing"],
} as const;

export type ConditionName = keyof typeof CONDITIONS;
export type Conditions = Readonly<{ [Name in ConditionName]: (typeof CONDITIONS)[Name][number] | "any" }>;

export const CONDITION_NAMES = Object.keys(CONDITIONS) as ConditionName[];
export const ANY_CONDITIONS: Conditions = { place: "any", company: "any", means: "any", hours: "any" };

/** Workplaces under the open sky; all others are indoors. */
const OUTDOORS: readonly string[] = ["outdoors-and-sites", "at-sea-or-in-the-air"];

/** Whether a profession has the wanted place among its workplaces. Of company, means and hours the professions say nothing. */
export function isPlaceMet({ place }: Pick<Conditions, "place">, workplaces: readonly string[]): boolean {
  if (place === "any") return true;
  return workplaces.some((one) => OUTDOORS.includes(one) === (place === "outdoors"));
}

/** Conditions that were named and that nothing is known of. */
export function unknownOf(conditions: Conditions): ConditionName[] {
  return CONDITION_NAMES.filter((one) => one !== "place" && conditions[one] !== "any");
}
