/** A programme whose subjects are all there is near while so many points, taken together, are short. */
export const NEAR_POINTS = 10;
/** The choices that open most are named. */
export const MOST_CHOICES = 3;
export const PROGRAMS_ON_A_PAGE = 12;
/** Professions that stand on the page by name; the others are counted. */
export const MOST_JOBS = 12;
