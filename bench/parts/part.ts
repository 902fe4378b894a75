import type { Loader } from "../processes.ts";
import type { RoundOptions } from "../rounds.ts";

/** What every part of a run gets. */
export interface Bench {
  readonly folder: string;
  readonly loader: Loader;
  readonly options: RoundOptions;
  /** Invented professions beside the shipped ones and the directory, for the parts that take one size. */
  readonly jobs: number;
  say(line: string): void;
}

/** One line of the report: what, the figures, and what was aimed at. */
export interface Line {
  readonly what: string;
  readonly figures: string;
  readonly aim?: string;
  readonly met?: boolean;
}

export type Part = (bench: Bench) => Promise<Line[]>;
