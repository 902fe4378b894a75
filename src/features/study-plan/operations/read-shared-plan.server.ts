import { note } from "#features/audit/operations.server.ts";
import { linkedGuardians } from "#features/guardians/operations/linked-guardians.server.ts";
import { showingFacts } from "#features/guardians/operations/may-keep-results.server.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { requireAccount } from "#platform/require-person.ts";
import { tokenHash } from "#platform/token.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { mayReadPlan, showRefusal } from "../access.ts";
import { presentPlan } from "../presenter.server.ts";
import { LIMITS } from "../rules.ts";
import type { PlanWithMe, SharedPlan } from "../schema/share.ts";
import { readItems } from "../store/items.server.ts";
import { findOpenShare, noteOpened, openSharesWith } from "../store/shares.server.ts";
import type { PlanShareRow } from "../store/tables.server.ts";
import { listAgreed } from "./agreed-steps.server.ts";

/** The plan behind a link, for whoever has it, without a name; null where it leads nowhere, whatever the cause. */
export async function readPlanByLink(ctx: Context, actor: Actor, code: string): Promise<SharedPlan | null> {
  const share = await findOpenShare(ctx.db, tokenHash(code), ctx.clock.now());
  const facts = share && (await showingFacts(ctx, share.user_id));
  const owner = share && (await readUser(ctx.db, share.user_id));
  if (!share || !facts || !owner || owner.erase_at !== null || showRefusal(facts, "link") !== null) {
    await takeTry(ctx, LIMITS.linkAddress, actor.origin.address);
    return null;
  }
  return present(ctx, actor, share, null);
}

/** Whose plans somebody is shown, the newest first. */
export async function listPlansWithMe(ctx: Context, actor: Actor): Promise<PlanWithMe[]> {
  const open = await readable(ctx, requireAccount(actor));
  return open.map(({ share, name }) => ({ id: share.document_id, name, until: share.expires_at }));
}

/** One plan somebody is shown; another reader's does not exist. That it was read is written down. */
export async function readPlanWithMe(ctx: Context, actor: Actor, documentId: string): Promise<SharedPlan> {
  const reader = requireAccount(actor);
  const found = (await readable(ctx, reader)).find(({ share }) => share.document_id === documentId);
  if (!found) throw new AppError("not_found");
  await note(ctx, ctx.db, { actorId: reader.id, action: "plan.read_by_other", subjectId: found.share.user_id });
  return present(ctx, actor, found.share, found.name);
}

/** Shares that may be read now: who reads is still an advisor or a linked guardian, and their owner is here. */
async function readable(ctx: Context, { id }: Account) {
  const [shares, reader] = await Promise.all([openSharesWith(ctx.db, id, ctx.clock.now()), readUser(ctx.db, id)]);
  const found = await Promise.all(
    shares.map(async (share) => {
      const [owner, guardians, facts] = await Promise.all([
        readUser(ctx.db, share.user_id),
        linkedGuardians(ctx, share.user_id),
        showingFacts(ctx, share.user_id),
      ]);
      const isHere = owner && facts && owner.erase_at === null;
      return isHere && reader && mayReadPlan(reader, guardians, facts) ? { share, name: owner.first_name } : null;
    }),
  );
  return found.flatMap((one) => one ?? []);
}

async function present(ctx: Context, actor: Actor, share: PlanShareRow, name: string | null): Promise<SharedPlan> {
  await noteOpened(ctx.db, share.id, ctx.clock.now());
  const [items, agreed] = await Promise.all([
    readItems(ctx.db, share.user_id),
    // What was agreed in a consultation is the two's: behind an open link it is not shown.
    name === null ? [] : listAgreed(ctx, { id: share.user_id }),
  ]);
  return { ...presentPlan(ctx, actor, items, agreed), name, until: share.expires_at };
}
