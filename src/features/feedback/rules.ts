/** The longest word of reason, in characters. */
export const MAX_WORD = 500;
/** How many of the newest words editors read at once. */
export const MOST_WORDS = 100;
