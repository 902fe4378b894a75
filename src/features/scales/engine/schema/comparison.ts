/** Two results of one person and one scale side by side, as pages show them. */
import { z } from "zod";
import type { Environment } from "#shared/environments.ts";
import type { Change } from "../rules/reliable-change.ts";

/** Which two results a reader asks for, by their attempts. */
export interface PairAsked {
  readonly from: string | null;
  readonly to: string | null;
}

const attempt = z.string().min(1).max(64).nullable().catch(null);

/** Reads the choice from an address; what cannot be read is not chosen. */
export function readPair(query: URLSearchParams): PairAsked {
  return { from: attempt.parse(query.get("from")), to: attempt.parse(query.get("to")) };
}

/** A result that can be chosen. */
export interface Choice {
  readonly attempt: string;
  readonly completedAt: string;
}

/** One score before and after. */
export interface ComparedScore {
  readonly id: string;
  readonly name: string;
  readonly environment: Environment | null;
  readonly before: number;
  readonly after: number;
  readonly min: number;
  readonly max: number;
  readonly change: Change;
  /** The least gap that is real. */
  readonly least: number;
}

export interface ComparedPair {
  readonly before: Choice;
  readonly after: Choice;
  /** Real changes first. */
  readonly scores: readonly ComparedScore[];
  /** The two were answered on different versions of the scale. */
  readonly isOtherForm: boolean;
  /** Of 100 such comparisons, how many show one real change at most by chance. */
  readonly byChance: number;
  /** One and the same result was asked for twice. */
  readonly isSameChosen: boolean;
}

export interface ComparisonView {
  /** Newest first. */
  readonly choices: readonly Choice[];
  /** Null where fewer than two results can be read. */
  readonly pair: ComparedPair | null;
  /** Some result is left out, because its answers could not be read. */
  readonly hasUnread: boolean;
}
