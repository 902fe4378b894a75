import { isFileName } from "#platform/files/names.ts";
import type { Area } from "#platform/files/port.ts";
import type { Body } from "../body.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";
import { nameToSave } from "./file-info.ts";
import { STORED_KINDS } from "./kinds.ts";

/** One stored file that a record names. */
export interface NamedFile {
  readonly area: Area;
  readonly name: string;
  readonly mime: string;
  /** The name to save it by. */
  readonly saveAs: string;
}

const PUBLIC = "/files/";

/** The word that the library's stored files begin with. */
export const OWNER = "media";

/** The stored files a record names: the file itself first, then its smaller copies. */
export function namedFiles({ data }: Body): readonly NamedFile[] {
  const area = String(data.url).startsWith(PUBLIC) ? "public" : "private";
  const formats = Object.values((data.formats ?? {}) as Record<string, { hash: unknown; ext: unknown }>);
  return [data, ...formats].flatMap(({ hash, ext }) => {
    const kind = STORED_KINDS.find((one) => one.ext === ext);
    const name = `${hash}${ext}`;
    return kind && isFileName(name)
      ? [{ area, name, mime: kind.mime, saveAs: nameToSave(String(data.name), kind.ext) }]
      : [];
  });
}

/** The files anybody may fetch now, by name. */
export function servedFiles(snapshot: Snapshot): ReadonlyMap<string, NamedFile> {
  return snapshot.once("library/served", () => {
    const files = snapshot.shelf("file").records.flatMap(({ body }) => namedFiles(body));
    return new Map(files.filter(({ area }) => area === "public").map((file) => [file.name, file]));
  });
}
