import type { Gender, Grade } from "#features/people/rules.ts";
import type { AccountType } from "#shared/actor.ts";
import type { Environment } from "#shared/environments.ts";
import type { HomeLink } from "#shared/home-card.ts";
import type { PartName } from "../rules/parts.ts";
import type { DegreeState, LinkKind, Network } from "../rules.ts";
import type { Business, Experience } from "../schema.ts";

/** A record of the library as its owner sees it, or what they named in their own words. */
export interface LinkItem {
  readonly id: number;
  readonly documentId: string | null;
  /** Null: it is no longer published. */
  readonly title: string | null;
  readonly to: string | null;
  /** What is drawn of a profession or a skill. */
  readonly scene?: string;
  /** How near the own result is to a profession. */
  readonly near?: string;
  readonly year: number | null;
  readonly state: DegreeState | null;
}

/** An entry with its number, and what tells whether it was changed elsewhere. */
interface Kept {
  readonly id: number;
  readonly version: string;
}
export type KeptExperience = Experience & Kept;
export type KeptBusiness = Business & Kept;

/** The parts that are one form each; each is read and saved by itself. */
export interface ProfileForms {
  readonly who: {
    readonly firstname: string;
    readonly lastname: string;
    readonly gender: Gender | null;
    readonly dob: string | null;
    readonly grade: Grade | null;
    readonly city: string | null;
    readonly country: string | null;
    readonly summary: string | null;
    readonly biography: string | null;
  };
  readonly heading: {
    readonly goals: readonly string[];
    readonly interests: readonly string[];
    readonly tags: readonly string[];
  };
  readonly skills: { readonly custom_skills: readonly string[] };
  readonly work: { readonly profession: string | null; readonly years_of_experience: number | null };
  readonly links: Readonly<Record<Network, string | null>>;
}
export type FormName = keyof ProfileForms;

/** Everything somebody says of themselves. */
export interface Profile {
  readonly email: string;
  readonly accountType: AccountType;
  readonly forms: ProfileForms;
  /** What each form was read as: sent back with it, it tells whether somebody saved in between. */
  readonly versions: Readonly<Record<FormName, string>>;
  readonly records: Readonly<Record<LinkKind, readonly LinkItem[]>>;
  readonly experience: readonly KeptExperience[];
  readonly businesses: readonly KeptBusiness[];
}

/** A record that may be chosen. */
export interface FoundRecord {
  readonly documentId: string;
  readonly title: string;
}

/** One line of the checklist, in the reader's language. */
export interface ShownStep {
  readonly name: string;
  readonly title: string;
  /** What saying it brings. */
  readonly benefit: string;
  /** Where it is said. */
  readonly to: string;
  readonly isDone: boolean;
}

export interface Completeness {
  readonly steps: readonly ShownStep[];
  readonly done: number;
}

/** What of the page is being edited, as its address says it. */
export interface Editing {
  readonly part: PartName | null;
  /** An entry of it; null where a new one is written. */
  readonly entry: number | null;
  /** What is looked for in the library. */
  readonly find: string | null;
  /** What has just been saved. */
  readonly saved: PartName | null;
}

interface BriefItem {
  readonly name: string;
  readonly note?: string;
  /** A grade as it is drawn, of 100. */
  readonly share?: number;
  /** What is drawn of it. */
  readonly picture?: { readonly hue: Environment; readonly motif: string };
}

/** What an adviser asks first and other rooms know, in the reader's language. */
export interface ProfileBrief {
  readonly result: {
    readonly over: string;
    readonly title: string;
    readonly text: string;
    /** The two most of one's water flows to, of 1. */
    readonly leading: readonly { readonly code: Environment; readonly name: string; readonly level: number }[];
    readonly action: HomeLink;
  } | null;
  readonly parts: readonly {
    readonly id: string;
    readonly title: string;
    /** Where it is kept, and what the way there is called. */
    readonly to: string;
    readonly label: string;
    readonly items: readonly BriefItem[];
  }[];
}

/** All the page shows. */
export interface ProfileView {
  readonly profile: Profile;
  readonly completeness: Completeness;
  readonly editing: Editing;
  /** What may be chosen, where a list of the library is edited. */
  readonly found: readonly FoundRecord[];
  /** Fields of work to choose interests from. */
  readonly sectors: readonly string[];
  /** What is said of interests, what is known by its name in the language of the page. */
  readonly interests: readonly string[];
}
