import { areResultsHidden } from "#features/guardians/operations/may-keep-results.server.ts";
import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { distinctReasons } from "../rules/distinct-reasons.ts";
import { byEnvironment, STATEMENTS, STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { Result } from "../schema.ts";
import { matchesOf } from "./match-personality.server.ts";
import { draftFor } from "./open-attempt.server.ts";
import { environmentNames } from "./read-content.server.ts";
import { personalityFor } from "./read-results.server.ts";

/** Where a person left off, or null without an open draft; one without an answer is nothing unfinished where there is a result. */
export async function draftCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  const draft = await draftFor(ctx, person);
  if (!draft) return null;
  const { locale } = person;
  const value = Object.keys(draft.answers).length;
  if (value === 0 && (await personalityFor(ctx, person))) return null;
  const title = m.scales_card_resume_title({}, { locale });
  return {
    id: "scales-draft",
    title,
    progress: { label: m.scales_progress_name({}, { locale }), value, max: STATEMENTS },
    action: { label: m.scales_start_resume({}, { locale }), to: pathTo("careerTest") },
  };
}

const MATCHES = 3;

/** The result that counts, drawn, with the professions nearest to it and why; null without one and while it is hidden. */
export async function resultCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (await areResultsHidden(ctx, person)) return null;
  const newest = await personalityFor(ctx, person);
  if (!newest) return null;
  const { locale } = person;
  const date = formatDate(newest.completedAt, locale, ctx.config.site.timeZone);
  const name = m.scales_card_result_title({}, { locale });
  const told = newest.flat
    ? { title: name, text: m.scales_card_flat_text({ date }, { locale }) }
    : {
        title: m.scales_result_yours({ names: newest.codeNames }, { locale }),
        over: name,
        text: m.scales_card_result_text({ date }, { locale }),
      };
  return {
    id: "scales-result",
    ...told,
    branches: branchesOf(ctx, newest, locale),
    ...(!newest.flat && { matches: closestOf(ctx, newest, locale) }),
    action: {
      label: m.scales_card_result_action({}, { locale }),
      to: pathTo("careerTestResult", { attempt: newest.attempt }),
    },
  };
}

function branchesOf(ctx: Context, { scores }: Result, locale: Locale): HomeCard["branches"] {
  return {
    levels: byEnvironment((one) => scores[one] / STATEMENTS_PER_ENVIRONMENT),
    names: environmentNames(ctx, locale),
  };
}

/** The nearest professions, each with a statement that spoke for it, else the environment both share most. */
function closestOf(ctx: Context, result: Result, locale: Locale): HomeCard["matches"] {
  const names = branchesOf(ctx, result, locale)?.names;
  const texts = new Map(result.marked.map((statement) => [statement.id, statement[locale].text]));
  const jobs = matchesOf(ctx, result, locale).jobs.slice(0, MATCHES);
  if (jobs.length === 0) return undefined;
  const said = distinctReasons(jobs, (id) => texts.has(id));
  return {
    title: m.scales_card_matches({}, { locale }),
    jobs: jobs.map(({ id, slug, terms }) => {
      const statement = texts.get(said.get(id) ?? "");
      const strongest = ENVIRONMENTS.reduce((best, one) => (terms[one] > terms[best] ? one : best));
      const reason = statement
        ? m.scales_match_reason({ text: `\u2068${statement}\u2069` }, { locale })
        : m.scales_card_shared({ environment: names?.[strongest] ?? strongest }, { locale });
      return { slug, reason };
    }),
  };
}
