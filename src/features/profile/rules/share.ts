/** What a page to share may show beside the name, in the order of the page. */
export const SHARE_SECTIONS = ["about", "aims", "skills", "studies", "work", "links", "result"] as const;
export type ShareSection = (typeof SHARE_SECTIONS)[number];

/** What is ticked for somebody who makes the link for the first time. */
export const FIRST_SECTIONS: readonly ShareSection[] = ["about", "skills", "studies", "work"];

/** For how long a link may be good, in days; it always ends. */
export const SHARE_DAYS = [7, 30, 90, 365] as const;
export const USUAL_DAYS = 30;
