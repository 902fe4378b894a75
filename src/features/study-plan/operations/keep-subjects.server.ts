import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { mayKeepInAccount } from "../access.ts";
import { LIMITS } from "../rules.ts";
import { gradeField, type Keeping } from "../schema.ts";
import { dropSubjects, putSubjects, readKeptSubjects } from "../store/subjects.server.ts";
import { keepSubjectsOnDevice, subjectsOnDevice } from "./device-plan.server.ts";
import { readSubjects } from "./read-subjects.server.ts";

/** The subjects and grades of an address, and nothing else of it, as they are kept; "" for none. */
export function subjectsOf(ctx: Context, params: URLSearchParams): string {
  const known = ctx.content.all("academic-subject-option", { locale: "ar" }).map(({ slug }) => slug);
  const { marks, typed, faults } = readSubjects(params, known);
  const kept = new URLSearchParams();
  for (const subject of marks.keys()) kept.append("s", subject);
  for (const [subject, grade] of typed)
    if (!faults.has(subject)) kept.append(subject === "" ? "average" : gradeField(subject), grade);
  return kept.toString();
}

/** Those of both; where both have a grade, the second's. */
export function joinSubjects(ctx: Context, first: string | null, second: string): string {
  const joined = new URLSearchParams(first ?? "");
  for (const [name, value] of new URLSearchParams(second))
    if (name === "s") joined.append(name, value);
    else joined.set(name, value);
  return subjectsOf(ctx, joined);
}

/** The subjects that are kept of whoever asks: in the account, else on the device. */
export async function keptSubjects(ctx: Context, actor: Actor, cookies: string | null): Promise<string | null> {
  const kept = mayKeepInAccount(actor) ? await readKeptSubjects(ctx.db, actor.id) : subjectsOnDevice(cookies);
  return kept && (subjectsOf(ctx, new URLSearchParams(kept)) || null);
}

interface Asked {
  readonly params: URLSearchParams;
  readonly cookies: string | null;
}

/** How the subjects of an address stand to those that are kept; an address that says nothing leads to these. */
export async function readKeeping(ctx: Context, actor: Actor, { params, cookies }: Asked): Promise<Keeping> {
  const kept = await keptSubjects(ctx, actor, cookies);
  const subjects = subjectsOf(ctx, params);
  const isKept = subjects !== "" && subjects === kept;
  const where = mayKeepInAccount(actor) ? m.study_plan_keep_account : m.study_plan_keep_device;
  const said = (isKept ? m.study_plan_kept : where)({}, { locale: actor.locale });
  return {
    subjects,
    isKept,
    hasKept: kept !== null,
    said,
    leadTo: kept && params.size === 0 ? `${pathTo("studyPlan")}?${kept}` : null,
  };
}

/** Keeps the subjects of an address, or none any more. @returns the cookies to set. */
export async function keepSubjects(ctx: Context, actor: Actor, params: URLSearchParams): Promise<string[]> {
  const subjects = subjectsOf(ctx, params);
  if (!mayKeepInAccount(actor)) return [keepSubjectsOnDevice(ctx, subjects)];
  await takeTry(ctx, LIMITS.person, String(actor.id));
  const kept_at = ctx.clock.now().toISOString();
  if (subjects === "") await dropSubjects(ctx.db, actor.id);
  else await putSubjects(ctx.db, { user_id: actor.id, subjects, kept_at });
  return [];
}
