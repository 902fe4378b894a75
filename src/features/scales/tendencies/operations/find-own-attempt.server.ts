import type { Context } from "#platform/context.ts";
import { isDocumentId } from "#platform/token.ts";
import type { Owner } from "../../access.ts";
import { findAttempt } from "../../store/attempts.server.ts";
import type { AttemptRow } from "../../store/tables.server.ts";

/** An attempt of the owner's by the name a client sent; anybody else's does not exist. */
export async function findOwnAttempt(ctx: Context, owner: Owner, documentId: string): Promise<AttemptRow | undefined> {
  return isDocumentId(documentId) ? findAttempt(ctx.db, owner, documentId) : undefined;
}
