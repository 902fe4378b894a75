import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { permit } from "#platform/permission.ts";
import { readNames } from "#platform/shared-link.ts";
import { newDocumentId } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { ADVICE_FIELDS, ADVICE_LANGUAGES, CONSULTATION_KINDS } from "#shared/advice.ts";
import { isAdvisor } from "../access.ts";
import { isZone } from "../rules/weekly-slots.ts";
import { FIRST_SCHEDULE } from "../rules.ts";
import type { ScheduleInput, ScheduleView } from "../schema.ts";
import { findAdvisor, putAdvisor } from "../store/advisors.server.ts";
import { publishSlots } from "./publish-slots.server.ts";

/** How an advisor is booked; before the first time, what is offered to begin with. */
export async function readSchedule(ctx: Context, actor: Actor): Promise<ScheduleView> {
  const { id } = permit(actor, isAdvisor);
  const row = await findAdvisor(ctx.db, id);
  if (!row) return firstSchedule(ctx);
  return {
    isTaking: row.is_taking,
    fields: readNames(ADVICE_FIELDS, row.fields),
    languages: readNames(ADVICE_LANGUAGES, row.languages),
    kinds: readNames(CONSULTATION_KINDS, row.kinds),
    about: row.about ?? "",
    zone: row.zone,
    minutes: row.minutes,
    bufferMinutes: row.buffer_minutes,
    daysAhead: row.days_ahead,
    hours: row.hours_json,
    exceptions: row.exceptions_json,
    meetingLink: row.meeting_link,
    publishedOn: row.published_on,
  };
}

function firstSchedule(ctx: Context): ScheduleView {
  return {
    ...FIRST_SCHEDULE,
    isTaking: false,
    fields: [...ADVICE_FIELDS],
    languages: [...ADVICE_LANGUAGES],
    kinds: [...CONSULTATION_KINDS],
    about: "",
    zone: ctx.config.site.timeZone,
    hours: [],
    exceptions: [],
    meetingLink: null,
    publishedOn: null,
  };
}

/** Keeps how an advisor is booked, and makes their times anew; what is booked stays as it is. */
export async function saveSchedule(ctx: Context, actor: Actor, input: ScheduleInput): Promise<void> {
  const { id } = permit(actor, isAdvisor);
  if (!isZone(input.zone)) throw new AppError("form_invalid", { fields: [{ path: "zone", code: "choice_unknown" }] });
  await inTransaction(ctx, async (db) => {
    await putAdvisor(db, {
      user_id: id,
      document_id: newDocumentId(ctx),
      is_taking: input.isTaking,
      fields: input.fields.join("\n"),
      languages: input.languages.join("\n"),
      kinds: input.kinds.join("\n"),
      about: input.about || null,
      zone: input.zone,
      minutes: input.minutes,
      buffer_minutes: input.bufferMinutes,
      days_ahead: input.daysAhead,
      hours_json: input.hours,
      exceptions_json: input.exceptions,
      meeting_link: input.meetingLink,
      published_on: null,
      updated_at: ctx.clock.now().toISOString(),
    });
    await publishSlots(ctx, db, id);
  });
  ctx.queue.wake();
}
