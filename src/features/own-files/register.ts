import { m } from "#i18n/paraglide/messages.js";
import { coded, day, inFile, moment, text, type Word, withheld, yesNo } from "#platform/personal-data/columns.ts";
import { always, personalFiles, personalTable } from "#platform/personal-data/declare.ts";
import { findOwnFiles } from "./operations/drop-files.server.ts";
import type { ShowpieceKind } from "./rules.ts";

const KIND_WORDS: Readonly<Record<ShowpieceKind, Word>> = {
  photo: m.own_files_kind_photo,
  certificate: m.own_files_kind_certificate,
  resume: m.own_files_kind_resume,
  work: m.own_files_kind_work,
};

const about = {
  what: m.own_files_register_what,
  purpose: m.own_files_register_purpose,
  kept: always(m.own_files_register_kept),
} as const;
const ofUser = { ...about, people: [{ column: "user_id" }], erased: "with-account", key: ["id"] } as const;

export const OWN_FILES = personalTable("own_files", {
  ...ofUser,
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    user_id: withheld("owner"),
    stem: withheld("inner"),
    ext: inFile,
    name: text(m.own_files_column_name),
    alternative_text: text(m.own_files_column_alternative_text),
    width: inFile,
    height: inFile,
    bytes: text(m.own_files_column_bytes),
    made_at: moment(m.own_files_column_made_at),
  },
});

export const SHOWPIECES = personalTable("showpieces", {
  ...ofUser,
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    user_id: withheld("owner"),
    kind: coded(m.own_files_column_kind, KIND_WORDS),
    name: text(m.own_files_column_title),
    issuer: text(m.own_files_field_issuer),
    issued_on: day(m.own_files_field_issued),
    text: text(m.own_files_field_text),
    link: text(m.own_files_field_link),
    file_id: withheld("inner"),
    logo_id: withheld("inner"),
    is_current: yesNo(m.own_files_column_current),
    made_at: moment(m.own_files_column_made_at),
    removed_at: moment(m.own_files_column_removed_at),
  },
});

export const STORED_OWN_FILES = personalFiles("private/own-*", {
  ...about,
  erased: "handler",
  fileEraser: findOwnFiles,
});
