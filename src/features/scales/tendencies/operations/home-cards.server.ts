import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { STATEMENTS } from "../rules.ts";
import { draftFor } from "./open-attempt.server.ts";
import { history } from "./read-results.server.ts";

/** Where a person left off, or null without an open draft. */
export async function draftCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  const draft = await draftFor(ctx, person);
  if (!draft) return null;
  const { locale } = person;
  const value = Object.keys(draft.answers).length;
  const title = m.scales_card_resume_title({}, { locale });
  return {
    id: "scales-draft",
    title,
    progress: { label: m.scales_progress_name({}, { locale }), value, max: STATEMENTS },
    action: { label: m.scales_start_resume({}, { locale }), to: pathTo("careerTest") },
  };
}

/** The result that counts, or null without one. */
export async function resultCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (await areResultsHidden(ctx, person)) return null;
  const newest = (await history(ctx, person)).find(({ state }) => state === "complete");
  if (!newest) return null;
  const { locale } = person;
  const date = formatDate(newest.completedAt, locale, ctx.config.site.timeZone);
  const text = newest.flat
    ? m.scales_card_flat_text({ date }, { locale })
    : m.scales_card_result_text({ names: newest.codeNames, date }, { locale });
  return {
    id: "scales-result",
    title: m.scales_card_result_title({}, { locale }),
    text,
    action: {
      label: m.scales_card_result_action({}, { locale }),
      to: pathTo("careerTestResult", { attempt: newest.attempt }),
    },
  };
}
