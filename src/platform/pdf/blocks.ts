import type { Locale } from "#i18n/locales.ts";

/** A piece of text of one kind. `href` is a whole address (https, mailto or tel); others are left out. */
export interface PdfRun {
  readonly text: string;
  readonly strong?: boolean;
  readonly emphasis?: boolean;
  readonly href?: string;
}

export type PdfRuns = readonly PdfRun[];

/** What a PDF is made of. Everything is data: no text of it is read as markup. */
export type PdfBlock =
  | { readonly kind: "heading"; readonly level: 1 | 2 | 3; readonly runs: PdfRuns }
  | { readonly kind: "paragraph"; readonly runs: PdfRuns }
  /** An item of one paragraph that ends in a colon or an ellipsis gets a line to write on. */
  | {
      readonly kind: "list";
      readonly ordered: boolean;
      readonly start?: number;
      readonly items: readonly (readonly PdfBlock[])[];
    }
  | { readonly kind: "note"; readonly blocks: readonly PdfBlock[] }
  /** Cells without text stay empty and high enough to write in. */
  | { readonly kind: "table"; readonly head: readonly PdfRuns[]; readonly rows: readonly (readonly PdfRuns[])[] }
  /** The channel: one line that divides, drawn as paths. A reader program says `alt` in its place. */
  | { readonly kind: "channel"; readonly alt: string; readonly branches: readonly PdfBranch[] }
  | { readonly kind: "break" };

/** One branch of the channel; its water is as wide as its shares of 1, its edge soft from `from` to `to`. */
export interface PdfBranch {
  readonly name: string;
  /** After the name, smaller. */
  readonly note: string;
  /** Its place among the colours of the six environments. */
  readonly hue: number;
  readonly isLeading: boolean;
  /** Null: its bed is dry. */
  readonly water: { readonly from: number; readonly share: number; readonly to: number } | null;
}

export interface PdfContent {
  readonly locale: Locale;
  /** The site's name, at the head of every page. */
  readonly brand: string;
  readonly title: string;
  /** What the title answers, on a small line above it; in the name of the document both stand. */
  readonly over?: string;
  readonly author: string;
  /** When the content was written, so that equal content gives equal bytes. */
  readonly date: Date;
  readonly timeZone: string;
  /** One or two sentences under the title. */
  readonly lead?: string;
  readonly blocks: readonly PdfBlock[];
  /** Leaves out the marks over Arabic letters: programs that read aloud or search find a marked letter twice. */
  readonly withoutMarks?: boolean;
}
