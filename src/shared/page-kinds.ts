/** What a browser may download for a page, brotli, in bytes: 1 kB is 1,000. */
export interface PageBudget {
  readonly scripts: number;
  readonly styles: number;
  readonly html: number;
  /** Features whose words no page of another kind may load, and with them their code. */
  readonly features: readonly string[];
}

const PUBLIC = { scripts: 115_000, styles: 14_000, html: 14_000, features: [] } as const;

/** The styles of what stands in the bar of whoever is signed in. */
const OWN_BAR = 1_000;

/** Kinds of pages. A heavy room (booking, chat, call, back office) is one line here, and its screens name it as their kind. */
export const PAGE_KINDS = {
  public: PUBLIC,
  /** Pages of an account. */
  own: {
    ...PUBLIC,
    scripts: PUBLIC.scripts + 15_000,
    styles: PUBLIC.styles + OWN_BAR,
    features: [
      "accounts",
      "advisor",
      "booking",
      "guardians",
      "home",
      "notifications",
      "people",
      "privacy",
      "profile",
      "scales",
      "schools",
      "sign-ins",
    ],
  },
  /** The staff screens under /admin: what only they need stays out of all other pages. */
  staff: { ...PUBLIC, scripts: PUBLIC.scripts + 15_000, styles: PUBLIC.styles + OWN_BAR },
  /** Pages of demo mode; one of them shows the styles of all pages and every motif. */
  demo: { ...PUBLIC, scripts: PUBLIC.scripts + 15_000, styles: 20_000, html: 16_000 },
} as const satisfies Readonly<Record<string, PageBudget>>;

export type PageKind = keyof typeof PAGE_KINDS;
