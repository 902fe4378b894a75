export interface Kind {
  readonly family: "picture" | "document" | "video";
  readonly ext: string;
  readonly mime: string;
}

const PNG = { family: "picture", ext: ".png", mime: "image/png" } as const;
const JPEG = { family: "picture", ext: ".jpg", mime: "image/jpeg" } as const;
const WEBP = { family: "picture", ext: ".webp", mime: "image/webp" } as const;
const AVIF = { family: "picture", ext: ".avif", mime: "image/avif" } as const;
const GIF = { family: "picture", ext: ".gif", mime: "image/gif" } as const;
const PDF = { family: "document", ext: ".pdf", mime: "application/pdf" } as const;
const MP4 = { family: "video", ext: ".mp4", mime: "video/mp4" } as const;
const WEBM = { family: "video", ext: ".webm", mime: "video/webm" } as const;

/** What is stored: pictures are written anew in one of two formats, the rest stays as it came. */
export const STORED_KINDS: readonly Kind[] = [WEBP, AVIF, PDF, MP4, WEBM];

/** The family of a stored file, by what its record says it is. */
export function familyOf(mime: unknown): Kind["family"] | undefined {
  return STORED_KINDS.find((kind) => kind.mime === mime)?.family;
}

const PDF_END = 2048;
const MP4_BRAND = /^(isom|iso[2-9a-c]|mp4[12v]|avc1|dash|M4V |MSNV|f4v )$/;

/** What a file is by its own bytes; its name and the sender's word count for nothing. Null for what the library does not take. */
export function kindOf(bytes: Buffer): Kind | null {
  const text = (start: number, end: number) => bytes.toString("latin1", start, end);
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return PNG;
  if (text(0, 3) === "\xff\xd8\xff") return JPEG;
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return WEBP;
  if (/^GIF8[79]a$/.test(text(0, 6))) return GIF;
  if (text(0, 5) === "%PDF-")
    return text(Math.max(0, bytes.length - PDF_END), bytes.length).includes("%%EOF") ? PDF : null;
  if (text(4, 8) === "ftyp") return boxedKind(bytes);
  if (text(0, 4) === "\x1a\x45\xdf\xa3") return text(4, 64).includes("\x42\x82\x84webm") ? WEBM : null;
  return null;
}

/** Of the files made of boxes, the first one names the brand and those it can be read as. */
function boxedKind(bytes: Buffer): Kind | null {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12) brands.push(bytes.toString("latin1", at, at + 4));
  if (brands[0] === "avif" || brands[0] === "avis" || (brands[0] === "mif1" && brands.includes("avif"))) return AVIF;
  return MP4_BRAND.test(brands[0] ?? "") ? MP4 : null;
}
