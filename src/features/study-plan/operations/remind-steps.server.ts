import type { NotificationKind } from "#features/notifications/operations/notification-kinds.server.ts";
import { notify } from "#features/notifications/operations/notify.server.ts";
import { dayOf, formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type Context, inTransaction } from "#platform/context.ts";
import { pathTo } from "#shared/screens.ts";
import { REMIND_DAYS } from "../rules.ts";
import { dueItems, takeReminder } from "../store/items.server.ts";

const STEP_KIND = "plan_step_soon";
const AT_ONCE = 200;
const DAY_MS = 86_400_000;

/** A dated step comes near; what it is stands in the plan, for notices also lie in mails. */
export const stepKind: NotificationKind = {
  name: STEP_KIND,
  label: m.study_plan_notice,
  isAlways: false,
  mail: "weekly",
  face: { motif: "flag", hue: "A" },
  say(_ctx, { subject, details }, locale) {
    const { due = "" } = details;
    if (due === "") return null;
    const date = `\u2068${formatDate(`${due}T12:00:00Z`, locale, "UTC")}\u2069`;
    return {
      title: m.study_plan_notice_title({ date }, { locale }),
      description: m.study_plan_notice_text({}, { locale }),
      to: `${pathTo("ownPlan")}#${subject}`,
    };
  },
};

/** Tells of every undone step that is due within a week, once for each day it was put to. */
export async function remindOfSteps(ctx: Context): Promise<number> {
  const now = ctx.clock.now();
  const { timeZone } = ctx.config.site;
  const [from, until] = [now, new Date(now.getTime() + REMIND_DAYS * DAY_MS)].map((at) => dayOf(at, timeZone));
  let told = 0;
  for (;;) {
    const due = await dueItems(ctx.db, from ?? "", until ?? "", AT_ONCE);
    for (const item of due)
      await inTransaction(ctx, async (db) => {
        if (!(await takeReminder(db, item))) return;
        const details = { due: item.due_on ?? "" };
        await notify(ctx, db, item.user_id, { kind: STEP_KIND, subject: item.document_id, details });
        told += 1;
      });
    if (due.length < AT_ONCE) break;
  }
  if (told > 0) ctx.queue.wake();
  return told;
}
