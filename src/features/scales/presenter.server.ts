import type { MatchView, Result } from "./tendencies/schema.ts";

/** A person's own result on the wire: scores, code and how clear they are; no single answer leaves this way. */
export function presentPersonality(result: Result) {
  const { reading } = result;
  return {
    documentId: result.attempt,
    code: result.code,
    flat: result.flat,
    scores: result.scores,
    bands: reading.scores,
    order: reading.code.order,
    consistency: reading.consistency,
    differentiation: reading.differentiation.level,
    careless: reading.quality.careless,
    provisional: reading.error.provisional,
    version: result.version,
    completedAt: result.completedAt,
    expiresAt: result.expiresAt,
  };
}

export function presentMatch({ id, slug, title, r, label, terms, reasons }: MatchView) {
  return { documentId: id, slug, title, likeness: Math.round(r * 1000) / 1000, label, terms, reasons };
}
