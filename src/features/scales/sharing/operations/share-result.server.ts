import { note } from "#features/audit/operations.server.ts";
import {
  type showingFacts as ReadFacts,
  showingFacts,
} from "#features/guardians/operations/may-keep-results.server.ts";
import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { readUserByEmail } from "#features/people/operations/read-user.server.ts";
import { faultWords } from "#i18n/fault-words.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { refuseIf, stillThere } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import { isOver, shareEnds } from "#platform/shared-link.ts";
import { isDocumentId, newDocumentId, newToken, tokenHash } from "#platform/token.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { isAdvisorFor, mayShowName, ownerOf, shareRefusal } from "../../access.ts";
import { findOwnAttempt } from "../../instruments/operations/own-attempt.server.ts";
import { TENDENCIES } from "../../rules.ts";
import { resultsOf } from "../../store/answers.server.ts";
import type { AttemptRow } from "../../store/tables.server.ts";
import { isListed } from "../../tendencies/operations/list-matches.server.ts";
import { nameResult } from "../../tendencies/operations/name-result.server.ts";
import { readingOf } from "../../tendencies/operations/read-readings.server.ts";
import type { Reading } from "../../tendencies/schema/result.ts";
import { presentShare } from "../presenter.server.ts";
import { LIMITS, MOST_SHARES, SHOWN_PARTS, type ShownPart } from "../rules.ts";
import type { NewShare, ShareLine, SharesView } from "../schema.ts";
import { dropShare, putShare, sharesOf } from "../store.server.ts";

interface Own {
  readonly person: Account;
  readonly attempt: AttemptRow;
  readonly reading: Reading;
  readonly facts: NonNullable<Awaited<ReturnType<typeof ReadFacts>>>;
}

/** A finished result of one's own that stands; anybody else's does not exist. */
async function requireOwn(ctx: Context, actor: Actor, documentId: string): Promise<Own> {
  const person = requireAccount(actor);
  const attempt = await findOwnAttempt(ctx, ownerOf(person, ctx.clock.now()), documentId, TENDENCIES);
  const [result] = attempt?.state === "complete" ? await resultsOf(ctx.db, [attempt.id]) : [];
  if (!attempt || !result) throw new AppError("not_found");
  const facts = stillThere(await showingFacts(ctx, person.id));
  return { person, attempt, reading: await readingOf(ctx, result), facts };
}

function refusalOf({ attempt, reading, facts }: Own) {
  return shareRefusal({ ...facts, isKept: attempt.is_kept, isCareless: reading.kind === "careless" });
}

/** What may be shown of it: no minor's name, and no professions where none are listed. */
function partsOf({ reading, facts }: Own): ShownPart[] {
  const may: Readonly<Record<ShownPart, boolean>> = {
    professions: isListed(reading.kind),
    scores: true,
    name: mayShowName(facts),
  };
  return SHOWN_PARTS.filter((part) => may[part]);
}

/** How the sharing of one's own result stands. */
export async function viewShares(ctx: Context, actor: Actor, attempt: string): Promise<SharesView> {
  const own = await requireOwn(ctx, actor, attempt);
  const { locale } = own.person;
  const code = refusalOf(own);
  const shares = await listShares(ctx, own.attempt.id);
  return {
    attempt,
    result: code === "results_hidden" ? null : nameResult(ctx, own.reading, locale),
    hindrance: code && { code, text: faultWords(code, locale) },
    isFlat: own.reading.kind === "flat",
    parts: partsOf(own),
    isFull: shares.filter((one) => !one.isOver).length >= MOST_SHARES,
    shares,
  };
}

async function listShares(ctx: Context, attemptId: number): Promise<ShareLine[]> {
  return (await sharesOf(ctx.db, attemptId)).map((row) => presentShare(row, ctx.clock.now()));
}

/** A new share; `code` is that of its link, told this one time. */
export interface MadeShare {
  readonly share: ShareLine;
  readonly code: string | null;
}

/** Shows a result to whoever has a new link, or to an advisor. */
export async function makeShare(ctx: Context, actor: Actor, attempt: string, asked: NewShare): Promise<MadeShare> {
  const own = await requireOwn(ctx, actor, attempt);
  await takeTry(ctx, LIMITS.person, String(own.person.id));
  refuseIf(refusalOf(own));
  const advisor = asked.with === "advisor" ? await findAdvisor(ctx, own.person, asked.email ?? "") : null;
  const code = advisor ? null : newToken(ctx);
  const now = ctx.clock.now();
  const share = {
    document_id: newDocumentId(ctx),
    attempt_id: own.attempt.id,
    advisor_id: advisor?.id ?? null,
    token_hash: code && tokenHash(code),
    shows: partsOf(own)
      .filter((part) => asked.shows.includes(part))
      .join("\n"),
    made_at: now.toISOString(),
    expires_at: shareEnds(now, asked.days),
  };
  const row = await inTransaction(ctx, async (db) => {
    await holdPerson(db, own.person.id);
    const living = (await sharesOf(db, own.attempt.id)).filter((one) => !isOver(one.expires_at, now));
    const others = living.filter((one) => advisor === null || one.advisor_id !== advisor.id);
    if (others.length >= MOST_SHARES) throw new AppError("share_full");
    const details = { with: asked.with, days: asked.days };
    await note(ctx, db, { actorId: own.person.id, action: "result.shared", subjectId: advisor?.id, details });
    return putShare(db, share);
  });
  return { share: presentShare({ ...row, firstName: advisor?.first_name, lastName: advisor?.last_name }, now), code };
}

/** An advisor's account by its address, which is all that somebody need know of it. */
async function findAdvisor(ctx: Context, person: Account, email: string) {
  await takeTry(ctx, LIMITS.advisor, String(person.id));
  const found = await readUserByEmail(ctx.db, email);
  if (found && isAdvisorFor(person, found)) return found;
  throw new AppError("form_invalid", { fields: [{ path: "email", code: "scales_advisor_unknown" }] });
}

/** Ends one share at once, also while nothing can be shared; another's does not exist. */
export async function endShare(ctx: Context, actor: Actor, attempt: string, share: string): Promise<void> {
  const own = await requireOwn(ctx, actor, attempt);
  if (!isDocumentId(share)) throw new AppError("not_found");
  await inTransaction(ctx, async (db) => {
    if (!(await dropShare(db, own.attempt.id, share))) throw new AppError("not_found");
    await note(ctx, db, { actorId: own.person.id, action: "result.share_ended" });
  });
}
