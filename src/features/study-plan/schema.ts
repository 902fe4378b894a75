import type { Environment } from "#shared/environments.ts";

export const STATES = ["open", "near", "shut"] as const;
export type DoorStanding = (typeof STATES)[number];
/** How doors are counted and listed, in this order: one that opens only with grades nobody has typed is not open yet. */
export const STANDS = ["open", "if", "near", "shut"] as const;
export type DoorStat = (typeof STANDS)[number];
export const DOOR_FILTERS = ["category", "institute", "location", "subject"] as const;
export type DoorFilter = (typeof DOOR_FILTERS)[number];

/** Subjects that were taken when the page was made: what a change closes or opens is told by them. */
export const WAS_FIELD = "was";
/** The field of a subject's grade. */
export const gradeField = (subject: string) => `grade-${subject}`;

export interface SubjectView {
  readonly slug: string;
  readonly title: string;
  readonly hue: Environment;
  /** One thing it works with, as a motif. */
  readonly motif: string;
  readonly isTaken: boolean;
  readonly grade: string;
  readonly isFaulty: boolean;
}

interface Named {
  readonly slug: string;
  readonly title: string;
}

/** A door with what stands behind it; null while it is shut. */
export interface DoorView extends Named {
  readonly scene: string | null;
  /** The second colour of who stands there. */
  readonly mate?: Environment;
  /** What hangs on a door that is not open: a thing of the work behind it. */
  readonly sign?: string | undefined;
}

export interface ChoiceView extends Named {
  readonly programs: number;
  /** What its figure counts. */
  readonly unit: string;
  /** Some of the doors it would open, of different areas. */
  readonly doors: readonly DoorView[];
  /** What it opens, in sentences. */
  readonly said: string;
  /** This page with the subject added. */
  readonly to: string;
}

/** An area of study: one door of the row. */
export interface AreaView extends DoorView {
  readonly standing: DoorStanding;
  /** How many are open now, and how many wait for grades that are not given: over all areas they add up to the counts. */
  readonly sure: number;
  readonly waiting: number;
  readonly near: number;
  readonly total: number;
  /** How many of its programmes are open now; while nothing is ticked how many there are; "" for none. */
  readonly said: string;
  /** How many wait for grades; "" for none. */
  readonly waits: string;
  /** Of a door that is not open what would open it: the one subject that opens most of its programmes, or what is short. */
  readonly needs: string;
  /** The programme that stands for it, an open one where there is one: who works there stands in its door. */
  readonly first: string;
  /** All that is open of it is so only if grades that are not given are reached. */
  readonly isAssumed: boolean;
  /** The colour of its door: each area has its own. */
  readonly hue: Environment | null;
  /** This page with its programmes alone. */
  readonly to: string;
}

/** What is told of a programme under one label. */
export interface ProgramRow {
  /** How the conditions in it stand: met, or asked of grades nobody has typed yet. */
  readonly stand: "met" | "unknown" | null;
  readonly label: string;
  readonly said: readonly string[];
}

export interface ProgramView extends DoorView {
  /** Who teaches it. */
  readonly institute: string;
  /** Where, and for how long. */
  readonly where: string;
  /** Where in which guide its rules stand. */
  readonly guide: string;
  readonly standing: DoorStanding;
  /** How its door stands, with those that stand alike. */
  readonly stand: DoorStat;
  /** Where the reader is heading that it leads to, in a few words; else "". */
  readonly towards: string;
  /** Of an open one what it asks, else what is short. */
  readonly rows: readonly ProgramRow[];
  /** What is short, in sentences. */
  readonly gaps: readonly string[];
}

/** Doors that one change opened or closed. */
export interface ChangeLine {
  readonly isOpened: boolean;
  readonly count: number;
  readonly said: string;
  readonly doors: readonly DoorView[];
  /** How many more there are, "" for none. */
  readonly more: string;
}

export interface DoorMap {
  /** What the last change of subjects closed and opened. */
  readonly change: readonly ChangeLine[];
  /** The merit programmes within reach of the average; null while there is none. */
  readonly merit: string | null;
  readonly subjects: readonly SubjectView[];
  /** What everybody studies, until it is ticked: this page with it. */
  readonly ofAll: { readonly said: string; readonly to: string } | null;
  readonly average: { readonly typed: string; readonly isFaulty: boolean };
  readonly isBegun: boolean;
  /** The reader came with subjects of their own. */
  readonly isOwn: boolean;
  readonly counts: Readonly<Record<DoorStanding, number>>;
  /** The counts that are not nothing, each with what stands beside it. */
  readonly stats: readonly { readonly state: DoorStat; readonly count: number; readonly said: string }[];
  /** What the kinds of doors mean that stand in the row, before the first tick none. */
  readonly key: readonly { readonly state: DoorStat; readonly said: string }[];
  /** Words with many forms and long ones are made by the server. */
  readonly said: Readonly<
    Record<
      | "lead"
      | "assumed"
      | "areas"
      | "ticked"
      | "average"
      | "merit"
      | "waiting"
      | "first"
      | "sample"
      | "more"
      | "grades"
      | "jobs"
      | "programs"
      | "all"
      | "none"
      | "limits"
      | "allSubjects"
      | "clear"
      | "toPlan"
      | "others",
      string
    >
  >;
  /** What doors that stand alike are called together. */
  readonly groups: Readonly<Record<DoorStat, string>>;
  /** What holds for the programmes of this page: the guide with all their rules, where it is one, and what was assumed. */
  readonly notes: readonly string[];
  readonly choices: readonly ChoiceView[];
  readonly areas: readonly AreaView[];
  readonly jobs: {
    readonly shown: readonly Named[];
    readonly others: readonly Named[];
    readonly open: number;
    readonly total: number;
  };
  readonly programs: readonly ProgramView[];
  readonly filters: readonly {
    readonly key: DoorFilter | "show";
    readonly label: string;
    readonly options: readonly Named[];
    readonly chosen: string;
  }[];
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
