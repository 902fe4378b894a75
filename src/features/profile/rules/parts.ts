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

export function sectionsOf(kind: AccountType): SectionOrder {
  return ORDERS[kind];
}

/** The parts of a section, a founder's businesses first. */
export function partsOf(section: SectionName, kind: AccountType): readonly PartName[] {
  if (section === "work" && kind === "Freelancer/Entrepreneur") return ["businesses", "work", "experience"];
  return SECTIONS[section];
}

export function isPartName(name: unknown): name is PartName {
  return PART_NAMES.some((one) => one === name);
}
