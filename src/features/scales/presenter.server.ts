import type { MatchView, Result } from "./tendencies/schema/result.ts";

/** A person's own result on the wire: scores, code and how clear they are; no single answer leaves this way. */
export function presentPersonality(result: Result) {
  const { reading } = result;
  return {
    documentId: result.attempt,
    code: result.code,
    kind: result.kind,
    flat: reading.sameness.zone === "flat",
    scores: result.scores,
    bands: reading.scores,
    order: reading.code.order,
    chances: reading.chances,
    consistency: reading.consistency,
    differentiation: reading.differentiation.level,
    careless: reading.quality.careless,
    provisional: reading.error.provisional,
    version: result.version,
    scoring: reading.scoring,
    completedAt: result.completedAt,
    expiresAt: result.expiresAt,
    ranks: reading.ranks?.of ?? null,
    norms: reading.ranks?.norms ?? null,
  };
}

export function presentMatch({ id, slug, title, r, label, terms, reasons }: MatchView) {
  return { documentId: id, slug, title, likeness: r, label, terms, reasons };
}
