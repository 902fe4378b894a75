import type { AgreedSteps } from "#features/study-plan/operations/agreed-steps.server.ts";
import { dayOf } from "#i18n/format.ts";
import { pathTo } from "#shared/screens.ts";
import { readActions } from "../store/actions.server.ts";
import { setActionDone } from "./agreed-actions.server.ts";

/** What was agreed on in consultations, as steps of somebody's plan. */
export const consultationSteps: AgreedSteps = {
  async list(ctx, person) {
    const today = dayOf(ctx.clock.now(), ctx.config.site.timeZone);
    const rows = await readActions(ctx.db, { person: person.id });
    return rows.map(({ document_id: id, text, due_on: dueOn, done_at, consultation }) => ({
      id,
      text,
      dueOn,
      isDone: done_at !== null,
      isLate: done_at === null && dueOn !== null && dueOn < today,
      to: consultation && pathTo("bookingOne", { id: consultation }),
    }));
  },
  setDone: setActionDone,
};
