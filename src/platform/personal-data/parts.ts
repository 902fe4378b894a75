import type { PersonalData } from "#shared/personal-data.ts";
import type { Context } from "../context.ts";
import type { Db } from "../db/open.ts";
import type { PdfBlock } from "../pdf/blocks.ts";

declare module "../context.ts" {
  interface Context {
    readonly personal: PersonalParts;
  }
}

/** Who an export is made for, and in which language. */
export interface ExportOwner {
  readonly userId: number;
  readonly locale: "ar" | "en";
}

/** A readable part of an export whose rows alone would say little. */
export interface ExportPart {
  readonly name: string;
  /** Tables that the readable part stands for in the PDF; the machine-readable file holds their rows all the same. */
  readonly tables: readonly string[];
  /** The sentence that says why none of it is handed out now, or null. */
  readonly heldBack: (ctx: Context, owner: ExportOwner) => Promise<string | null>;
  readonly pdf: (ctx: Context, owner: ExportOwner) => Promise<readonly PdfBlock[]>;
  /** What the rows refer to, for the machine-readable file. */
  readonly data: (ctx: Context, owner: ExportOwner) => Promise<unknown>;
}

/** Takes out of a feature's tables what does not go with the account's row; in the transaction that erases. */
export type Eraser = (ctx: Context, db: Db, userId: number) => Promise<void>;

/** Addresses of others who were written to about a person. */
export type AddressFinder = (db: Db, userId: number) => Promise<readonly string[]>;

/** What the product keeps about people, and how it is handed out and erased; listed by hand in the server. */
export interface PersonalParts {
  readonly register: readonly PersonalData[];
  readonly exportParts: readonly ExportPart[];
  readonly erasers: readonly Eraser[];
  readonly mailedAbout: readonly AddressFinder[];
}
