/** The choice of activities: its numbers. What is made of answers stands in rules/. */

/** Activities a set shows, each of another environment. */
export const SET_SIZE = 4;
/** The choice ends between these; before the last only when the first is told apart from the third. */
export const FEWEST_SETS = 8;
export const MOST_SETS = 12;
/** How far environments lie apart before anything is said, in units of the choice model. */
export const PRIOR_SD = 1.2;
/** One-tailed 95 %: from here on one environment is told apart from another. */
export const TOLD_APART = 1.645;
/** One-tailed 80 %: likely, not sure. */
export const LIKELY = 0.842;
/** Professions the end names at most. */
export const MOST_JOBS = 6;
