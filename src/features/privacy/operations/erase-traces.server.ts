import { otherAddresses, readEnding } from "#features/accounts/operations/end-account.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { removeMailFiles } from "#platform/mail/files.ts";
import { NAME_BREAK } from "#platform/mail/isolate.ts";
import { forgetWork } from "#platform/queue/forget-work.ts";
import { isMailAbout, isWorkAbout } from "../rules.ts";
import { namedFiles } from "../store/exports.server.ts";

/** Takes work about a person out of the queue. */
export async function forgetWorkAbout(db: Db, userId: number): Promise<void> {
  await forgetWork(db, (payload) => isWorkAbout(payload, userId));
}

/** Finds the files of a person's copies. */
export async function findCopyFiles(ctx: Context, db: Db, userId: number): Promise<() => Promise<void>> {
  const names = await namedFiles(db, userId);
  return async () => {
    for (const name of names) await ctx.files.remove("private", name);
  };
}

/** Finds out by what mails about a person are known: addresses, the name, and who else was written to. */
export async function findMails(ctx: Context, db: Db, userId: number): Promise<() => Promise<void>> {
  const account = await readEnding(db, userId);
  if (!account) return () => Promise.resolve();
  const finders = ctx.personal.flatMap(({ mailedAbout }) => mailedAbout ?? []);
  const others = await Promise.all(finders.map((find) => find(db, userId)));
  const person = {
    emails: [account.email, ...(await otherAddresses(db, userId))],
    firstName: account.firstName,
    lastName: account.lastName,
    guardians: others.flat(),
  };
  return async () => {
    await removeMailFiles(ctx, (mail) =>
      isMailAbout(
        { to: mail.to, words: `${mail.subject}\n${mail.text}\n${mail.html}`.replaceAll(NAME_BREAK, "") },
        person,
      ),
    );
  };
}
