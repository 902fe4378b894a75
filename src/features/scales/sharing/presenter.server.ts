import type { UserRow } from "#features/people/operations/read-user.server.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { isOver, readNames } from "#platform/shared-link.ts";
import { isListed, matchesOf } from "../tendencies/operations/list-matches.server.ts";
import { nameResult } from "../tendencies/operations/name-result.server.ts";
import { environmentWords } from "../tendencies/operations/read-content.server.ts";
import { byEnvironment, STATEMENTS_PER_ENVIRONMENT } from "../tendencies/rules.ts";
import type { MatchView, Reading } from "../tendencies/schema/result.ts";
import { levelsByOrder, SHOWN_PARTS, type ShownPart } from "./rules.ts";
import type { SharedJob, SharedResult, ShareLine } from "./schema.ts";
import type { OpenShare, sharesOf } from "./store.server.ts";

/** A share that may be read: what it is of, and whether its owner's name may stand on it. */
export interface Readable {
  readonly share: OpenShare;
  readonly reading: Reading;
  readonly owner: Pick<UserRow, "id" | "first_name" | "last_name">;
  readonly mayName: boolean;
}

export function shownParts({ share, mayName }: Pick<Readable, "share" | "mayName">): ShownPart[] {
  return readNames(SHOWN_PARTS, share.shows).filter((part) => mayName || part !== "name");
}

export function nameOf({ first_name, last_name }: Readable["owner"]): string {
  return `${first_name} ${last_name}`.trim();
}

/** A shared result as its reader sees it, in their language: only what was chosen is in it. */
export function presentShared(ctx: Context, readable: Readable, locale: Locale): Omit<SharedResult, "isOwn"> {
  const { share, reading, owner } = readable;
  const parts = shownParts(readable);
  const { kind, code, scores } = reading;
  const isScored = parts.includes("scores");
  return {
    id: share.documentId,
    kind: kind === "careless" ? "flat" : kind,
    isLed: code.groups.length > 0,
    headline: nameResult(ctx, reading, locale),
    takenAt: share.completedAt ?? "",
    until: share.expiresAt,
    name: parts.includes("name") ? nameOf(owner) : null,
    environments: environmentWords(ctx, locale),
    levels: isScored
      ? byEnvironment((one) => scores[one].raw / STATEMENTS_PER_ENVIRONMENT)
      : levelsByOrder(code.groups),
    jobs: parts.includes("professions") && isListed(kind) ? jobsOf(ctx, reading, locale) : null,
    scores: isScored ? { order: code.order, scores } : null,
  };
}

/** The professions without their reasons, which may quote an answer. */
function jobsOf(ctx: Context, reading: Reading, locale: Locale): NonNullable<SharedResult["jobs"]> {
  const scores = byEnvironment((one) => reading.scores[one].raw);
  const { jobs, groups } = matchesOf(ctx, { kind: reading.kind, scores, marked: [], reading }, locale);
  const plain = (views: readonly MatchView[]): SharedJob[] =>
    views.map(({ slug, title, locale: language }) => ({ slug, title, locale: language }));
  if (groups.length > 0) return groups.map(({ environment, jobs: views }) => ({ environment, jobs: plain(views) }));
  return jobs.length > 0 ? [{ environment: null, jobs: plain(jobs) }] : [];
}

type Listed = Awaited<ReturnType<typeof sharesOf>>[number];

/** A share as its owner sees it. */
export function presentShare(row: Omit<Listed, "firstName" | "lastName"> & Partial<Listed>, now: Date): ShareLine {
  const { firstName, lastName } = row;
  return {
    id: row.document_id,
    advisor: row.advisor_id === null ? null : `${firstName ?? ""} ${lastName ?? ""}`.trim(),
    shows: readNames(SHOWN_PARTS, row.shows),
    madeAt: row.made_at,
    expiresAt: row.expires_at,
    isOver: isOver(row.expires_at, now),
    openedAt: row.opened_at,
    openedCount: row.opened_count,
  };
}
