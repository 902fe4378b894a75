import { currentConsent } from "#features/legal/operations.server.ts";
import { CONSENT_KINDS } from "#features/legal/rules.ts";
import { changeUser } from "#features/people/operations/change-user.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { addConsents, type ConsentsTable } from "../store/users.server.ts";

type ConsentRow = Omit<ConsentsTable, "id" | "user_id">;

/** Both texts as they are now, to be written down as agreed to. */
export function consentRows(ctx: Context, locale: "ar" | "en", at: string): ConsentRow[] {
  const { terms, privacy } = currentConsent(ctx);
  const versions = { "terms-of-use": terms, "privacy-policy": privacy };
  return CONSENT_KINDS.map((kind) => ({ kind, version: versions[kind], locale, given_at: at }));
}

/** Whether somebody has to be asked: an account that agreed to other versions than those in force. A place in a class never is. */
export function needsConsent(ctx: Context, actor: Actor): boolean {
  return actor.kind === "person" && !actor.isPlace && actor.consentVersion !== currentConsent(ctx).version;
}

/** Refuses to keep something new of an account that has not agreed to the texts in force, and says which and where. */
export function requireConsent(ctx: Context, actor: Actor): void {
  if (!needsConsent(ctx, actor)) return;
  const page = new URL(pathTo("consent"), ctx.config.publicUrl).href;
  throw new AppError("consent_needed", { extra: { version: currentConsent(ctx).version, page } });
}

/** Writes down that a person agrees to the texts they have just read; what was agreed to before stays written. */
export async function recordConsent(ctx: Context, actor: Actor, { version }: { version: string }): Promise<void> {
  const person = requireAccount(actor);
  const current = currentConsent(ctx).version;
  if (version !== current) throw new AppError("form_invalid", { fields: [{ path: "version", code: "consent_old" }] });
  if (person.consentVersion === current) return;
  const at = ctx.clock.now().toISOString();
  await inTransaction(ctx, async (db) => {
    await addConsents(db, person.id, consentRows(ctx, person.locale, at));
    await changeUser(db, person.id, { consent_version: current, updated_at: at });
  });
}
