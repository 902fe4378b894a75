import type { StatementPage } from "./tendencies/operations/read-instrument.server.ts";
import type { EnvironmentWords, MatchView, Result } from "./tendencies/schema.ts";

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

/** Strapi's list of statements in the asker's language. */
export function presentStatements(list: StatementPage, locale: "ar" | "en") {
  return {
    data: list.statements.map((statement) => ({
      id: statement.number,
      documentId: statement.id,
      question_num: statement.number,
      question: statement[locale].text,
      example: statement[locale].example,
      environment: statement.environment,
      version: list.version,
      createdAt: list.loadedAt,
      updatedAt: list.loadedAt,
      publishedAt: list.loadedAt,
      locale,
    })),
    meta: {
      pagination: {
        page: list.page,
        pageSize: list.pageSize,
        pageCount: Math.ceil(list.total / list.pageSize),
        total: list.total,
      },
    },
  };
}

/** Strapi's list of the six personalities, by both names. */
export function presentPersonalities(environments: readonly EnvironmentWords[], locale: "ar" | "en") {
  const { length } = environments;
  return {
    data: environments.map(({ code, slug, title, altTitle }, at) => ({
      id: at + 1,
      documentId: code,
      code,
      slug,
      title,
      alt_title: altTitle,
      locale,
    })),
    meta: { pagination: { page: 1, pageSize: length, pageCount: 1, total: length } },
  };
}

export function presentMatch({ id, slug, title, r, label, terms, reasons }: MatchView) {
  return { documentId: id, slug, title, likeness: Math.round(r * 1000) / 1000, label, terms, reasons };
}
