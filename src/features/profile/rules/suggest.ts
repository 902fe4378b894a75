import { takeTurns } from "#shared/turns.ts";
import type { Goal } from "./welcome.ts";

/** Something somebody told or did: what it ties to, and its name as a reason says it. */
export interface Signal {
  readonly kind: "interest" | "wanted" | "saved" | "result";
  /** `type/slug` of the record. */
  readonly tie: string;
  readonly name: string;
}

/** Something that may be suggested. */
export interface Candidate {
  readonly slug: string;
  /** `type/slug` of every record it has to do with. */
  readonly ties: readonly string[];
}

export interface Suggested<Of extends Candidate> {
  readonly candidate: Of;
  readonly because: Signal;
}

/**
 * Chooses what fits what somebody told, each with the one reason it stands there. The reasons take turns, so that
 * none fills the page; under one reason comes first what more of them speak for, then the order given.
 */
export function suggest<Of extends Candidate>(
  candidates: readonly Of[],
  signals: readonly Signal[],
  most: number,
): Suggested<Of>[] {
  const ties = new Set(signals.map(({ tie }) => tie));
  const weight = new Map(
    candidates.map((one) => [one.slug, new Set(one.ties.filter((tie) => ties.has(tie))).size] as const),
  );
  const ranked = candidates.toSorted((a, b) => (weight.get(b.slug) ?? 0) - (weight.get(a.slug) ?? 0));
  const turns = takeTurns(
    signals.map((because) =>
      ranked.filter((one) => one.ties.includes(because.tie)).map((candidate) => ({ candidate, because })),
    ),
  );
  const once = new Map<string, Suggested<Of>>();
  for (const one of turns) if (!once.has(one.candidate.slug)) once.set(one.candidate.slug, one);
  return [...once.values()].slice(0, most);
}

/** What is suggested beside professions. */
export const SUGGESTED_TYPES = ["future-skill", "academic-degree", "certification", "blog"] as const;
export type SuggestedType = (typeof SUGGESTED_TYPES)[number];

const FIRST: Readonly<Record<Goal, SuggestedType>> = {
  fit: "blog",
  study: "academic-degree",
  work: "certification",
  skill: "future-skill",
  help: "blog",
  help_fit: "blog",
  help_study: "academic-degree",
  help_work: "certification",
};

/** The types in the order a goal gives them: what serves it first. */
export function typesFor(goal: Goal | null): SuggestedType[] {
  const first = FIRST[goal ?? "fit"];
  return [first, ...SUGGESTED_TYPES.filter((type) => type !== first)];
}
