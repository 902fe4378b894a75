export const STATES = ["open", "near", "shut"] as const;
export type DoorStanding = (typeof STATES)[number];
export const DOOR_FILTERS = ["category", "institute", "location", "subject"] as const;
export type DoorFilter = (typeof DOOR_FILTERS)[number];

/** Subjects that were taken when the page was made: what a change closes or opens is told by them. */
export const WAS_FIELD = "was";
/** The field of a subject's grade. */
export const gradeField = (subject: string) => `grade-${subject}`;

export interface SubjectView {
  readonly slug: string;
  readonly title: string;
  readonly isTaken: boolean;
  readonly grade: string;
  readonly isFaulty: boolean;
}

interface Named {
  readonly slug: string;
  readonly title: string;
}

export interface ChoiceView extends Named {
  readonly programs: number;
  readonly areas: readonly string[];
  readonly jobs: number;
  /** This page with the subject added. */
  readonly to: string;
}

export interface AreaView extends Named {
  readonly open: number;
  readonly near: number;
  readonly total: number;
}

export interface ProgramView extends Named {
  readonly institute: string | null;
  readonly standing: DoorStanding;
  readonly met: number;
  readonly total: number;
  readonly isAssumed: boolean;
  /** What is short, in sentences. */
  readonly gaps: readonly string[];
  /** Where the rules are printed. */
  readonly source: string | null;
  readonly isSample: boolean;
}

export interface DoorMap {
  /** What the last change of subjects closed and opened, in sentences; made by the server, for they are long. */
  readonly change: readonly string[];
  /** The merit programmes within reach of the average; null while there is none. */
  readonly merit: string | null;
  readonly subjects: readonly SubjectView[];
  readonly average: { readonly typed: string; readonly isFaulty: boolean };
  readonly isBegun: boolean;
  readonly counts: Readonly<Record<DoorStanding, number>>;
  /** The counts in words, "" for none near or shut; made by the server, for they have many forms. */
  readonly said: Readonly<Record<DoorStanding, string>>;
  readonly choices: readonly ChoiceView[];
  readonly areas: readonly AreaView[];
  readonly jobs: { readonly shown: readonly Named[]; readonly open: number; readonly total: number };
  readonly programs: readonly ProgramView[];
  readonly filters: readonly {
    readonly key: DoorFilter;
    readonly options: readonly Named[];
    readonly chosen: string;
  }[];
  readonly standing: DoorStanding | "";
  readonly found: number;
  readonly page: number;
  readonly pageCount: number;
  /** The address of another page of the programmes, without its number. */
  readonly address: string;
}

/** Says of an address that it means no subjects, not those that are kept. */
export const NEW = "new=1";

/** How the subjects of an address stand to those that are kept. */
export interface Keeping {
  readonly subjects: string;
  readonly isKept: boolean;
  readonly hasKept: boolean;
  /** That they are kept, or where they would be, in a sentence of the server. */
  readonly said: string;
  /** The address of what is kept, where nothing was said. */
  readonly leadTo: string | null;
}
