import type { Limits } from "#platform/limits/limit.ts";

/** What every pupil studies, by slug: ticked for who comes without subjects, added by one press to what was chosen. */
export const SUBJECTS_OF_ALL: readonly string[] = ["arabic-language", "english-language", "islamic-education"];

/** A programme whose subjects are all there is near while so many points, taken together, are short. */
export const NEAR_POINTS = 10;
/** The choices that open most are named. */
export const MOST_CHOICES = 3;
/** Doors that stand over each of them. */
export const CHOICE_DOORS = 4;
export const PROGRAMS_ON_A_PAGE = 12;
/** Professions that stand on the page by name; the others are counted. */
export const MOST_JOBS = 12;

/** Of the professions like a result that programmes lead to the nearest head the order; all of them would be half of the list. */
export const MOST_NEAR = 8;

/** Programmes a change of subjects opened or closed that are named; the others are counted. */
export const MOST_NAMED = 5;

/** Goals and steps of one plan; more are refused. */
export const MOST_ITEMS = 1000;
/** So many a device keeps without an account, as far as its cookie holds them. */
export const MOST_ON_DEVICE = 60;
export const MAX_TEXT = 200;
/** School years that can be chosen: this one and those after it. */
export const YEARS_AHEAD = 8;
/** A dated step is told so many days before. */
export const REMIND_DAYS = 7;
/** What was taken away can be had back so long. */
export const REMOVED_DAYS = 30;
/** Changes are kept so long, to be read and taken back. */
export const CHANGE_MONTHS = 12;
/** So many of them stand on the page. */
export const CHANGES_SHOWN = 12;
/** So long a device keeps a plan after its last change. */
export const DEVICE_DAYS = 90;

/** For how long a plan is shared, in days; it always ends. */
export const SHARE_DAYS = [7, 30, 90] as const;
export const USUAL_SHARE_DAYS = 30;
export const MOST_SHARES = 10;
/** So long what has ended still stands in its owner's list. */
export const OVER_DAYS = 30;

/** Somebody presses often; a program that presses all day is held. Links that lead nowhere are counted by address. */
export const LIMITS = {
  person: { name: "study-plan.person", max: 3000, seconds: 3600 },
  share: { name: "study-plan.share", max: 60, seconds: 3600 },
  advisor: { name: "study-plan.share-advisor", max: 20, seconds: 3600 },
  linkAddress: { name: "study-plan.share-link-address", max: 600, seconds: 600 },
} as const satisfies Limits<"study-plan">;
