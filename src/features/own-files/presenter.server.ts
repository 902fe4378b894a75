import { mimeOf } from "./operations/stored-names.server.ts";
import type { OwnFile, Showpiece } from "./schema.ts";
import type { OwnFileRow } from "./store/files.server.ts";
import type { ShowpieceRow } from "./store/showpieces.server.ts";

/** Where somebody's own files are handed out. */
export const FILES_PATH = "/users-permissions/users/me/files";

/** The small copy of a picture. */
export function photoAddress(documentId: string): string {
  return `/api${FILES_PATH}/${documentId}/download?format=thumbnail`;
}

/** A file in Strapi's shape, at an address that only its owner can open. */
export function presentFile(row: OwnFileRow, provider: string): OwnFile {
  const url = `/api${FILES_PATH}/${row.document_id}/download`;
  const mime = mimeOf(row);
  return {
    id: row.id,
    documentId: row.document_id,
    name: row.name,
    alternativeText: row.alternative_text,
    caption: null,
    width: row.width,
    height: row.height,
    formats: row.width === null ? null : { thumbnail: { url: photoAddress(row.document_id), mime, ext: row.ext } },
    hash: row.stem,
    ext: row.ext,
    mime,
    size: Math.round(row.bytes / 10) / 100,
    url,
    previewUrl: null,
    provider,
    provider_metadata: null,
    createdAt: row.made_at,
  };
}

/** A showpiece with the files it names. */
export function presentShowpiece(
  row: ShowpieceRow,
  files: ReadonlyMap<number, OwnFileRow>,
  provider: string,
): Showpiece {
  const fileOf = (id: number | null) => {
    const file = id === null ? undefined : files.get(id);
    return file ? presentFile(file, provider) : null;
  };
  const { kind, name, issuer, issued_on, text, link, is_current } = row;
  return {
    documentId: row.document_id,
    kind,
    name,
    issuer,
    issued_on,
    text,
    link,
    is_current,
    file: fileOf(row.file_id),
    logo: fileOf(row.logo_id),
    createdAt: row.made_at,
  };
}
