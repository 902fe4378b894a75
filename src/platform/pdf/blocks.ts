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
  | { readonly kind: "break" };

export interface PdfContent {
  readonly locale: Locale;
  /** The site's name, at the head of every page. */
  readonly brand: string;
  readonly title: string;
  readonly author: string;
  /** When the content was written, so that equal content gives equal bytes. */
  readonly date: Date;
  readonly timeZone: string;
  /** One or two sentences under the title. */
  readonly lead?: string;
  readonly blocks: readonly PdfBlock[];
}
