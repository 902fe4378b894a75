/** What is known of a record at a glance: «القطاع», and one or more names that may lead on. */
export interface Fact {
  readonly name: string;
  readonly values: readonly { readonly title: string; readonly to?: string }[];
}
