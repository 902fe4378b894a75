import { nameToSave } from "#content/library/file-info.ts";
import { STORED_KINDS } from "#content/library/kinds.ts";
import type { NamedFile } from "#content/library/named-files.ts";
import type { OwnFileRow } from "../store/files.server.ts";

/** The word that somebody's own stored files begin with. */
export const OWNER = "own";
/** What the small copy of a picture is called by, after the stem. */
export const THUMBNAIL = "-thumbnail";

type Stored = Pick<OwnFileRow, "stem" | "ext" | "width">;

/** The stored files of a row: the file, and the small copy of a picture. */
export function storedNames({ stem, ext, width }: Stored): string[] {
  return width === null ? [`${stem}${ext}`] : [`${stem}${ext}`, `${stem}${THUMBNAIL}${ext}`];
}

export function mimeOf({ ext }: Pick<OwnFileRow, "ext">): string {
  return STORED_KINDS.find((kind) => kind.ext === ext)?.mime ?? "application/octet-stream";
}

/** A row's file, or its small copy, as it is handed out. */
export function namedFile(row: OwnFileRow, isSmall: boolean): NamedFile {
  const [whole = "", small = whole] = storedNames(row);
  return {
    area: "private",
    name: isSmall ? small : whole,
    mime: mimeOf(row),
    saveAs: nameToSave(row.name, row.ext),
  };
}

/** The stem in a stored file's name. */
export function stemOf(name: string): string {
  return /^[a-z]+-[0-9a-f]+/.exec(name)?.[0] ?? name;
}
