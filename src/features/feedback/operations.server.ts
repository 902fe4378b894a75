import { createHmac } from "node:crypto";
import type { TypeName } from "#content/registry.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { deviceOf, takeTry } from "#platform/limits/count-tries.ts";
import type { Actor } from "#shared/actor.ts";
import { mayReadFeedback } from "./access.ts";
import { LIMITS, MOST_WORDS } from "./rules.ts";
import type { FeedbackForm } from "./schema.ts";
import { countVotes, putVote, readWords } from "./store.server.ts";

/** The types that have pages to be asked about. */
const ASKED_ABOUT: readonly TypeName[] = [
  "job",
  "future-skill",
  "academic-degree",
  "academic-program",
  "certification",
  "blog",
  "document",
  "book",
];

/** Says whether a page was useful, in the place of what the same person or device said of it before. */
export async function giveFeedback(ctx: Context, actor: Actor, input: FeedbackForm, newDevice?: string): Promise<void> {
  const { origin } = actor;
  await takeTry(ctx, LIMITS.address, origin.address);
  await takeTry(ctx, LIMITS.addressDay, origin.address);
  await takeTry(ctx, LIMITS.device, deviceOf(origin));
  const isShown = ASKED_ABOUT.some((type) => ctx.content.byDocumentId(type, input.documentId, actor.locale) !== null);
  if (!isShown) throw new AppError("not_found");
  const voter = actor.kind === "person" ? `person ${actor.id}` : (newDevice ?? deviceOf(origin));
  await putVote(ctx.db, {
    document_id: input.documentId,
    voter_hash: createHmac("sha256", ctx.secret)
      .update(JSON.stringify(["feedback", input.documentId, voter]))
      .digest("base64url"),
    user_id: actor.kind === "person" ? actor.id : null,
    is_useful: input.useful === "yes",
    word: input.word || null,
    given_at: ctx.clock.now().toISOString(),
  });
}

/** Refuses whoever may not read what was said, before anything else is looked at. */
export function requireFeedbackReader(actor: Actor): void {
  if (!mayReadFeedback(actor)) throw new AppError(actor.kind === "person" ? "forbidden" : "unauthorized");
}

/** What people said about a record: counts and the newest words, never who. For editors. */
export async function readFeedback(ctx: Context, actor: Actor, documentId: string) {
  requireFeedbackReader(actor);
  const [counts, words] = [await countVotes(ctx.db, documentId), await readWords(ctx.db, documentId, MOST_WORDS)];
  return { counts, words };
}
