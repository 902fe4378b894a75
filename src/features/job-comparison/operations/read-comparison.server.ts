import type { Item } from "#content/readers.ts";
import { readFits } from "#features/jobs/operations/read-fits.server.ts";
import { environmentWords } from "#features/scales/tendencies/operations/read-content.server.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { huesInRow } from "#shared/hues-in-row.ts";
import { hueOf } from "#ui/drawing-hue.ts";
import { presentGroups } from "../presenter/groups.server.ts";
import type { EnvironmentName } from "../presenter/levels.server.ts";
import { withLeads } from "../presenter/rows.server.ts";
import { sampleNote } from "../presenter/samples.server.ts";
import { presentTwoDays } from "../presenter/two-days.server.ts";
import { presentCompared, presentSources, presentTerms } from "../presenter.server.ts";
import { greatestOf } from "../rules/greatest.ts";
import { ofBoth, type Pair } from "../rules.ts";
import {
  ALIKE,
  type Asked,
  type Asking,
  type Compared,
  type Comparison,
  comparisonAddress,
  GREAT,
  type LevelRow,
  type Row,
  type Value,
} from "../schema.ts";
import { askSides, findSides } from "./ask-sides.server.ts";
import { readGaps } from "./read-gaps.server.ts";

type Job = Item<"job">;

/** Two professions side by side, or what is still to be chosen. */
export type ComparisonView =
  | { readonly comparison: Comparison; readonly asking: null }
  | { readonly comparison: null; readonly asking: Asking };

/** What an address asks to compare, as anybody may read it; fit and own skills are the reader's own. */
export async function readComparison(ctx: Context, actor: Actor, asked: Asked): Promise<ComparisonView> {
  const found = await findSides(ctx, actor, asked);
  const [{ job: one }, { job: other }] = found;
  if (!one || !other || one.documentId === other.documentId)
    return { comparison: null, asking: await askSides(ctx, actor, asked, found) };
  return { comparison: await compare(ctx, actor, [one, other], asked.isOnly), asking: null };
}

async function compare(ctx: Context, actor: Actor, jobs: Pair<Job>, isOnly: boolean): Promise<Comparison> {
  const { locale } = actor;
  const [{ slug: a }, { slug: b }] = jobs;
  const environments = environmentWords(ctx, locale);
  const sample = sampleNote(ctx, jobs, locale);
  const days = presentTwoDays(jobs, locale);
  const groups = presentGroups(jobs, environments, { locale, isAllSample: sample !== null });
  const [{ kind, call, each: fits }, gaps] = await Promise.all([
    readFits(ctx, actor, [a, b]),
    readGaps(ctx, actor, jobs, sample !== null),
  ]);
  const addresses: Pair<string> = [comparisonAddress({ b, isOnly }), comparisonAddress({ a, isOnly })];
  const lines = groups.flatMap(({ rows, levels }) => [...rows.map(isAlike), ...levels.map(isLevel)]);
  const counted = { same: lines.filter(Boolean).length, all: lines.length };
  return {
    sides: inTwoHues(
      jobs,
      ofBoth(jobs, (job, at) => presentCompared(job, environments, addresses[at], locale)),
      environments,
    ),
    isOnly,
    alike: { ...counted, said: m.job_comparison_alike(counted, { locale }) },
    toSwitch: comparisonAddress({ a, b, isOnly: !isOnly }),
    toSwapped: comparisonAddress({ a: b, b: a, isOnly }),
    groups: [...greatestFirst(groups, days !== null, locale), ...(isOnly ? [] : alikeOf(groups, locale))],
    days,
    fits: fits ? [fits[0] ?? null, fits[1] ?? null] : null,
    call: kind === "begin" ? { ...call, title: m.job_comparison_call({}, { locale }) } : call,
    gaps,
    sample,
    sources: presentSources(jobs),
    terms: presentTerms(jobs, locale),
  };
}

const isAlike = ({ each }: Row): boolean => each.every((values) => values.length === 0);
const isLevel = ({ each: [one, other] }: Comparison["groups"][number]["levels"][number]): boolean =>
  one?.level === other?.level;

/** The halves are told apart by colour: beside a side of the same hue the second takes its next environment's. */
function inTwoHues(jobs: Pair<Job>, sides: Pair<Compared>, environments: readonly EnvironmentName[]): Pair<Compared> {
  const own = ofBoth(jobs, ({ slug, work_environments: all }, at) => {
    const codes = all.flatMap((one) => environments.find(({ slug: code }) => code === one.slug)?.code ?? []);
    return [hueOf(`job/${slug}`, sides[at].hue, sides[at].scene), ...codes, ...ENVIRONMENTS];
  });
  const hues = huesInRow(own);
  return ofBoth(sides, (side, at) => ({ ...side, hue: hues[at] }));
}

/** The groups without the lines in which both are alike; what both share of the others is told with those. */
function apart(groups: Comparison["groups"]): Comparison["groups"] {
  const left = groups.map((group) => ({
    ...group,
    rows: group.rows.filter((row) => !isAlike(row)).map((row) => ({ ...row, both: [] })),
    levels: group.levels.filter((level) => !isLevel(level)),
  }));
  return left.filter(({ rows, levels }) => rows.length + levels.length > 0);
}

/** What sets the two apart: the greatest differences in a group of their own, then all the others. */
function greatestFirst(groups: Comparison["groups"], tellsDays: boolean, locale: Locale): Comparison["groups"] {
  const keys = greatestOf(
    groups.flatMap(({ rows }) =>
      rows
        // Two days tell what both do.
        .filter(({ key }) => !(tellsDays && key === "tasks"))
        .map(({ key, both, each }) => ({ key, both: both.length, each: ofBoth(each, lengthOf) })),
    ),
    groups.flatMap(({ levels }) => levels.map(({ code, each }) => ({ key: code, each: ofBoth(each, levelIn) }))),
  );
  const left = apart(groups);
  const rows = keys.flatMap((one) => left.flatMap((group) => group.rows.filter(({ key }) => key === one)));
  // Environments that differ stay together, with what is said of them, the furthest apart first.
  const levels = left
    .flatMap(({ levels: all, notes }) => (notes.length === 0 && all.some(({ code }) => keys.includes(code)) ? all : []))
    .toSorted((a, b) => gapOf(b) - gapOf(a));
  if (rows.length + levels.length === 0) return left;
  const title = m.job_comparison_great({}, { locale });
  const great = { key: GREAT, title, rows: rows.map(withLeads), levels, notes: [] };
  const others = left.map((group) => ({
    ...group,
    rows: group.rows.filter(({ key }) => !keys.includes(key)),
    levels: group.levels.filter((level) => !levels.includes(level)),
  }));
  return [great, ...others.filter((group) => group.rows.length + group.levels.length + group.notes.length > 0)];
}

const lengthOf = (values: readonly Value[]): number => values.length;
/** How far the two are apart on an environment; what is not known counts as the middle. */
const gapOf = ({ each: [one, other] }: LevelRow) => Math.abs(rankOf(one) - rankOf(other));
const RANKS = { low: 0, medium: 1, high: 2 } as const;
const rankOf = (one: LevelRow["each"][number]) => RANKS[one?.level ?? "medium"];
const levelIn = (one: LevelRow["each"][number]) => one?.level ?? null;

/** What both have in common, after what sets them apart: environments of one level in one line. */
function alikeOf(groups: Comparison["groups"], locale: Locale): Comparison["groups"] {
  const rows = groups.flatMap(({ key, title, rows: all, levels }) => {
    const both = levelsInWords(levels.filter(isLevel), locale);
    const name = levels.every(isLevel) ? title : m.job_comparison_like_others({}, { locale });
    const line = { key: `${key}-alike`, name, both, each: [[], []], none: ["", ""], more: NO_MORE } as const;
    const rows = all.filter((row) => row.both.length > 0).map((row) => ({ ...row, each: [[], []] as const }));
    return [...rows, ...(both.length > 0 ? [line] : [])];
  });
  // A licence that stands among the qualifications already is not said again.
  const once = rows.filter((row) => !rows.some((other) => other.both.length > row.both.length && says(other, row)));
  const notes = groups.flatMap((group) => (apart([group]).length === 0 ? group.notes : []));
  if (once.length + notes.length === 0) return [];
  return [{ key: ALIKE, title: m.job_comparison_alike_title({}, { locale }), rows: once, levels: [], notes }];
}

/** Whether one line has everything that another has. */
function says(line: Pick<Row, "both">, other: Pick<Row, "both">): boolean {
  return other.both.every(({ text }) => line.both.some((one) => one.text === text));
}

const NO_MORE = { both: "", each: ["", ""] } as const;

const STRONGEST = ["high", "medium", "low"];

/** What the work has most of comes first. */
function levelsInWords(levels: readonly LevelRow[], locale: Locale): Value[] {
  const strength = ({ each: [one] }: LevelRow) => STRONGEST.indexOf(one?.level ?? "low");
  const byLevel = Map.groupBy(
    levels.toSorted((a, b) => strength(a) - strength(b)),
    ({ each: [one] }) => one?.text ?? "",
  );
  return [...byLevel].map(([share, all]) => ({
    text: m.job_comparison_share(
      { title: share, share: all.map(({ title }) => title).join(locale === "ar" ? "، " : ", ") },
      { locale },
    ),
  }));
}
