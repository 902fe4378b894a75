import { note } from "#features/audit/operations.server.ts";
import { readUser } from "#features/people/operations/read-user.server.ts";
import { requireStanding } from "#features/sign-ins/operations/keep-sign-in.server.ts";
import { queueNews } from "#features/sign-ins/operations/queue-news.server.ts";
import { requireProof } from "#features/sign-ins/operations/require-proof.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { connectFault, type Vouched } from "../provider.server.ts";
import type { LinkProof } from "../schema.ts";
import { deleteIdentitiesOf, identitiesOf, insertIdentity } from "../store/identities.server.ts";
import { linkTicket } from "./keep-google-state.server.ts";

/** What the page about signing in through the provider shows. */
export interface ProviderLink {
  readonly isOffered: boolean;
  /** The addresses the provider gave, of what is linked now. */
  readonly linked: readonly string[];
  readonly hasPassword: boolean;
}

/** How the person's account stands with the provider. */
export async function readProviderLink(ctx: Context, actor: Actor): Promise<ProviderLink> {
  const person = requireAccount(actor);
  const user = await readUser(ctx.db, person.id);
  const identities = await identitiesOf(ctx.db, person.id);
  return {
    isOffered: ctx.config.oidc !== null,
    linked: identities.map(({ email }) => email),
    hasPassword: Boolean(user?.password_hash),
  };
}

/** After a proof: what our own link to the provider carries, so that nobody else can make a person begin linking. */
export async function allowLinking(ctx: Context, actor: Actor, { currentPassword }: LinkProof): Promise<string> {
  const person = requireAccount(actor);
  if (!ctx.config.oidc) throw new AppError("not_found");
  await requireProof(ctx, person, currentPassword);
  return linkTicket(ctx, person.signInId);
}

/** Links an identity to an account that has none; one that is somebody's is refused. */
export async function linkIdentity(ctx: Context, person: Person, vouched: Vouched): Promise<void> {
  const { issuer, subject, email } = vouched;
  const at = ctx.clock.now().toISOString();
  await inTransaction(ctx, async (db) => {
    // Held, so that a sign-in that has just been ended links nothing, and no two identities are linked at once.
    await requireStanding(db, person);
    const own = await identitiesOf(db, person.id);
    if (own.some((one) => one.issuer === issuer && one.subject === subject)) return;
    if (own.length > 0) throw connectFault("other");
    const isFree = await insertIdentity(db, {
      issuer,
      subject,
      user_id: person.id,
      email,
      linked_at: at,
      last_used_at: at,
    });
    if (!isFree) throw connectFault("elsewhere");
    await note(ctx, db, { actorId: person.id, action: "identity.linked", subjectId: person.id });
    await queueNews(ctx, db, { userId: person.id, news: "provider_linked", signIn: person.signInId });
  });
  ctx.queue.wake();
}

/** Takes the link away after a proof, where a password is left to sign in with. */
export async function unlinkProvider(ctx: Context, actor: Actor, { currentPassword }: LinkProof): Promise<void> {
  const person = requireAccount(actor);
  await requireProof(ctx, person, currentPassword);
  await inTransaction(ctx, async (db) => {
    const user = await readUser(db, person.id);
    if (!user?.password_hash) throw new AppError("forbidden");
    if ((await deleteIdentitiesOf(db, person.id)) === 0) return;
    await note(ctx, db, { actorId: person.id, action: "identity.unlinked", subjectId: person.id });
    await queueNews(ctx, db, { userId: person.id, news: "provider_unlinked", signIn: person.signInId });
  });
  ctx.queue.wake();
}
