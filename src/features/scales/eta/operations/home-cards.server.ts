import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import { readScaleProfile } from "#features/people/operations/set-scale-profile.server.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { gradeNumber } from "../../instruments/operations/keep-result.server.ts";
import { draftAt } from "../../instruments/operations/open-draft.server.ts";
import { newestResult } from "../../instruments/operations/read-results.server.ts";
import { ETA } from "../../rules.ts";
import { ETA_GRADES } from "../schema.ts";

/** Where a person left off, or null without an answer. */
export async function etaDraftCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  const draft = await draftAt(ctx, person, ETA);
  const value = Object.keys(draft?.answers ?? {}).length;
  if (!draft || value === 0) return null;
  const words = { locale: person.locale };
  const { body } = draft.instrument;
  return {
    id: "eta-draft",
    title: body.title[person.locale],
    progress: { label: m.scales_progress_name({}, words), value, max: body.items.length },
    action: { label: m.scales_start_resume({}, words), to: pathTo("eta") },
  };
}

/** The result that counts, or null. */
export async function etaResultCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (await areResultsHidden(ctx, person)) return null;
  const newest = await newestResult(ctx, person, ETA);
  if (!newest) return null;
  const words = { locale: person.locale };
  const date = formatDate(newest.completedAt, person.locale, ctx.config.site.timeZone);
  return {
    id: "eta-result",
    title: m.scales_eta_card_result({}, words),
    text: m.scales_eta_card_said({ said: newest.words, date }, words),
    action: {
      label: m.scales_card_result_action({}, words),
      to: pathTo("scaleResult", { scale: ETA, attempt: newest.attempt }),
    },
  };
}

/** For pupils of the grades the scale is made for, until they begin. */
export async function etaCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  const grade = gradeNumber((await readScaleProfile(ctx, person)).grade);
  if (grade === null || grade < ETA_GRADES.min || grade > ETA_GRADES.max) return null;
  if (await areResultsHidden(ctx, person)) return null;
  const [draft, newest] = await Promise.all([draftAt(ctx, person, ETA), newestResult(ctx, person, ETA)]);
  if (newest || Object.keys(draft?.answers ?? {}).length > 0) return null;
  const words = { locale: person.locale };
  return {
    id: "eta",
    title: m.scales_eta_card_title({}, words),
    text: m.scales_eta_card_text({}, words),
    action: { label: m.scales_start_begin({}, words), to: pathTo("eta") },
  };
}
