/** Professions asked about from the top of the match, and as many spread over the rest. */
export const OF_TOP = 4;
export const OF_REST = 4;
/** Of fewer people no figure is told. */
export const FEWEST_PEOPLE = 10;
