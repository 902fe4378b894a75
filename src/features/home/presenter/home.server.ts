import type { Item } from "#content/readers.ts";
import type { EditorsNews, Stop, StoppedRecord } from "#content/review.server.ts";
import { sceneOfRecord } from "#content/scenes.server.ts";
import { TYPE_LABELS } from "#content/type-labels.ts";
import { jobsAddress } from "#features/jobs/schema.ts";
import { hitAddress, isSearchedType } from "#features/search/rules/hit-address.ts";
import { DEGREES, DEGREES_BY_AREA } from "#features/studies/schema.ts";
import { dayOf, formatDate, formatList, formatNumber } from "#i18n/format.ts";
import { languageOf } from "#i18n/language-of.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate } from "#platform/mail/isolate.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard, HomeStep } from "#shared/home-card.ts";
import { listingAddress } from "#shared/listing.ts";
import { pathTo } from "#shared/screens.ts";
import type { Stage } from "../rules.ts";
import type { HomeWords } from "../schema.ts";

type Word = (inputs: object, options: { readonly locale: Locale }) => string;

const STEPS: Readonly<Record<Stage, { readonly words: readonly [Word, Word, Word]; readonly to: string }>> = {
  early: { words: [m.home_early_title, m.home_early_text, m.home_open_link], to: pathTo("jobs") },
  subjects: { words: [m.home_subjects_title, m.home_subjects_text, m.home_subjects_link], to: pathTo("jobs") },
  studies: {
    words: [m.home_studies_title, m.home_studies_text, m.home_studies_link],
    to: listingAddress(DEGREES_BY_AREA),
  },
  university: {
    words: [m.home_university_title, m.home_university_text, m.home_university_link],
    to: pathTo("programs"),
  },
  practice: {
    words: [m.home_practice_title, m.home_practice_text, m.home_practice_link],
    to: pathTo("resources", {}, { show: "courses,experiences" }),
  },
  "first-job": {
    words: [m.home_first_job_title, m.home_first_job_text, m.home_first_job_link],
    to: pathTo("certificates"),
  },
  change: { words: [m.home_change_title, m.home_change_text, m.home_change_link], to: pathTo("futureSkills") },
  "own-work": {
    words: [m.home_own_work_title, m.home_own_work_text, m.home_own_work_link],
    to: pathTo("resources", {}, { show: "courses" }),
  },
  open: { words: [m.home_open_title, m.home_open_text, m.home_open_link], to: jobsAddress({}) },
};

/** The next step of a stage, in the words of the profession nearest to a result where there is one. */
export function presentNext(stage: Stage, nearest: Item<"job"> | null, locale: Locale): HomeStep {
  const {
    words: [title, text, label],
    to,
  } = STEPS[stage];
  const words = { locale };
  const step = { title: title({}, words), text: text({}, words), link: { label: label({}, words), to } };
  if (!nearest) return step;
  const job = `\u2068${nearest.title}\u2069`;
  if (stage === "subjects" && nearest.school_subjects.length > 0) {
    const titles = nearest.school_subjects.map((subject) => subject.title);
    return { ...step, text: m.home_subjects_near({ job, subjects: formatList(titles, locale) }, words) };
  }
  if ((stage === "university" || stage === "studies") && nearest.academic_degrees.length > 0)
    return {
      ...step,
      text: m.home_university_near({ job }, words),
      link: {
        label: m.home_university_degrees({}, words),
        to: listingAddress(DEGREES, { filters: { profession: [nearest.slug] } }),
      },
    };
  if (stage === "open")
    return { ...step, link: { label: m.home_open_near({ job }, words), to: pathTo("job", { slug: nearest.slug }) } };
  return step;
}

/** The words of a home. */
export function presentHomeWords({ locale, firstName }: Pick<Person, "locale" | "firstName">): HomeWords {
  const words = { locale };
  return {
    // A name in Latin letters breaks an Arabic line: it is greeted without.
    welcome:
      locale === "ar" && languageOf(firstName) !== "ar"
        ? m.home_welcome_alone({}, words)
        : m.home_welcome({ name: `\u2068${firstName}\u2069` }, words),
    step: m.home_step_label({}, words),
    coming: m.home_coming({}, words),
    waiting: m.home_waiting({}, words),
    allJobs: m.home_browse_jobs({}, words),
  };
}

const STOP_WORDS: Readonly<Record<Stop, Word>> = {
  draft: m.home_stage_draft,
  review: m.home_stage_review,
  scheduled: m.home_stage_scheduled,
  published: m.home_stage_published,
};

/** What an editor has to do with: what waits, what is written and planned, and what readers got last. */
export function presentReview(ctx: Context, locale: Locale, news: EditorsNews): HomeCard {
  const { stops, latest, samples } = news;
  const words = { locale };
  const headline =
    stops.review.count > 0
      ? m.home_review_title({ count: stops.review.count }, words)
      : stops.draft.count > 0
        ? m.home_drafts_title({ count: stops.draft.count }, words)
        : undefined;
  const zone = ctx.config.site.timeZone;
  const thisYear = dayOf(ctx.clock.now(), zone).slice(0, 4);
  // As every day on a home: the year only where it is another.
  const saidOf = (at: string) =>
    isolate(formatDate(at, locale, zone, dayOf(new Date(at), zone).startsWith(thisYear) ? "dayMonth" : "date"));
  const stages = (Object.keys(stops) as Stop[]).map((stop) => {
    const { count, newest } = stops[stop];
    const shared = { id: stop, label: STOP_WORDS[stop]({}, words), count: formatNumber(count, locale) };
    if (count === 0) return { ...shared, newest: [], note: m.home_stage_none({}, words) };
    // What readers see is pictured below.
    if (stop === "published" && latest[0])
      return { ...shared, newest: [], note: m.home_stage_last({ date: saidOf(latest[0].at) }, words) };
    return { ...shared, newest: newest.map((one) => presentStopped(one, locale)) };
  });
  return {
    id: "home-review",
    title: m.home_title({}, words),
    ...(headline && { headline }),
    stages: { title: m.home_stages_title({}, words), list: stages },
    street: {
      title: m.home_published_title({}, words),
      items: latest.flatMap(({ type, slug, at }) => {
        const record = ctx.content.bySlug(type, slug, locale);
        if (!record) return [];
        return {
          label: record.title,
          to: hitAddress(type, slug),
          kind: TYPE_LABELS[type]({}, words),
          because: saidOf(at),
          drawing: { seed: `${type}/${slug}`, scene: sceneOfRecord(ctx, type, record) },
        };
      }),
    },
    ...(samples > 0 && { text: m.home_review_samples({ count: samples }, words) }),
    action: { label: m.home_review_action({}, words), to: "/api/docs" },
  };
}

function presentStopped({ type, slug, title, isPublished }: StoppedRecord, locale: Locale) {
  const address = isPublished && isSearchedType(type) ? { to: hitAddress(type, slug) } : {};
  return { label: title, kind: TYPE_LABELS[type]({}, { locale }), ...address };
}

/** What those who accompany others do next. */
export function presentReadingStep(locale: Locale): HomeStep {
  const words = { locale };
  return {
    title: m.home_advisor_title({}, words),
    text: m.home_advisor_text({}, words),
    link: { label: m.home_browse_jobs({}, words), to: pathTo("jobs") },
  };
}
