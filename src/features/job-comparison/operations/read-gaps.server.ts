import { termOf } from "#content/directory/terms.server.ts";
import type { Item, Related } from "#content/readers.ts";
import { titleInList } from "#content/shown-record.ts";
import { TYPE_LABELS } from "#content/type-labels.ts";
import { readOwnSkills } from "#features/profile/operations/read-skills.server.ts";
import { hitAddress } from "#features/search/rules/hit-address.ts";
import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { type AskedSkill, keysOf, skillGap, skillKey } from "../rules/skill-gap.ts";
import { MOST_CLOSERS, ofBoth, type Pair } from "../rules.ts";
import type { Gap, Gaps, MissingSkill } from "../schema.ts";

type Job = Item<"job">;

/** A skill with the address of its own page, where it has one. */
interface Skill extends AskedSkill {
  readonly slug: string | null;
}

interface Reading {
  readonly ctx: Context;
  readonly locale: Locale;
  readonly isAllSample: boolean;
}

/** What each profession asks for and the other does not, and what the own profile lacks for each. */
export async function readGaps(ctx: Context, actor: Actor, jobs: Pair<Job>, isAllSample: boolean): Promise<Gaps> {
  const { locale } = actor;
  const reading = { ctx, locale, isAllSample };
  const [one, other] = jobs;
  const isOneList = one.profile === other.profile;
  const asked = ofBoth(jobs, (job) => skillsOf(reading, job));
  const isTold = asked.every(({ length }) => length > 0);
  const alone = (job: Job, at: 0 | 1): Gap => {
    const from = at === 0 ? other : one;
    const held = keysOf([...asked[at === 0 ? 1 : 0], ...from.other_skills.map(named)]);
    const title = m.job_comparison_gap({ to: quoted(job) }, { locale });
    const gap = gapTo(reading, { key: job.slug, title, asked: asked[at], job }, held);
    return { ...gap, sum: m.job_comparison_gap_shared({ held: gap.held.length, all: asked[at].length }, { locale }) };
  };
  return {
    between: isOneList && isTold ? ofBoth(jobs, alone) : null,
    notBetween: notBetween(isOneList, isTold, locale),
    ...(await ownGaps(reading, actor, jobs)),
  };
}

function notBetween(isOneList: boolean, isTold: boolean, locale: Locale): string | null {
  if (!isOneList) return m.job_comparison_gap_lists({}, { locale });
  return isTold ? null : m.job_comparison_gap_untold({}, { locale });
}

async function ownGaps(reading: Reading, actor: Actor, jobs: Pair<Job>): Promise<Pick<Gaps, "own" | "profile">> {
  const { ctx, locale } = reading;
  const skills = await readOwnSkills(ctx, actor);
  if (!skills) return { own: [], profile: null };
  const records = skills.records.flatMap((id) =>
    LOCALE_CODES.flatMap((code) => ctx.content.byDocumentId("future-skill", id, code)?.title ?? []),
  );
  const held = new Set([...records, ...skills.words].map(skillKey));
  const link = { label: m.job_comparison_profile_link({}, { locale }), to: pathTo("profile") };
  if (held.size === 0) return { own: [], profile: { text: m.job_comparison_profile_none({}, { locale }), link } };
  const own = jobs.flatMap((job): Gap[] => {
    const asked = skillsOf(reading, job);
    const title = m.job_comparison_gap_own({ to: quoted(job) }, { locale });
    return asked.length > 0 ? [gapTo(reading, { key: `own-${job.slug}`, title, asked, job }, held)] : [];
  });
  return { own, profile: { text: m.job_comparison_profile_names({}, { locale }), link } };
}

interface Wanted {
  readonly key: string;
  readonly title: string;
  readonly asked: readonly Skill[];
  readonly job: Job;
}

function gapTo(reading: Reading, { key, title, asked, job }: Wanted, from: ReadonlySet<string>): Gap {
  const { held, missing } = skillGap(asked, from);
  const sum = m.job_comparison_gap_sum({ held: held.length, all: asked.length }, { locale: reading.locale });
  return {
    key,
    title,
    sum,
    missing: missing.length,
    held: held.map((skill) => skill.title),
    taught: missing
      .flatMap((skill) => (skill.slug === null ? [] : [taught(reading, skill.slug, skill.title, job)]))
      .toSorted((a, b) => Math.min(1, b.closers.length) - Math.min(1, a.closers.length)),
    others: missing.flatMap((skill) => (skill.slug === null ? [skill.title] : [])),
  };
}

/** A skill with what teaches it: what is meant for the profession first, courses of its field, then what is for everybody; never the certificate of another trade. */
function taught({ ctx, locale, isAllSample }: Reading, slug: string, title: string, job: Job): MissingSkill {
  const skill = ctx.content.bySlug("future-skill", slug, locale);
  const own = new Set([...job.courses, ...job.certifications].map((one) => one.documentId));
  const field = new Set(job.sectors.map((one) => one.slug));
  const nearness = (type: "course" | "certification", one: Related) => {
    if (own.has(one.documentId)) return 3;
    const jobs = ctx.content.bySlug(type, one.slug, locale)?.jobs ?? [];
    if (jobs.length === 0) return 1;
    if (jobs.some((each) => each.slug === job.slug)) return 3;
    if (type === "certification") return 0;
    const isNear = jobs.some((each) =>
      ctx.content.bySlug("job", each.slug, locale)?.sectors.some((s) => field.has(s.slug)),
    );
    return isNear ? 2 : 0;
  };
  const link = (type: "course" | "certification", one: Related) => ({
    title: isAllSample ? one.title : titleInList(one, locale),
    to: hitAddress(type, one.slug),
    kind: TYPE_LABELS[type]({}, { locale }),
    near: nearness(type, one),
  });
  const closers = [
    ...(skill?.courses ?? []).map((one) => link("course", one)),
    ...(skill?.certifications ?? []).map((one) => link("certification", one)),
  ]
    .filter(({ near }) => near > 0)
    .toSorted((a, b) => b.near - a.near);
  return {
    title,
    to: pathTo("futureSkill", { slug }),
    closers: closers.slice(0, MOST_CLOSERS).map(({ near: _, ...closer }) => closer),
  };
}

/** The skills a profession asks for, each under its names in both languages: lists of the two stand in one order. */
function skillsOf({ ctx, locale }: Reading, job: Job): Skill[] {
  const inAll = LOCALE_CODES.flatMap((code) => ctx.content.bySlug("job", job.slug, code) ?? []);
  const future = job.future_skills.map(({ slug, title }, at) => ({
    title,
    slug,
    names: inAll.flatMap(({ future_skills }) => future_skills[at]?.title ?? []),
  }));
  const written = job.Skills.map((title, at) => ({
    title,
    slug: null,
    names: inAll.flatMap(({ Skills }) => (Skills.length === job.Skills.length ? (Skills[at] ?? []) : [])),
  }));
  const elements = (job.asks?.skills ?? []).flatMap((id): Skill[] => {
    const title = termOf(id, locale);
    return title ? [{ title, slug: null, names: LOCALE_CODES.flatMap((code) => termOf(id, code) ?? []) }] : [];
  });
  return [...future, ...written, ...elements];
}

const named = (title: string): Skill => ({ title, slug: null, names: [] });
const quoted = ({ title }: Job) => `\u2068${title}\u2069`;
