import type { AccountType } from "#shared/actor.ts";
import type { Profile } from "../schema/view.ts";
import type { PartName } from "./parts.ts";

/** What somebody may still say of themselves, each with the part it is said in. */
export const STEPS = {
  summary: "who",
  city: "who",
  grade: "who",
  goals: "heading",
  interests: "heading",
  jobs: "job",
  skills: "future-skill",
  studies: "academic-degree",
  profession: "work",
  experience: "experience",
  businesses: "businesses",
  links: "links",
} as const satisfies Readonly<Record<string, PartName>>;
export type StepName = keyof typeof STEPS;

/** No step for what does not concern a kind of person. */
const OF_KIND: Readonly<Record<AccountType, readonly StepName[]>> = {
  Student: ["grade", "interests", "goals", "jobs", "skills"],
  Guardian: ["interests", "city"],
  "Job Seeker": ["summary", "jobs", "interests", "skills", "studies", "experience", "city"],
  Employee: ["profession", "experience", "skills", "studies", "interests"],
  "Freelancer/Entrepreneur": ["businesses", "profession", "skills", "interests", "links"],
  Consultant: ["summary", "profession", "experience", "studies", "links"],
};

const IS_DONE: Readonly<Record<StepName, (profile: Profile) => boolean>> = {
  summary: ({ forms: { who } }) => Boolean(who.summary || who.biography),
  city: ({ forms: { who } }) => who.city !== null,
  grade: ({ forms: { who } }) => who.grade !== null,
  goals: ({ forms: { heading } }) => heading.goals.length > 0,
  interests: ({ forms: { heading } }) => heading.interests.length > 0,
  jobs: ({ records }) => records.job.length > 0,
  skills: ({ records, forms: { skills } }) => records["future-skill"].length + skills.custom_skills.length > 0,
  studies: ({ records }) => records["academic-degree"].length + records.university.length > 0,
  profession: ({ forms: { work } }) => work.profession !== null,
  experience: ({ experience }) => experience.length > 0,
  businesses: ({ businesses }) => businesses.length > 0,
  links: ({ forms: { links } }) => Object.values(links).some((address) => address !== null),
};

interface Step {
  readonly name: StepName;
  readonly isDone: boolean;
}

/** The checklist of somebody, in the order of what helps most. */
export function stepsOf(profile: Profile): Step[] {
  return OF_KIND[profile.accountType].map((name) => ({ name, isDone: IS_DONE[name](profile) }));
}

/** The home page invites to go on until this share is done. */
export const INVITED_BELOW = 0.6;
