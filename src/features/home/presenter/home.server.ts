import type { Item } from "#content/readers.ts";
import type { EditorsNews } from "#content/review.server.ts";
import { jobsAddress } from "#features/jobs/schema.ts";
import { DEGREES, DEGREES_BY_AREA } from "#features/studies/schema.ts";
import { formatList } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
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
    welcome: m.home_welcome({ name: `\u2068${firstName}\u2069` }, words),
    step: m.home_step_label({}, words),
    coming: m.home_coming({}, words),
    waiting: m.home_waiting({}, words),
    allJobs: m.home_browse_jobs({}, words),
  };
}

/** What waits for an editor. */
export function presentReview(locale: Locale, { waiting, samples }: EditorsNews): HomeCard {
  const words = { locale };
  return {
    id: "home-review",
    title: waiting > 0 ? m.home_review_title({ count: waiting }, words) : m.home_review_none({}, words),
    ...(samples > 0 && { text: m.home_review_samples({ count: samples }, words) }),
    action: { label: m.home_review_action({}, words), to: "/api/docs" },
  };
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
