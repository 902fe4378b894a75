import { siteSettings } from "#features/site/operations.server.ts";
import { formatDate, formatNumber } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { PdfBlock, PdfRuns } from "#platform/pdf/blocks.ts";
import { renderPdf } from "#platform/pdf/render-pdf.ts";
import type { Actor } from "#shared/actor.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { pathTo } from "#shared/screens.ts";
import type { ResultPaper } from "../../instruments/operations/draw-result.server.ts";
import { shownMatches } from "../components/nearest-of.ts";
import { carelessSigns, flatWords, leadOf, stepWords } from "../components/result-words.ts";
import { nameOf, SENTENCES } from "../components/words.ts";
import { type ScoreReading, STATEMENTS_PER_ENVIRONMENT } from "../rules.ts";
import type { ResultView } from "../schema/result.ts";
import { isListed } from "./list-matches.server.ts";
import { showResult } from "./show-result.server.ts";

const total = STATEMENTS_PER_ENVIRONMENT;
const run = (text: string): PdfRuns => [{ text }];
const paragraph = (text: string): PdfBlock => ({ kind: "paragraph", runs: run(text) });
const heading = (text: string): PdfBlock => ({ kind: "heading", level: 1, runs: run(text) });

/**
 * One's own result as a tagged PDF of two pages at most, in the words of its page; a withdrawn one is gone from the site.
 * The words are those of the reader's language: call it within that (`inLocale`).
 */
export async function drawResult(
  ctx: Context,
  actor: Actor,
  input: { readonly attempt: string },
): Promise<ResultPaper> {
  const view = await showResult(ctx, actor, input);
  if (view.state === "withdrawn") throw new AppError("not_found");
  const { locale } = actor;
  const { timeZone } = ctx.config.site;
  const brand = siteSettings(ctx, locale).name;
  const bytes = await renderPdf({
    locale,
    brand,
    over: m.scales_result_title(),
    title: view.isClosest ? m.scales_result_yours({ names: view.headline }, { locale }) : view.headline,
    author: brand,
    date: new Date(view.completedAt),
    timeZone,
    withoutMarks: true,
    lead: leadOf(view),
    blocks: [
      channelOf(view),
      ...answerOf(view, ctx.config.publicUrl),
      ...scoresOf(view, locale),
      ...howOf(view, locale),
    ],
  });
  return { bytes, name: `${m.scales_result_title()} – ${formatDate(view.completedAt, locale, timeZone)}.pdf` };
}

function channelOf(view: ResultView): PdfBlock {
  const { reading, environments, kind } = view;
  const isDry = kind === "careless";
  const leading = reading.code.groups[0] ?? [];
  const scored = ENVIRONMENTS.map((one) => `${nameOf(environments, one)} ${reading.scores[one].raw}`);
  return {
    kind: "channel",
    alt: isDry ? m.scales_paper_figure_dry() : m.scales_paper_figure({ list: scored.join(m.scales_list_comma()) }),
    branches: ENVIRONMENTS.map((one, hue) => ({
      name: nameOf(environments, one),
      note: isDry ? "" : scoreWords(reading.scores[one]),
      hue,
      isLeading: leading.includes(one),
      water: isDry ? null : sharesOf(reading.scores[one]),
    })),
  };
}

function sharesOf({ raw, from, to }: ScoreReading) {
  return { from: Math.min(from, raw) / total, share: raw / total, to: Math.max(to, raw) / total };
}

const scoreWords = ({ raw }: ScoreReading): string => m.scales_result_score_value({ raw, total });

/** What its kind lets a result say. */
function answerOf(view: ResultView, publicUrl: string): PdfBlock[] {
  if (view.kind === "careless") return carelessBlocks(view);
  if (view.kind === "flat") return flatBlocks(view);
  const items = shownMatches(view).map(({ slug, title, why }): PdfBlock[] => {
    const href = new URL(pathTo("job", { slug }), publicUrl).href;
    return [{ kind: "paragraph", runs: [{ text: title, strong: true, href }, { text: ` – ${why}` }] }];
  });
  return [
    heading(view.kind === "clear" ? m.scales_match_jobs() : m.scales_to_try()),
    items.length > 0 ? { kind: "list", ordered: false, items } : paragraph(m.scales_match_none()),
    heading(m.scales_step_heading()),
    paragraph(stepWords(view)),
  ];
}

function carelessBlocks({ reading }: ResultView): PdfBlock[] {
  const said = [...carelessSigns(reading), m.scales_careless_offer(), m.scales_careless_other()];
  return [heading(m.scales_careless_why()), ...said.map(paragraph)];
}

function flatBlocks(view: ResultView): PdfBlock[] {
  const six = view.environments.map(({ code, title }): PdfBlock[] => [
    { kind: "paragraph", runs: [{ text: SENTENCES[code](), strong: true }, { text: ` – ${title}` }] },
  ]);
  const ways = [
    [m.scales_flat_talk_title(), m.scales_flat_talk_text()],
    [m.scales_flat_retake_title(), m.scales_flat_retake_text()],
  ].map(([name = "", text = ""]): PdfBlock[] => [
    { kind: "paragraph", runs: [{ text: `${name}: `, strong: true }, { text }] },
  ]);
  return [
    paragraph(flatWords(view)),
    heading(m.scales_flat_six()),
    { kind: "list", ordered: false, items: six },
    heading(m.scales_flat_ways()),
    { kind: "list", ordered: false, items: ways },
  ];
}

/** The six scores; of careless answers no more is claimed than what was counted. */
function scoresOf({ kind, reading: { scores, code }, environments }: ResultView, locale: Locale): PdfBlock[] {
  const figure = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 1 });
  const isRead = kind !== "careless";
  return [
    heading(m.scales_result_scores()),
    {
      kind: "table",
      head: [m.scales_result_environment(), m.scales_result_score(), ...(isRead ? [m.scales_range_true()] : [])].map(
        run,
      ),
      rows: code.order.map((one) => {
        const { from, to } = scores[one];
        const range = m.scales_result_range_value({ from: figure(from), to: figure(to) });
        return [nameOf(environments, one), scoreWords(scores[one]), ...(isRead ? [range] : [])].map(run);
      }),
    },
  ];
}

/** How it was worked out, in short: what it is of, how sure, by which versions, and that the figures are provisional. */
function howOf({ kind, reading, version }: ResultView, locale: Locale): PdfBlock[] {
  const figure = (value: number) => formatNumber(value, locale, { maximumFractionDigits: 2 });
  const { alpha, sd, mean, provisional } = reading.error;
  const sure = kind === "clear" ? `${m.scales_result_sure()} ` : "";
  return [
    heading(m.scales_fold_method()),
    paragraph(`${sure}${m.scales_provisional_meaning()}`),
    ...(kind === "careless" ? [] : [paragraph(m.scales_paper_how())]),
    ...(isListed(kind) ? [paragraph(m.scales_fit_what())] : []),
    ...(provisional
      ? [noteOf(m.scales_method_error_value({ alpha: figure(alpha), sd: figure(sd), mean: figure(mean) }))]
      : []),
    paragraph(m.scales_paper_versions({ form: version, scoring: reading.scoring })),
  ];
}

function noteOf(text: string): PdfBlock {
  const runs = [{ text: `${m.scales_paper_provisional()} `, strong: true }, { text }];
  return { kind: "note", blocks: [{ kind: "paragraph", runs }] };
}
