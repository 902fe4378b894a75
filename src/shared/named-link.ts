/** A name that leads somewhere. */
export interface NamedLink {
  readonly title: string;
  readonly to: string;
}

/** Names under what they are: «القطاع». */
export interface NamedLinks {
  readonly name: string;
  readonly links: readonly NamedLink[];
}
