import { createHmac } from "node:crypto";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { AuditAction } from "./rules.ts";
import { type AuditDetails, hasEventSince, insertEvent } from "./store.server.ts";

/** What is written down about a person instead of who they are; nobody can go back from it without the service's secret. */
export function pseudonymOf(ctx: Pick<Context, "secret">, userId: number): string {
  return createHmac("sha256", ctx.secret).update(`audit ${userId}`).digest("base64url").slice(0, 22);
}

export interface AuditNote {
  /** Who did it; null for what comes round by itself. */
  readonly actorId: number | null;
  readonly action: AuditAction;
  readonly subjectId?: number;
  /** Codes and numbers only: no names, addresses or words of people. */
  readonly details?: AuditDetails;
}

/** Writes down that something was done, under pseudonyms; in the transaction that does it. */
export function note(ctx: Context, db: Db, { actorId, action, subjectId, details = {} }: AuditNote): Promise<void> {
  return insertEvent(db, {
    at: ctx.clock.now().toISOString(),
    actor_key: actorId === null ? "system" : pseudonymOf(ctx, actorId),
    action,
    subject_key: subjectId === undefined ? null : pseudonymOf(ctx, subjectId),
    details_json: details,
  });
}

/** Whether something was done to a person at a moment or later. */
export function wasNotedSince(
  ctx: Pick<Context, "secret">,
  db: Db,
  { action, subjectId, since }: { action: AuditAction; subjectId: number; since: string },
): Promise<boolean> {
  return hasEventSince(db, { subjectKey: pseudonymOf(ctx, subjectId), action, since });
}
