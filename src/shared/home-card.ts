/** A link on a card of the home page; `to` is an address of ours. */
export interface HomeLink {
  readonly label: string;
  readonly to: string;
}

/** What a feature shows a person on /home, in the person's language. */
export interface HomeCard {
  readonly id: string;
  readonly title: string;
  readonly text?: string;
  /** Steps done out of all, drawn as the channel. */
  readonly progress?: { readonly label: string; readonly value: number; readonly max: number };
  readonly items?: readonly HomeLink[];
  /** The one thing to do. */
  readonly action?: HomeLink;
}

/** Where a card stands: what was begun comes first, then what was reached, then what is new. */
export type HomeSection = "continue" | "reached" | "new";
