/** Where the facts of a record come from. */
export interface Source {
  readonly name: string;
  readonly address: string | null;
  readonly licence: string | null;
  readonly date: string | null;
}

/** What every record says of its facts. */
export interface Sourced {
  readonly updatedAt: string;
  /** Null: they are our own. */
  readonly source: Source | null;
}
