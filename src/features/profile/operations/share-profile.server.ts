import { renderSVG } from "uqr";
import { note } from "#features/audit/operations.server.ts";
import { readPersonFacts } from "#features/people/operations/read-person-facts.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { refuseIf, stillThere } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import { seal, unseal } from "#platform/seal.ts";
import { isOver, readNames, shareEnds } from "#platform/shared-link.ts";
import { newToken, tokenHash } from "#platform/token.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { mayShare, shareRefusal } from "../access.ts";
import { FIRST_SECTIONS, SHARE_SECTIONS, USUAL_DAYS } from "../rules/share.ts";
import { LIMITS } from "../rules.ts";
import type { ShareForm, ShareView } from "../schema/share.ts";
import { changeShare, dropShare, findShare, putShare, type ShareRow } from "../store/shares.server.ts";
import { sharedOf } from "./read-shared.server.ts";

/** What the link is sealed for, so that its owner is shown it again and a copy of the database opens nothing. */
const LINK_SEAL = "profile-share";

/** How somebody's page to share stands, and what it would show. */
export async function viewShare(ctx: Context, actor: Actor): Promise<ShareView> {
  const person = requireAccount(actor);
  const isAllowed = mayShare(await ageOf(ctx, person), ctx.clock.now());
  const row = isAllowed ? await findShare(ctx.db, person.id) : undefined;
  const chosen = row ? readNames(SHARE_SECTIONS, row.sections) : FIRST_SECTIONS;
  const whole = await sharedOf(ctx, person, SHARE_SECTIONS, person.locale);
  return {
    isAllowed,
    sections: SHARE_SECTIONS.map((id) => ({
      id,
      isShown: chosen.includes(id),
      isEmpty: whole[id] === null,
    })),
    link: row ? linkOf(ctx, row) : null,
    expiresAt: row?.expires_at ?? null,
    isOver: row !== undefined && isOver(row.expires_at, ctx.clock.now()),
  };
}

function linkOf(ctx: Context, row: ShareRow): ShareView["link"] {
  const token = unseal(ctx, LINK_SEAL, row.token_sealed);
  if (typeof token !== "string") return null;
  const path = pathTo("sharedProfile", { token });
  const address = ctx.config.publicUrl + path;
  return { address, path, qr: renderSVG(address, { border: 2, pixelSize: 4 }) };
}

/** Makes the link, changes what it shows, makes it anew or ends it. */
export async function changeSharing(ctx: Context, actor: Actor, form: ShareForm): Promise<void> {
  const person = requireAccount(actor);
  await takeTry(ctx, LIMITS.person, String(person.id));
  if (form.act === "end") return endSharing(ctx, person);
  refuseIf(shareRefusal(await ageOf(ctx, person), ctx.clock.now()));
  const row = await findShare(ctx.db, person.id);
  if (form.act === "anew") {
    if (!row) throw new AppError("not_found");
    const isEnded = isOver(row.expires_at, ctx.clock.now());
    const expires_at = isEnded ? shareEnds(ctx.clock.now(), USUAL_DAYS) : row.expires_at;
    return keepLink(ctx, person, { sections: row.sections, expires_at });
  }
  const sections = form.sections.join("\n");
  const kept = form.days === "keep" && row?.expires_at;
  const expires_at = kept || shareEnds(ctx.clock.now(), form.days === "keep" ? USUAL_DAYS : form.days);
  if (form.act === "save" && row) await changeShare(ctx.db, person.id, { sections, expires_at });
  else await keepLink(ctx, person, { sections, expires_at });
}

async function keepLink(ctx: Context, { id }: Account, kept: Pick<ShareRow, "sections" | "expires_at">): Promise<void> {
  const token = newToken(ctx);
  const made_at = ctx.clock.now().toISOString();
  const token_sealed = seal(ctx, LINK_SEAL, token);
  await inTransaction(ctx, async (db) => {
    await putShare(db, { user_id: id, token_sealed, token_hash: tokenHash(token), made_at, ...kept });
    await note(ctx, db, { actorId: id, action: "profile.shared", subjectId: id });
  });
}

async function endSharing(ctx: Context, { id }: Account): Promise<void> {
  await inTransaction(ctx, async (db) => {
    if (await dropShare(db, id)) await note(ctx, db, { actorId: id, action: "profile.share_ended", subjectId: id });
  });
}

async function ageOf(ctx: Context, { id }: Account) {
  return stillThere(await readPersonFacts(ctx, id));
}
