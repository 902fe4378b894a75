import type { Limits } from "#platform/limits/limit.ts";

/** What somebody shows of themselves with a file: `work` is a piece of a portfolio. */
export const SHOWPIECE_KINDS = ["photo", "certificate", "resume", "work"] as const;
export type ShowpieceKind = (typeof SHOWPIECE_KINDS)[number];

/** What a file may be: by its own bytes, and a PDF by its name too. */
export type Accepts = "pdf" | "picture" | "any";

/** The longest of each text in characters, and the most of each kind; said beside the fields. */
export const MAX = { name: 120, issuer: 120, text: 1000, link: 300, fileName: 150, pieces: 30, files: 200 } as const;

/** The longest side of a picture, of a photo, and of the small copy of either, in pixels. */
export const PICTURE_SIDE = 1600;
export const PHOTO_SIDE = 1024;
export const THUMBNAIL_SIDE = 192;
/** Of the shorter side of a photo, at least so much is kept. */
export const SMALLEST_CROP = 0.1;

/** What was taken away can be had back for so long. */
export const UNDO_DAYS = 1;

/** Whoever fills a profile stays far below. */
export const LIMITS = {
  hour: { name: "own-files.hour", max: 60, seconds: 3600 },
  day: { name: "own-files.day", max: 200, seconds: 86_400 },
} as const satisfies Limits<"own-files">;

/** The square that is kept of a photo: its upper left corner in shares of width and height, its side in shares of the shorter one. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** The square in pixels, wholly inside of the picture; without a crop the middle. */
export function squareOf(
  { width, height }: { readonly width: number; readonly height: number },
  crop: Crop | null,
): { left: number; top: number; side: number } {
  const shorter = Math.min(width, height);
  const share = Math.min(1, Math.max(SMALLEST_CROP, crop?.size ?? 1));
  const side = Math.max(1, Math.round(shorter * share));
  const from = (place: number | undefined, length: number) => {
    const start = place === undefined ? (length - side) / 2 : place * length;
    return Math.round(Math.min(length - side, Math.max(0, start)));
  };
  return { left: from(crop?.x, width), top: from(crop?.y, height), side };
}

const HEAD = 1024;
const TAIL = 2048;
/** What makes a browser or an archiver take a file for something else. */
const MARKUP = /<(?:!doctype|html|head|body|script|svg|iframe)\b|<\?php/i;
const ARCHIVE_HEADS = ["PK\u0003\u0004", "Rar!", "7z\u00bc\u00af", "\u007fELF"];
const ARCHIVE_END = "PK\u0005\u0006";

/** Whether bytes are a PDF from its first sign to its end, and nothing else at the same time. */
export function isWholePdf(bytes: Buffer): boolean {
  const head = bytes.toString("latin1", 0, HEAD);
  const tail = bytes.toString("latin1", Math.max(0, bytes.length - TAIL));
  return (
    /^%PDF-[12]\.\d[\s%]/.test(head) &&
    tail.includes("%%EOF") &&
    !MARKUP.test(head) &&
    !ARCHIVE_HEADS.some((sign) => head.includes(sign)) &&
    !tail.includes(ARCHIVE_END)
  );
}

/** Whether a name ends as a PDF's does. */
export function isPdfName(name: string): boolean {
  return /\.pdf$/i.test(name.trim());
}

/** What the forms of the profile's sections with files ask for. */
const OWN_FILES_ACTS = ["photo", "certificate", "resume", "work", "remove", "restore", "current"] as const;

/** Whether a form of the profile is one of these sections'. */
export function isOwnFilesForm(form: Readonly<Record<string, string>>): boolean {
  return OWN_FILES_ACTS.some((act) => act === form.act);
}
