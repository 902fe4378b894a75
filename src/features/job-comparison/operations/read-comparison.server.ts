import type { Item } from "#content/readers.ts";
import { readFits } from "#features/jobs/operations/read-fits.server.ts";
import { environmentWords } from "#features/scales/tendencies/operations/read-content.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { presentGroups } from "../presenter/groups.server.ts";
import { sampleNote } from "../presenter/samples.server.ts";
import { presentCompared, presentSource, presentTerms } from "../presenter.server.ts";
import { ofBoth, type Pair } from "../rules.ts";
import { type Asked, type Asking, type Comparison, comparisonAddress, type Row } from "../schema.ts";
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
  const groups = presentGroups(jobs, environments, { locale, isAllSample: sample !== null });
  const [{ kind, call, each: fits }, gaps] = await Promise.all([
    readFits(ctx, actor, [a, b]),
    readGaps(ctx, actor, jobs, sample !== null),
  ]);
  const addresses: Pair<string> = [comparisonAddress({ b, isOnly }), comparisonAddress({ a, isOnly })];
  const lines = groups.flatMap(({ rows, levels }) => [...rows.map(isAlike), ...levels.map(isLevel)]);
  return {
    sides: ofBoth(jobs, (job, at) => presentCompared(job, environments, addresses[at], locale)),
    isOnly,
    alike: { same: lines.filter(Boolean).length, all: lines.length },
    toSwitch: comparisonAddress({ a, b, isOnly: !isOnly }),
    toSwapped: comparisonAddress({ a: b, b: a, isOnly }),
    groups: isOnly ? differing(groups) : groups,
    fits: fits ? [fits[0] ?? null, fits[1] ?? null] : null,
    call: kind === "begin" ? { ...call, title: m.job_comparison_call({}, { locale }) } : call,
    gaps,
    sample,
    sources: ofBoth(jobs, presentSource),
    terms: presentTerms(jobs, locale),
  };
}

const isAlike = ({ each }: Row): boolean => each.every((values) => values.length === 0);
const isLevel = ({ each: [one, other] }: Comparison["groups"][number]["levels"][number]): boolean =>
  one?.level === other?.level;

function differing(groups: Comparison["groups"]): Comparison["groups"] {
  const left = groups.map((group) => ({
    ...group,
    rows: group.rows.filter((row) => !isAlike(row)).map((row) => ({ ...row, both: [] })),
    levels: group.levels.filter((level) => !isLevel(level)),
  }));
  return left.filter(({ rows, levels }) => rows.length + levels.length > 0);
}
