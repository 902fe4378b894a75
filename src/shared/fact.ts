/** What is known of a record at a glance: «القطاع», and one or more names that may lead on. */
export interface Fact {
  readonly name: string;
  /** What decides is set large: a figure on one line, or words over several. */
  readonly large?: "figure" | "words";
  readonly values: readonly { readonly title: string; readonly to?: string }[];
}
