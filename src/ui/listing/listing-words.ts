/** The words of a list that depend on what it lists. */
export interface ListingWords {
  readonly title: string;
  readonly lead: string;
  /** The heading of the filters. */
  readonly filters: string;
  /** What was found, counted: "12 professions". */
  readonly count: (count: number) => string;
  /** The button that shows it: "Show 12 professions". */
  readonly show: (count: number) => string;
  /** Nothing was found. */
  readonly empty: string;
  /** The filters by their keys. */
  readonly names: Readonly<Record<string, string>>;
}
