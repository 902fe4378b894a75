import type { Locale } from "#i18n/locales.ts";
import type { Context } from "../context.ts";
import type { PdfBlock } from "../pdf/blocks.ts";

/** Who a copy is made for, and in which language. */
export interface CopyOwner {
  readonly userId: number;
  readonly locale: Locale;
}

/** A part of a copy that is told in the place of rows; tables that it stands for name the same one, and the file for programs holds their rows all the same. */
export interface ReadablePart {
  readonly name: string;
  /** The sentence that says why none of it is handed out now, or null. */
  readonly heldBack: (ctx: Context, owner: CopyOwner) => Promise<string | null>;
  readonly pdf: (ctx: Context, owner: CopyOwner) => Promise<readonly PdfBlock[]>;
  /** What the rows refer to, for the machine-readable file. */
  readonly data: (ctx: Context, owner: CopyOwner) => Promise<unknown>;
}
