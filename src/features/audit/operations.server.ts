import { createHmac } from "node:crypto";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { type AuditDetails, insertEvent } from "./store.server.ts";

/** What is written down about a person instead of who they are; nobody can go back from it without the service's secret. */
export function pseudonymOf(ctx: Pick<Context, "secret">, userId: number): string {
  return createHmac("sha256", ctx.secret).update(`audit ${userId}`).digest("base64url").slice(0, 22);
}

export interface AuditNote {
  /** Who did it; null for what comes round by itself. */
  readonly actorId: number | null;
  /** `noun.verb`, as "role.given". */
  readonly action: string;
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
