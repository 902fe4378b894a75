import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { moveActivityAnswers } from "../../choices/store.server.ts";
import { deleteDrafts, moveAttemptRows, scalesBegun, sharedResults } from "../../store/moved-attempts.server.ts";
import { nameResult } from "./name-result.server.ts";
import { readingsOf } from "./read-readings.server.ts";

/** Gives the attempts of one user to another, with what was chosen of activities, in the transaction of the claim. Of each scale an open draft of the receiver stays and the other's goes. */
export async function moveAttempts(_ctx: Context, db: Db, { from, to }: { from: number; to: number }): Promise<void> {
  for (const scale of await scalesBegun(db, to)) await deleteDrafts(db, from, scale);
  await moveAttemptRows(db, from, to);
  await moveActivityAnswers(db, from, to);
}

export interface SharedResult {
  readonly attempt: string;
  readonly code: string;
  /** In words. */
  readonly codeNames: string;
  readonly completedAt: string;
}

/** What the result is called and its date, of finished attempts of these owners, by document id: what a person may agree to show a teacher. */
export async function readShared(
  ctx: Context,
  locale: Locale,
  asked: readonly { readonly userId: number; readonly attempt: string }[],
): Promise<SharedResult[]> {
  if (asked.length === 0) return [];
  const rows = await sharedResults(
    ctx.db,
    asked.map(({ attempt }) => attempt),
    ctx.clock.now(),
  );
  const agreed = rows.filter((row) => asked.some((one) => one.attempt === row.attempt && one.userId === row.userId));
  const readings = await readingsOf(ctx, agreed);
  return agreed.flatMap((row) => {
    const reading = readings.get(row.attempt_id);
    if (!reading) return [];
    return [
      {
        attempt: row.attempt,
        code: reading.code.text,
        codeNames: nameResult(ctx, reading, locale),
        completedAt: row.completedAt ?? "",
      },
    ];
  });
}
