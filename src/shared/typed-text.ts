import { z } from "zod";

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are taken out
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** What somebody typed at length: line ends as one character (browsers send two but count one), nothing unseen, at most so many. */
export function typedText(most: number, tooLong: string) {
  return z
    .string()
    .transform((text) => text.replace(/\r\n?/g, "\n").replace(UNSEEN, "").trim())
    .pipe(z.string().max(most, tooLong));
}
