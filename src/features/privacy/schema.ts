import { z } from "zod";

/** The two files of a copy. */
export const EXPORT_FILES = ["json", "pdf"] as const;
export type ExportFile = (typeof EXPORT_FILES)[number];

/** A copy as its owner sees it. */
export interface ExportView {
  readonly documentId: string;
  readonly state: "waiting" | "working" | "ready" | "failed";
  /** Steps done, of how many. */
  readonly done: number;
  readonly total: number;
  readonly askedAt: string;
  readonly readyAt: string | null;
  readonly expiresAt: string | null;
}

const LONGEST_PASSWORD = 1024;
const currentPassword = z.string().max(LONGEST_PASSWORD, "password_long").optional();

/** Asking for a copy: the password again, when the account has one. */
export const exportBody = z.strictObject({ currentPassword });

/** Asking for erasure, over the API. */
export const erasureBody = z.strictObject({
  currentPassword,
  understood: z.literal(true, { error: "privacy_understood" }),
});

/** The same from the page. */
export const erasureForm = z.strictObject({
  currentPassword,
  understood: z.literal("yes", { error: "privacy_understood" }).transform(() => true as const),
});

/** The same where the account has a password: then it may not be missing either, and both are said at once. */
export function withPassword<T extends typeof erasureBody | typeof erasureForm>(schema: T, hasPassword: boolean) {
  const needed = z.string().min(1, "required").max(LONGEST_PASSWORD, "password_long");
  return schema.extend({ currentPassword: hasPassword ? needed : currentPassword });
}

/** Agreeing over the API to the version that is in force. */
export const consentBody = z.strictObject({
  agreed: z.literal(true, { error: "privacy_agree" }),
  version: z.string().min(1, "required").max(200, "too_long"),
});

/** Agreeing to the texts as they are now; another version than the one that was read is refused. */
export const consentForm = z.strictObject({
  agreed: z.literal("yes", { error: "privacy_agree" }),
  version: z.string().min(1).max(200),
});

/** What the page about one's own data shows. */
export interface OwnData {
  readonly exports: readonly ExportView[];
  readonly exportDays: number;
  readonly eraseDays: number;
  readonly eraseAt: string | null;
  readonly hasPassword: boolean;
}

/** One line of the privacy page, made from the register; without names for its parts, which a page of 25 lines would carry 25 times. */
export type KeptThing = readonly [what: string, purpose: string, kept: string];

/** A text that somebody is asked to agree to anew. */
export interface ConsentText {
  readonly screen: "terms" | "privacy";
  readonly title: string;
  readonly summary: string;
  readonly updatedAt: string;
}

/** The words of the banner, ready from the server: few people ever need them. */
export interface Ending {
  readonly text: string;
  readonly keep: string;
}
