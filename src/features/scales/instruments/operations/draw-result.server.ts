import { siteSettings } from "#features/site/operations.server.ts";
import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { PdfBlock, PdfRuns } from "#platform/pdf/blocks.ts";
import { renderPdf } from "#platform/pdf/render-pdf.ts";
import type { Actor } from "#shared/actor.ts";
import { groupWords } from "../components/words.ts";
import type { OwnResult, ScaleResult } from "../schema.ts";
import { resultAt } from "./read-results.server.ts";

/** A result on paper, with the name it is saved by. */
export interface ResultPaper {
  readonly bytes: Buffer;
  readonly name: string;
}

const run = (text: string): PdfRuns => [{ text }];
const paragraph = (text: string): PdfBlock => ({ kind: "paragraph", runs: run(text) });
const heading = (level: 1 | 2, text: string): PdfBlock => ({ kind: "heading", level, runs: run(text) });

/** One's own result at any scale as a tagged PDF, in the words of its page. Call it within the reader's language (`inLocale`). */
export async function drawResultAt(
  ctx: Context,
  actor: Actor,
  { scale, attempt }: { readonly scale: string; readonly attempt: string },
): Promise<ResultPaper> {
  const view = await resultAt(ctx, actor, scale, { attempt });
  if (view.state === "withdrawn") throw new AppError("not_found");
  const { locale } = actor;
  const { timeZone } = ctx.config.site;
  const brand = siteSettings(ctx, locale).name;
  const over = m.scales_walk_result({ scale: view.about.title });
  const whole = view.isSame ? undefined : view.scales.find(({ isWhole }) => isWhole);
  const bytes = await renderPdf({
    locale,
    brand,
    over,
    title: view.isSame ? m.scales_careless_headline() : (whole?.band?.title ?? m.scales_walk_result_raw()),
    author: brand,
    date: new Date(view.completedAt),
    timeZone,
    withoutMarks: true,
    lead: whole?.band?.text,
    blocks: [...notesOf(view), ...(whole ? triesOf(whole) : []), tableOf(view), ...sidesOf(view), ...howOf(view)],
  });
  return { bytes, name: `${over} – ${formatDate(view.completedAt, locale, timeZone)}.pdf` };
}

/** What makes a result worth less than it looks, said before it is read. */
function notesOf({ isSame, hasNorms, norms }: OwnResult): PdfBlock[] {
  const notes = [
    ...(isSame ? [m.scales_walk_same(), m.scales_careless_offer()] : []),
    ...(norms?.isProvisional ? [`${m.scales_provisional_ranks()}: ${norms.source}`] : []),
    ...(hasNorms && !norms ? [m.scales_no_rank()] : []),
  ];
  return notes.length > 0 ? [{ kind: "note", blocks: notes.map(paragraph) }] : [];
}

function triesOf({ band }: ScaleResult): PdfBlock[] {
  if (!band || band.try.length === 0) return [];
  const items = band.try.map((one) => [paragraph(one)]);
  return [paragraph(m.scales_try_heading()), { kind: "list", ordered: false, items }];
}

/** Every scale with its score, and its rank where there is one. */
function tableOf({ scales, norms, isSame }: OwnResult): PdfBlock {
  const score = ({ raw, min, max }: ScaleResult) =>
    min === 0 ? m.scales_raw({ raw, max }) : m.scales_raw_from({ raw, min, max });
  const rank = ({ rank: found }: ScaleResult) =>
    found && norms
      ? `${m.scales_rank({ rank: found.rank, group: groupWords(norms.group) })} (${found.from === found.to ? found.from : `${found.from}–${found.to}`})`
      : "–";
  const hasRank = norms !== null && !isSame;
  return {
    kind: "table",
    head: [m.scales_then_what(), m.scales_result_score(), ...(hasRank ? [m.scales_paper_rank()] : [])].map(run),
    rows: scales.map((one) => [one.name, score(one), ...(hasRank ? [rank(one)] : [])].map(run)),
  };
}

/** What each side says and what can be tried; of careless answers nothing is read. */
function sidesOf({ scales, isSame }: OwnResult): PdfBlock[] {
  const sides = isSame ? [] : scales.filter(({ isWhole, band }) => !isWhole && band);
  if (sides.length === 0) return [];
  return [
    heading(1, m.scales_sides()),
    ...sides.flatMap((side) => [
      heading(2, `${side.name}: ${side.band?.title ?? ""}`),
      paragraph(side.band?.text ?? ""),
      ...triesOf(side),
    ]),
  ];
}

function howOf({ about, norms }: OwnResult): PdfBlock[] {
  const ranks = norms
    ? [m.scales_how_rank(), m.scales_how_norms({ version: norms.version, source: norms.source })]
    : [];
  const said = [m.scales_how_raw(), ...ranks, m.scales_how_version({ version: about.version })];
  return [heading(1, m.scales_how()), ...said.map(paragraph)];
}
