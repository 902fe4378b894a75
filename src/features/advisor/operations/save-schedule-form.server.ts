import type { Context } from "#platform/context.ts";
import { AppError, isAppError } from "#platform/errors.ts";
import { parseInput } from "#platform/http/input.ts";
import { permit } from "#platform/permission.ts";
import type { Actor } from "#shared/actor.ts";
import { isAdvisor } from "../access.ts";
import { scheduleOfForm } from "../schema/schedule-form.ts";
import { scheduleBody } from "../schema.ts";
import { saveSchedule } from "./keep-schedule.server.ts";

/** Keeps a schedule as its form sent it; each fault names the control it is about. */
export async function saveScheduleForm(
  ctx: Context,
  actor: Actor,
  form: Readonly<Record<string, string>>,
): Promise<void> {
  permit(actor, isAdvisor);
  const { body, controls } = scheduleOfForm(form);
  try {
    await saveSchedule(ctx, actor, parseInput(scheduleBody, body));
  } catch (error) {
    if (!isAppError(error) || !error.details.fields) throw error;
    const fields = error.details.fields.map((field) => ({ ...field, path: controls.get(field.path) ?? field.path }));
    throw new AppError(error.code, { ...error.details, fields });
  }
}
