import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { draftAt } from "../../instruments/operations/open-draft.server.ts";
import { TENDENCIES } from "../../rules.ts";
import { byEnvironment, leadingOf, STATEMENTS, STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { Result } from "../schema/result.ts";
import { fewMatches, isListed } from "./list-matches.server.ts";
import { headlineOf } from "./name-result.server.ts";
import { environmentNames } from "./read-content.server.ts";
import { personalityFor } from "./read-results.server.ts";

/** Where a person left off, or null without an open draft; one without an answer is nothing unfinished where there is a result. */
export async function draftCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  const draft = await draftAt(ctx, person, TENDENCIES);
  if (!draft) return null;
  const { locale } = person;
  const value = Object.keys(draft.answers).length;
  const isAgain = Boolean(await personalityFor(ctx, person));
  if (value === 0 && isAgain) return null;
  // The result above says that the scale was finished: this is another attempt.
  const title = (isAgain ? m.scales_card_again_title : m.scales_card_resume_title)({}, { locale });
  return {
    id: "scales-draft",
    title,
    progress: { label: m.scales_progress_name({}, { locale }), value, max: STATEMENTS },
    action: { label: m.scales_start_resume({}, { locale }), to: pathTo("careerTest") },
  };
}

const MATCHES = 3;
const CARD_TEXTS = {
  clear: m.scales_card_result_text,
  leaning: m.scales_card_leaning_text,
  flat: m.scales_card_flat_text,
  careless: m.scales_card_careless_text,
} as const;

/** The result that counts, drawn, with the professions nearest to it and why; null without one and while it is hidden. */
export async function resultCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (await areResultsHidden(ctx, person)) return null;
  const newest = await personalityFor(ctx, person);
  if (!newest) return null;
  const { locale } = person;
  const date = formatDate(newest.completedAt, locale, ctx.config.site.timeZone);
  const isCareless = newest.kind === "careless";
  return {
    id: "scales-result",
    title: headlineOf(ctx, newest.reading, locale),
    over: m.scales_card_result_title({}, { locale }),
    text: CARD_TEXTS[newest.kind]({ date }, { locale }),
    ...(!isCareless && { branches: branchesOf(ctx, newest, locale) }),
    ...(isListed(newest.kind) && { matches: closestOf(ctx, newest, locale) }),
    action: {
      label: m.scales_card_result_action({}, { locale }),
      to: pathTo("careerTestResult", { attempt: newest.attempt }),
    },
  };
}

function branchesOf(ctx: Context, { scores, kind, reading }: Result, locale: Locale): HomeCard["branches"] {
  return {
    ...(isListed(kind) && { leading: leadingOf(reading.code.groups).flat() }),
    levels: byEnvironment((one) => scores[one] / STATEMENTS_PER_ENVIRONMENT),
    names: environmentNames(ctx, locale),
  };
}

/** The nearest professions, or some to try, each with its reason. */
function closestOf(ctx: Context, result: Result, locale: Locale): HomeCard["matches"] {
  const jobs = fewMatches(ctx, result, locale, MATCHES);
  if (jobs.length === 0) return undefined;
  const title = result.kind === "clear" ? m.scales_card_matches : m.scales_card_to_try;
  return { title: title({}, { locale }), jobs: jobs.map(({ slug, why }) => ({ slug, reason: why })) };
}
