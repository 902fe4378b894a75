import { weekdayName } from "#i18n/format.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { requireAccount } from "#platform/require-person.ts";
import { seal, unseal } from "#platform/seal.ts";
import type { Actor } from "#shared/actor.ts";
import { LIMITS } from "../rules.ts";
import type { ChoicesForm, ChoicesView } from "../schema.ts";
import { endMails, putChoice, readChoices } from "../store/readers.server.ts";
import { publishChosen } from "./publish.server.ts";

const PURPOSE = "notifications.unsubscribe";

/** What an account may choose, and has. */
export async function viewChoices(ctx: Context, actor: Actor, isSaved: boolean): Promise<ChoicesView> {
  const { id, locale } = requireAccount(actor);
  const chosen = new Map((await readChoices(ctx.db, id)).map((one) => [one.kind, one]));
  const choices = ctx.extensions.notificationKinds.map(({ name: kind, label, isAlways, mail }) => ({
    kind,
    label: label({}, { locale }),
    isAlways,
    isShown: isAlways || (chosen.get(kind)?.is_shown ?? true),
    mail,
    isMailed: mail === "weekly" && (chosen.get(kind)?.is_mailed ?? false),
  }));
  return { choices, day: weekdayName(ctx.config.notificationDay, locale), isSaved };
}

/** Whether somebody wants to be told of a kind that can be switched off. */
export async function isKindShown(db: Db, userId: number, kind: string): Promise<boolean> {
  const chosen = (await readChoices(db, userId)).find((one) => one.kind === kind);
  return chosen?.is_shown ?? true;
}

/** Keeps what was chosen for each kind; open pages follow it at once. */
export async function choose(ctx: Context, actor: Actor, { shown, mailed }: Omit<ChoicesForm, "act">): Promise<void> {
  const { id } = requireAccount(actor);
  await takeTry(ctx, LIMITS.person, String(id));
  await inTransaction(ctx, async (db) => {
    for (const { name: kind, isAlways, mail } of ctx.extensions.notificationKinds)
      await putChoice(db, id, {
        kind,
        is_shown: isAlways || shown.includes(kind),
        is_mailed: mail === "weekly" && mailed.includes(kind),
      });
  });
  publishChosen(ctx, id);
}

/** What stands in the link of a weekly mail: whose mails end, for nobody to read or change. It does not run out. */
export function unsubscribeToken(ctx: Context, userId: number): string {
  return seal(ctx, PURPOSE, { userId });
}

/** Whether a link is one of ours. Looking changes nothing. */
export function isUnsubscribeToken(ctx: Context, token: string): boolean {
  return userOf(ctx, token) !== null;
}

/** Ends somebody's weekly mails, signed in or not; doing it again does no harm. @returns whether the link was one of ours. */
export async function unsubscribe(ctx: Context, actor: Actor, token: string): Promise<boolean> {
  await takeTry(ctx, LIMITS.unsubscribe, actor.origin.address);
  const userId = userOf(ctx, token);
  if (userId !== null) await endMails(ctx.db, userId);
  return userId !== null;
}

function userOf(ctx: Context, token: string): number | null {
  const opened = unseal(ctx, PURPOSE, token) as { readonly userId?: unknown } | null;
  return typeof opened?.userId === "number" ? opened.userId : null;
}
