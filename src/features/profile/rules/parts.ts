import { type Grade, isSchoolGrade } from "#features/people/rules.ts";
import type { AccountType } from "#shared/actor.ts";

/** The sections of the page, and the parts each is read and saved in. */
export const SECTIONS = {
  who: ["who"],
  heading: ["heading", "job"],
  skills: ["future-skill", "skills"],
  studies: ["academic-degree", "university"],
  work: ["work", "experience", "businesses"],
  links: ["links"],
} as const;
export type SectionName = keyof typeof SECTIONS;
export type PartName = (typeof SECTIONS)[SectionName][number];

const PART_NAMES: readonly PartName[] = Object.values(SECTIONS).flat();

interface SectionOrder {
  readonly first: readonly SectionName[];
  /** Folded until something stands in it. */
  readonly more: readonly SectionName[];
}

/** What concerns a kind of person comes first. */
const ORDERS: Readonly<Record<AccountType, SectionOrder>> = {
  Student: { first: ["who", "heading", "skills", "studies"], more: ["links", "work"] },
  Guardian: { first: ["who", "heading"], more: ["work", "skills", "studies", "links"] },
  "Job Seeker": { first: ["who", "heading", "work", "skills", "studies", "links"], more: [] },
  Employee: { first: ["who", "work", "skills", "heading", "studies", "links"], more: [] },
  "Freelancer/Entrepreneur": { first: ["who", "work", "skills", "links", "heading", "studies"], more: [] },
  Consultant: { first: ["who", "work", "studies", "skills", "links"], more: ["heading"] },
};

/** The sections for somebody; what follows school is folded while they are at school. */
export function sectionsOf(kind: AccountType, grade: Grade | null = null): SectionOrder {
  const { first, more } = ORDERS[kind];
  if (kind !== "Student" || grade === null || !isSchoolGrade(grade)) return { first, more };
  return { first: first.filter((name) => name !== "studies"), more: ["studies", ...more] };
}

/** The parts of a section, a founder's businesses first. */
export function partsOf(section: SectionName, kind: AccountType): readonly PartName[] {
  if (section === "work" && kind === "Freelancer/Entrepreneur") return ["businesses", "work", "experience"];
  return SECTIONS[section];
}

export function isPartName(name: unknown): name is PartName {
  return PART_NAMES.some((one) => one === name);
}
