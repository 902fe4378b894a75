import { note } from "#features/audit/operations.server.ts";
import { showingFacts } from "#features/guardians/operations/may-keep-results.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { isOver, shareEnds } from "#platform/shared-link.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Account } from "#shared/actor.ts";
import { mayShowName, shareRefusal } from "../../access.ts";
import { TENDENCIES } from "../../rules.ts";
import { keptResults } from "../../store/attempts.server.ts";
import { isListed } from "../../tendencies/operations/list-matches.server.ts";
import { readingOf } from "../../tendencies/operations/read-readings.server.ts";
import { MOST_SHARES, SHOWN_PARTS, type ShownPart } from "../rules.ts";
import { dropSharesMadeAt, moveSharesMadeAt, putShare, sharesOf } from "../store.server.ts";

/** So long an advisor may read what was shown for a meeting. */
const DAYS = 90;

/** A consultation as sharing reads it. */
export interface SharingFor {
  readonly person_id: number;
  readonly advisor_id: number | null;
  /** What the person lets the advisor see, one name a line. */
  readonly shows: string;
  readonly booked_at: string;
}

/**
 * Shows somebody's newest kept result to the advisor they book, where they chose to. What stands in the way of any sharing does here
 * too: then nothing is shown, and the booking goes on.
 */
export async function shareWithAdvisorOf(ctx: Context, db: Db, person: Account, row: SharingFor): Promise<void> {
  if (row.advisor_id === null || !row.shows.split("\n").includes("results")) return;
  const within = { ...ctx, db };
  const [facts, [result]] = [await showingFacts(within, person.id), await keptResults(db, person.id, TENDENCIES, 1)];
  if (!facts || !result) return;
  const reading = await readingOf(within, result);
  if (shareRefusal({ ...facts, isKept: true, isCareless: reading.kind === "careless" }) !== null) return;
  const now = ctx.clock.now();
  const living = (await sharesOf(db, result.attempt_id)).filter(({ expires_at }) => !isOver(expires_at, now));
  if (living.filter(({ advisor_id }) => advisor_id !== row.advisor_id).length >= MOST_SHARES) return;
  const may: Readonly<Record<ShownPart, boolean>> = {
    professions: isListed(reading.kind),
    scores: true,
    name: mayShowName(facts),
  };
  await putShare(db, {
    document_id: newDocumentId(ctx),
    attempt_id: result.attempt_id,
    advisor_id: row.advisor_id,
    token_hash: null,
    shows: SHOWN_PARTS.filter((part) => may[part]).join("\n"),
    // By this moment it is found again when the booking ends.
    made_at: row.booked_at,
    expires_at: shareEnds(now, DAYS),
  });
  const details = { with: "advisor", days: DAYS };
  await note(ctx, db, { actorId: person.id, action: "result.shared", subjectId: row.advisor_id, details });
}

/** Ends what was shown for one booking, once its advisor holds it no more; it goes on for another of the two that shows it too. */
export async function endSharingOf(
  ctx: Context,
  db: Db,
  row: SharingFor,
  still: readonly Pick<SharingFor, "shows" | "booked_at">[],
): Promise<void> {
  if (row.advisor_id === null) return;
  const { person_id: userId, advisor_id: advisorId, booked_at: madeAt } = row;
  const heir = still.find(({ shows }) => shows.split("\n").includes("results"));
  if (heir) return moveSharesMadeAt(db, { userId, advisorId, madeAt }, heir.booked_at);
  if (await dropSharesMadeAt(db, { userId, advisorId, madeAt }))
    await note(ctx, db, { actorId: null, action: "result.share_ended", subjectId: userId });
}
