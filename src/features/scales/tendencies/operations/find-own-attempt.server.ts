import type { Context } from "#platform/context.ts";
import { isDocumentId } from "#platform/token.ts";
import type { Owner } from "../../access.ts";
import { findAttempt } from "../../store/attempts.server.ts";
import type { AttemptRow } from "../../store/tables.server.ts";
import { TENDENCIES } from "../schema.ts";

/** An attempt of the owner's at a scale, by the name a client sent; anybody else's, or at another scale, does not exist. */
export async function findOwnAttempt(
  ctx: Context,
  owner: Owner,
  documentId: string,
  scale: string = TENDENCIES,
): Promise<AttemptRow | undefined> {
  const attempt = isDocumentId(documentId) ? await findAttempt(ctx.db, owner, documentId) : undefined;
  return attempt?.scale === scale ? attempt : undefined;
}
