import { timingSafeEqual } from "node:crypto";
import { noteProofOf } from "#features/sign-ins/operations/keep-sign-in.server.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { noteTry, takeTry } from "#platform/limits/count-tries.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { isOwnPath, pathTo } from "#shared/screens.ts";
import { connectFault, newChecks, providerPage, readAnswer } from "../provider.server.ts";
import { withNotice } from "../rules/notices.ts";
import { LIMITS } from "../rules.ts";
import type { ConnectQuery } from "../schema.ts";
import { findIdentity, type IdentitiesTable } from "../store/identities.server.ts";
import { type ConnectFlow, flowCookie, isLinkTicket, type Onward, waitingCookie } from "./keep-google-state.server.ts";
import { linkIdentity } from "./link-google.server.ts";
import { requireFreeAddress } from "./require-free-address.server.ts";
import { signInByIdentity } from "./sign-in-google.server.ts";

/** Begins a way to the provider: the address of its page, and the cookie that binds its answer to this browser. */
export async function beginConnect(ctx: Context, actor: Actor, query: ConnectQuery): Promise<Onward> {
  if (!ctx.config.oidc) throw new AppError("not_found");
  await takeTry(ctx, LIMITS.connectAddress, actor.origin.address);
  const { purpose } = query;
  const person = purpose === "sign-in" ? null : requireAccount(actor);
  if (person && purpose === "link" && !isLinkTicket(ctx, query.ticket, person.signInId)) throw connectFault("failed");
  const checks = newChecks(ctx, purpose === "prove");
  const next = isOwnPath(query.next) ? query.next : null;
  const flow: ConnectFlow = { ...checks, purpose, next, signInId: person?.signInId ?? null };
  return { to: await providerPage(ctx, checks, actor.locale), cookies: [flowCookie(ctx, flow)] };
}

/** Whether an answer belongs to the way this browser began. */
export function isAnswerTo(flow: ConnectFlow, query: URLSearchParams): boolean {
  const given = Buffer.from(query.get("state") ?? "");
  const expected = Buffer.from(flow.state);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Takes the provider's answer to a way this browser began (`isAnswerTo`), once. */
export async function endConnect(
  ctx: Context,
  actor: Actor,
  flow: ConnectFlow,
  query: URLSearchParams,
): Promise<Onward> {
  const { count } = await noteTry(ctx, LIMITS.connectState, flow.state);
  if (count > 1) throw connectFault("failed");
  const vouched = await readAnswer(ctx, flow, query);
  const identity = await findIdentity(ctx.db, vouched.issuer, vouched.subject);
  if (flow.purpose === "sign-in") {
    if (identity) return signInByIdentity(ctx, actor, identity.user_id, vouched, flow.next);
    await requireFreeAddress(ctx, ctx.db, vouched.email);
    // Nothing is written: what the provider said waits in the browser, sealed.
    return { to: pathTo("signUpFinish"), cookies: [waitingCookie(ctx, { ...vouched, next: flow.next })] };
  }
  const person = requireAccount(actor);
  if (person.signInId !== flow.signInId) throw connectFault("failed");
  if (flow.purpose === "link") {
    await linkIdentity(ctx, person, vouched);
    return { to: withNotice(pathTo("accountGoogle"), "provider_linked"), cookies: [] };
  }
  await prove(ctx, person, identity);
  return { to: flow.next ?? pathTo("account"), cookies: [] };
}

/** A proof counts only with the very identity that is linked to the account. */
async function prove(
  ctx: Context,
  person: { readonly id: number; readonly signInId: string },
  identity: IdentitiesTable | undefined,
): Promise<void> {
  if (identity?.user_id !== person.id) throw connectFault("other");
  await noteProofOf(ctx, person);
}
