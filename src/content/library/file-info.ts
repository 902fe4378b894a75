import { z } from "zod";
import { AppError } from "#platform/errors.ts";
import { parseInput } from "#platform/http/input.ts";

const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .regex(/^[^\r\n]*$/, "content_one_line")
    .transform((text) => text || null)
    .nullable()
    .optional();

const fileInfo = z.strictObject({
  name: line(200),
  alternativeText: line(300),
  caption: line(300),
  private: z.boolean().optional(),
});

/** What is said of a file beside its bytes; what is left out stays as it is. */
export type FileInfo = z.output<typeof fileInfo>;

const LONGEST_NAME = 150;
/** Control signs, halves of signs, and what turns the reading direction around to make "gpj.exe" look like "exe.jpg". */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** What came in the fields `fileInfo`: one object or a list, once or for each file. */
export function readFileInfos(fields: readonly unknown[], count: number): readonly FileInfo[] {
  const infos = parseInput(z.object({ fileInfo: z.array(fileInfo).max(count) }), {
    fileInfo: fields.flatMap(readJson),
  }).fileInfo;
  if (infos.length === count) return infos;
  if (infos.length > 1)
    throw new AppError("form_invalid", { fields: [{ path: "fileInfo", code: "library_info_count" }] });
  return Array.from({ length: count }, () => infos[0] ?? {});
}

function readJson(field: unknown): unknown {
  if (typeof field !== "string") return field;
  try {
    return JSON.parse(field);
  } catch {
    throw new AppError("bad_json");
  }
}

/** A name fit to be shown; "" when nothing of it remains. */
export function cleanName(name: string): string {
  const last = name.normalize("NFC").replace(HIDDEN, "").split(/[\\/]/).at(-1) ?? "";
  const shown = last.replace(/\s+/g, " ").trim();
  const isName = /[\p{L}\p{N}]/u.test(nameToSave(shown, ""));
  return isName ? Array.from(shown).slice(0, LONGEST_NAME).join("").trim() : "";
}

/** The name to save a file by: the ending is always that of what it really is. */
export function nameToSave(name: string, ext: string): string {
  return `${name.replace(/\.(png|jpe?g|webp|avif|gif|pdf|mp4|webm)$/i, "")}${ext}`;
}
