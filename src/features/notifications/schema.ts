import { z } from "zod";
import type { Locale } from "#i18n/locales.ts";
import type { Environment } from "#shared/environments.ts";
import { PAGE_SIZE } from "#shared/listing.ts";
import { MOST_IDS, MOST_LISTED } from "./rules.ts";

const LARGEST_ID = 2_147_483_647;
const id = z.coerce.number().int().min(1).max(LARGEST_ID);
const sentId = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,10}$/)
        .transform(Number),
    ],
    "notifications_id",
  )
  .pipe(z.int().min(1, "notifications_id").max(LARGEST_ID, "notifications_id"));

/** Which of one's notifications are asked for: read or unread ones, how many, those older than one. */
export const notificationsQuery = z.strictObject({
  read: z
    .enum(["true", "false"])
    .transform((value) => value === "true")
    .optional(),
  limit: z.coerce.number().int().min(1).max(MOST_LISTED).default(PAGE_SIZE),
  before: id.optional(),
});
export type NotificationsQuery = z.output<typeof notificationsQuery>;

/** Marks some as read. */
export const readBody = z.strictObject({
  notification_ids: z.array(sentId).min(1).max(MOST_IDS, "notifications_too_many_ids"),
});

/** Where a stream goes on, and when it ends by itself (for programs that cannot wait). */
export const streamQuery = z.strictObject({
  after: z.coerce.number().int().min(0).max(LARGEST_ID).optional(),
  seconds: z.coerce.number().int().min(0).max(3600).optional(),
});

/** The forms of the page. `up_to`: the newest that the page showed, so that nothing unseen is marked. */
export const notificationsForm = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("all"), up_to: id }),
  z.strictObject({ act: z.literal("undo") }),
]);
export type NotificationsForm = z.output<typeof notificationsForm>;

/** The boxes that are ticked, by the names of their kinds; a form joins them by line breaks. */
const ticked = z
  .string()
  .max(2000)
  .default("")
  .transform((text) => text.split("\n").filter((name) => name !== ""));
export const choicesForm = z.strictObject({ act: z.literal("choices"), shown: ticked, mailed: ticked });
export type ChoicesForm = z.output<typeof choicesForm>;

/** A notification in its reader's words. */
export interface Notification {
  readonly id: number;
  readonly kind: string;
  /** Of the blog post it is about. */
  readonly slug: string | null;
  readonly title: string;
  readonly description: string;
  /** Where it leads. */
  readonly to: string | null;
  readonly createdAt: string;
  /** "5 minutes ago", as it was when it was read. */
  readonly age: string;
  /** The kind of account it was meant for; null: for all. */
  readonly jobtype: string | null;
  readonly read: boolean;
  /** The language of title and description, where it is not the reader's. */
  readonly otherLocale?: Locale;
}

/** What the bar shows. */
export interface News {
  readonly unread: number;
  readonly latest: readonly Notification[];
}

export interface NotificationsPage {
  readonly items: readonly Notification[];
  readonly unread: number;
  readonly total: number;
  /** The id to go on before; null at the end. */
  readonly next: number | null;
}

/** What is drawn of a kind: one thing or somebody, in its hue. */
export interface NewsFace {
  readonly motif: string;
  readonly hue: Environment;
}

/** What was told on one day, the newest first. */
export interface NewsOfDay {
  /** "Today", "Yesterday", else the date. */
  readonly day: string;
  readonly items: readonly { readonly item: Notification; readonly when: string; readonly face: NewsFace }[];
}

export interface NotificationsView extends NotificationsPage {
  readonly days: readonly NewsOfDay[];
  readonly tab: "all" | "unread";
  /** Whether this is a later page. */
  readonly isLater: boolean;
  /** All has just been marked, which can be undone. */
  readonly canUndo: boolean;
}

/** What somebody may choose about one kind. */
export interface KindChoice {
  readonly kind: string;
  readonly label: string;
  readonly isAlways: boolean;
  readonly isShown: boolean;
  /** `at-once`: it has a mail of its own; `weekly`: the weekly mail may name it. */
  readonly mail: "at-once" | "weekly";
  readonly isMailed: boolean;
}

export interface ChoicesView {
  readonly choices: readonly KindChoice[];
  /** The day on which the weekly mail goes out. */
  readonly day: string;
  readonly isSaved: boolean;
}
