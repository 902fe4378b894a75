import { note } from "#features/audit/operations.server.ts";
import { showingFacts } from "#features/guardians/operations/may-keep-results.server.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { permit } from "#platform/permission.ts";
import { isDocumentId, tokenHash } from "#platform/token.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { isGoing, isSharer, mayReadShared, mayShowName, shareRefusal } from "../../access.ts";
import { nameResult } from "../../tendencies/operations/name-result.server.ts";
import { readingOf } from "../../tendencies/operations/read-readings.server.ts";
import { nameOf, presentShared, type Readable, shownParts } from "../presenter.server.ts";
import { LIMITS, levelsByOrder } from "../rules.ts";
import type { SharedResult, SharedWithMe } from "../schema.ts";
import { findOpenShare, noteOpened, type OpenShare, openSharesWith, type WhichShares } from "../store.server.ts";

/** Nobody has this number: what is asked about nobody takes as long as about somebody. */
const NOBODY = 0;
/** More than an advisor looks at in a month; what is older is found by its person. */
const MOST_LISTED = 200;

/**
 * A share that may be read now: its owner is here, of known age, with no guardian in the way, and the result says something. As much
 * is asked of the database where there is no share at all.
 */
async function readable(ctx: Context, share: OpenShare | undefined): Promise<Readable | null> {
  const ownerId = share?.userId ?? NOBODY;
  const [facts, owner] = await Promise.all([showingFacts(ctx, ownerId), readUser(ctx.db, ownerId)]);
  if (!share || !facts || !owner || isGoing(owner)) return null;
  const reading = await readingOf(ctx, share);
  if (shareRefusal({ ...facts, isKept: true, isCareless: reading.kind === "careless" }) !== null) return null;
  return { share, reading, owner, mayName: mayShowName(facts) };
}

/** A share by the code of its link, whoever has it; null where it leads nowhere, whatever the cause. */
async function byCode(ctx: Context, actor: Actor, code: string): Promise<Readable | null> {
  const found = await readable(ctx, await findOpenShare(ctx.db, tokenHash(code), ctx.clock.now()));
  if (!found) await takeTry(ctx, LIMITS.linkAddress, actor.origin.address);
  return found;
}

/** The page of a link. That it was opened is counted, unless it was its owner. */
export async function readSharedResult(ctx: Context, actor: Actor, code: string): Promise<SharedResult | null> {
  const found = await byCode(ctx, actor, code);
  if (!found) return null;
  const isOwn = isSharer(actor, found.owner.id);
  if (!isOwn) await noteOpened(ctx.db, found.share.shareId, ctx.clock.now());
  return { ...presentShared(ctx, found, actor.locale), isOwn };
}

/** What the picture of a link shows; asking for it counts as no opening. */
export async function readForPicture(ctx: Context, actor: Actor, code: string) {
  const found = await byCode(ctx, actor, code);
  return found && presentShared(ctx, found, actor.locale);
}

/** What is shared with an advisor, the newest first, without the results themselves. */
export async function listSharedWithMe(ctx: Context, actor: Actor, most = MOST_LISTED): Promise<SharedWithMe[]> {
  const shares = await readableWith(ctx, permit(actor, mayReadShared), { most });
  return shares.map((one) => ({
    id: one.share.documentId,
    name: shownParts(one).includes("name") ? nameOf(one.owner) : null,
    headline: nameResult(ctx, one.reading, actor.locale),
    takenAt: one.share.completedAt ?? "",
    since: one.share.madeAt,
    until: one.share.expiresAt,
    levels: levelsByOrder(one.reading.code.groups),
    shows: shownParts(one),
  }));
}

/** One result that is shared with an advisor; another advisor's does not exist. That it was read is written down. */
export async function readSharedWithMe(ctx: Context, actor: Actor, documentId: string): Promise<SharedResult> {
  const advisor = permit(actor, mayReadShared);
  const one = isDocumentId(documentId) ? (await readableWith(ctx, advisor, { documentId }))[0] : undefined;
  if (!one) throw new AppError("not_found");
  return readAs(ctx, advisor, one);
}

/** The results one person shows to an advisor, for what the two do together; each reading is written down. */
export async function resultsSharedWith(
  ctx: Context,
  actor: Actor,
  person: { readonly id: number },
): Promise<SharedResult[]> {
  const advisor = permit(actor, mayReadShared);
  const shares = await readableWith(ctx, advisor, { ownerId: person.id });
  return Promise.all(shares.map((one) => readAs(ctx, advisor, one)));
}

async function readableWith(ctx: Context, advisor: Account, which: WhichShares): Promise<Readable[]> {
  const shares = await openSharesWith(ctx.db, advisor.id, ctx.clock.now(), which);
  const found = await Promise.all(shares.map((share) => readable(ctx, share)));
  return found.filter((one) => one !== null);
}

async function readAs(ctx: Context, advisor: Account, one: Readable): Promise<SharedResult> {
  const { share, owner } = one;
  await noteOpened(ctx.db, share.shareId, ctx.clock.now());
  await note(ctx, ctx.db, { actorId: advisor.id, action: "result.read_by_advisor", subjectId: owner.id });
  return { ...presentShared(ctx, one, advisor.locale), isOwn: false };
}
