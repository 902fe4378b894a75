/** Fewer letters ask nothing yet (spec §5). */
export const LEAST_LETTERS = 2;
export const LONGEST_QUESTION = 200;
/** How long typing must rest before the overlay asks (spec §4). */
export const SEARCH_DEBOUNCE_MS = 1000;
/** What the overlay shows: so many of a group, titles and texts cut (spec §9). */
export const SHOWN_OF_GROUP = 3;
export const SHOWN_OF_TITLE = 50;
export const SHOWN_OF_TEXT = 70;
/** Related keywords chosen beside the word. */
export const MOST_KEYWORDS = 5;
export const LONGEST_KEYWORD = 60;
