import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { tendenciesSummary } from "#features/scales/tendencies/operations/summarise.server.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { isOver, readNames } from "#platform/shared-link.ts";
import { isToken, tokenHash } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { isOwner, mayShare } from "../access.ts";
import { presentShared } from "../presenter/shared.server.ts";
import { SHARE_SECTIONS, type ShareSection } from "../rules/share.ts";
import { LIMITS } from "../rules.ts";
import type { SharedProfile } from "../schema/share.ts";
import { findShareByHash } from "../store/shares.server.ts";
import { readProfileOf } from "./read-profile.server.ts";

/** The page of a link, for whoever has it; null where it leads nowhere, whatever the cause. */
export async function readShared(ctx: Context, actor: Actor, token: string): Promise<SharedProfile | null> {
  const found = isToken(token) ? await openShare(ctx, token) : null;
  if (!found) {
    await takeTry(ctx, LIMITS.linkAddress, actor.origin.address);
    return null;
  }
  const { user_id: id, sections, expires_at: expiresAt } = found;
  const shown = await sharedOf(ctx, { id }, readNames(SHARE_SECTIONS, sections), actor.locale);
  return { ...shown, expiresAt, isOwn: isOwner(actor, id) };
}

/** A link that is good, of somebody who is here and surely of age today. */
async function openShare(ctx: Context, token: string) {
  const row = await findShareByHash(ctx.db, tokenHash(token));
  const now = ctx.clock.now();
  if (!row || isOver(row.expires_at, now)) return null;
  const owner = await readPersonFacts(ctx, row.user_id);
  return owner?.isActive && mayShare(owner, now) ? row : null;
}

/** Some sections of somebody's profile, and nothing else of them. */
export async function sharedOf(
  ctx: Context,
  { id }: { readonly id: number },
  sections: readonly ShareSection[],
  locale: Locale,
): Promise<Omit<SharedProfile, "isOwn" | "expiresAt">> {
  const profile = await readProfileOf(ctx, ctx.db, { id, locale });
  const lines =
    sections.includes("result") && !(await areResultsHidden(ctx, { id }))
      ? await tendenciesSummary(ctx, id, locale)
      : [];
  return presentShared(profile, { sections, result: lines[0] ?? null, locale });
}
