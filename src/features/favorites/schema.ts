import { z } from "zod";
import type { Locale } from "#i18n/locales.ts";
import { PAGE_SIZE } from "#shared/listing.ts";
import { savedAddress } from "#shared/saved-address.ts";
import { isOwnPath } from "#shared/screens.ts";
import { typedText } from "#shared/typed-text.ts";
import { MAX_NOTE, SAVED_TYPES, type SavedType } from "./rules.ts";

const MOST_PAGES = 10_000;
const documentId = z.string().regex(/^[a-z0-9]{1,40}$/, "favorites_record");
const note = typedText(MAX_NOTE, "favorites_note_long");

/** What is saved, with a note to oneself where there is one. */
export const saveBody = z.strictObject({ documentId, note: note.optional() });
/** A note in the place of the one before; an empty one takes it away. */
export const noteBody = z.strictObject({ note });

/** Where a record is shown. */
const address = z.string().max(300).refine(isOwnPath, "favorites_record").transform(savedAddress);
const back = z.string().max(500).optional();
/** Where in one's favourites the form stands. */
const place = {
  tab: z.string().max(40).optional(),
  page: z.string().max(8).optional(),
  sort: z.literal("fit").optional(),
};

/** The forms of the page of favourites. */
export const favoriteForm = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("save"), record: documentId.or(address) }),
  z.strictObject({ act: z.literal("remove"), record: documentId.or(address), ...place }),
  z.strictObject({ act: z.literal("note"), record: documentId, note, ...place }),
  z.strictObject({ act: z.literal("claim") }),
  z.strictObject({ act: z.literal("forget") }),
]);
export type FavoriteForm = z.output<typeof favoriteForm>;

/** A save button of a card or a page; scripts say that they stay where they are. */
export const pressForm = z
  .strictObject({ save: address.optional(), remove: address.optional(), back, stays: z.literal("yes").optional() })
  .refine(({ save, remove }) => (save === undefined) !== (remove === undefined), "favorites_record");
export type PressForm = z.output<typeof pressForm>;

/** Which of one's favourites are asked for. */
export const favoritesQuery = z.strictObject({
  type: z.enum(SAVED_TYPES).optional(),
  page: z.coerce.number().int().min(1).max(MOST_PAGES).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(PAGE_SIZE),
});
export type FavoritesQuery = z.output<typeof favoritesQuery>;

/** A favourite as its owner sees it. What is no longer published keeps its place and its note, without title and address. */
export interface Favorite {
  readonly documentId: string;
  readonly type: SavedType;
  /** By which forms name it: its id in an account, its address on a device. */
  readonly record: string;
  readonly title: string | null;
  readonly description: string | null;
  /** Where it is shown. */
  readonly to: string | null;
  /** The language it is shown in, where not the reader's. */
  readonly otherLocale?: Locale;
  readonly scene?: string;
  /** What is known of it at a glance; on its owner's page alone. */
  readonly facts?: readonly string[];
  readonly note: string | null;
  readonly savedAt: string;
}

/** How many of each type are saved. */
export type FavoriteCounts = Readonly<Partial<Record<SavedType, number>>>;

export interface FavoritesPage {
  readonly items: readonly Favorite[];
  readonly counts: FavoriteCounts;
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
}

/** The page of favourites: an account's, or what the device of a visitor holds. */
export interface FavoritesView {
  readonly items: readonly Favorite[];
  readonly counts: FavoriteCounts;
  readonly tab: SavedType | null;
  readonly page: number;
  readonly pageCount: number;
  /** How the professions stand; null where they cannot be ordered by the own result. */
  readonly order: "newest" | "fit" | null;
  readonly isOnDevice: boolean;
  /** How many this device holds beside the account. */
  readonly held: number;
  /** What has just been taken away. */
  readonly removed: { readonly record: string; readonly title: string | null } | null;
}
