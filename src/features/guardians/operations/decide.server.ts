import { note } from "#features/audit/operations.server.ts";
import { type PersonFacts, readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { isToken, tokenHash } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { mayDecide } from "../access.ts";
import { decidesAlone, LIMITS } from "../rules.ts";
import type { Decision, DecisionView } from "../schema.ts";
import {
  deleteDecisionLinks,
  findConsent,
  findLink,
  holdConsent,
  putConsent,
  updateConsent,
} from "../store/consents.server.ts";
import type { GuardianConsentRow } from "../store/tables.server.ts";
import { keepTried } from "./keep-tried.server.ts";
import { keepingNow } from "./may-keep-results.server.ts";
import { type GuardianNews, queueGuardianNews } from "./queue-mails.server.ts";

interface Opened {
  readonly pupil: PersonFacts;
  readonly row: GuardianConsentRow;
}

/** What a guardian's link is about, or null when it is good for nothing. Looking changes nothing. */
export async function readDecisionLink(ctx: Context, token: string): Promise<DecisionView | null> {
  const opened = await openLink(ctx, ctx.db, token);
  return opened && viewOf(ctx, opened);
}

/** What the guardian chose by the link: no account is needed, and the same link serves to choose anew. */
export async function decide(
  ctx: Context,
  actor: Actor,
  { token, decision }: { token: string; decision: Decision },
): Promise<DecisionView | null> {
  await takeTry(ctx, LIMITS.linkAddress, actor.origin.address);
  if (!isToken(token)) throw new AppError("link_invalid");
  await takeTry(ctx, LIMITS.link, tokenHash(token));
  const view = await inTransaction(ctx, async (db) => {
    const first = await openLink(ctx, db, token);
    if (!first) throw new AppError("link_invalid");
    const row = await holdConsent(db, first.pupil.id);
    // The pupil may have named somebody else in the meantime.
    if (row?.generation !== first.row.generation) throw new AppError("link_invalid");
    if (!mayDecide(first.pupil, row.objected_at, ctx.clock.now())) throw new AppError("conflict");
    await DECIDE[decision](ctx, db, { ...first, row });
    await note(ctx, db, {
      actorId: null,
      action: `guardian.${PAST[decision]}`,
      subjectId: first.pupil.id,
      details: { by: "link" },
    });
    await keepTried(ctx, db, first.pupil.id);
    const opened = await openLink(ctx, db, token);
    return opened && viewOf(ctx, opened);
  });
  ctx.queue.wake();
  return view;
}

const PAST = { confirm: "confirmed", object: "objected", stranger: "unknown_pupil" } as const;

type Work = (ctx: Context, db: Db, opened: Opened) => Promise<void>;

const DECIDE: Readonly<Record<Decision, Work>> = { confirm, object, stranger };

async function confirm(ctx: Context, db: Db, { pupil, row }: Opened): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const isSettled = row.objected_at !== null && row.pupil_agreed_at !== null;
  const isNews = row.objected_at !== null ? row.guardian_agreed_at === null : row.confirmed_at === null;
  await updateConsent(db, pupil.id, {
    confirmed_at: row.confirmed_at ?? at,
    guardian_agreed_at: row.guardian_agreed_at ?? at,
    ...(isSettled ? { objected_at: null } : {}),
  });
  if (isNews) await tell(ctx, db, pupil, row.objected_at === null ? "confirmed" : "agreed");
}

async function object(ctx: Context, db: Db, { pupil, row }: Opened): Promise<void> {
  const isNews = row.objected_at === null || row.guardian_agreed_at !== null;
  await updateConsent(db, pupil.id, {
    objected_at: row.objected_at ?? ctx.clock.now().toISOString(),
    confirmed_at: null,
    guardian_agreed_at: null,
    ...(row.objected_at === null ? { pupil_agreed_at: null } : {}),
  });
  if (isNews) await tell(ctx, db, pupil, "objected");
}

/** The address was somebody else's: it is forgotten, and the question counts as answered without one. */
async function stranger(ctx: Context, db: Db, { pupil }: Opened): Promise<void> {
  await deleteDecisionLinks(db, pupil.id);
  const at = ctx.clock.now().toISOString();
  await putConsent(db, pupil.id, null, at);
  await updateConsent(db, pupil.id, { stranger_at: at });
  await tell(ctx, db, pupil, "stranger");
}

function tell(ctx: Context, db: Db, pupil: PersonFacts, news: GuardianNews): Promise<void> {
  return queueGuardianNews(ctx, db, pupil.id, news);
}

async function openLink(ctx: Context, db: Db, token: string): Promise<Opened | null> {
  const link = isToken(token) ? await findLink(db, tokenHash(token)) : undefined;
  if (!link || link.guardianship_id !== null) return null;
  const [pupil, row] = await Promise.all([readPersonFacts(ctx, link.pupil_id, db), findConsent(db, link.pupil_id)]);
  return pupil?.isActive && row?.generation === link.generation ? { pupil, row } : null;
}

function viewOf(ctx: Context, { pupil, row }: Opened): DecisionView {
  return {
    firstName: pupil.firstName,
    rule: ctx.config.guardians,
    isAdult: decidesAlone(pupil, row.objected_at, ctx.clock.now()),
    isConfirmed: row.confirmed_at !== null,
    isObjected: keepingNow(ctx, pupil, row) === "hidden",
    guardianAgreed: row.guardian_agreed_at !== null,
    pupilAgreed: row.pupil_agreed_at !== null,
  };
}
