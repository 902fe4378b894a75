/** What a page says of its reader, where the rest of it is the same for all readers of a kind: it travels apart and is filled in for each. */

/** Stands in a stored page where a reader's own part comes; never in what is sent. */
export const OWN_PLACE = "own-part";
/** Id of the data that the page's scripts find their reader in. */
export const OWN_DATA = "own-data";
