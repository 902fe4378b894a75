/** The one form that all save buttons of a page belong to. */
export const SAVE_FORM = "save";
