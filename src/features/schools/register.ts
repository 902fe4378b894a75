import { GRADE_WORDS } from "#features/people/schema/profile-words.ts";
import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { coded, inFile, moment, text, type Word, withheld } from "#platform/personal-data/columns.ts";
import { personalTable } from "#platform/personal-data/declare.ts";
import { erasePersonFromSchools } from "./operations/erase-person.server.ts";
import { placesExport } from "./operations/export-places.server.ts";
import type { ClassScale } from "./schema.ts";

const SCALE_WORDS: Readonly<Record<ClassScale, Word>> = { tendencies: m.schools_value_scale_tendencies };

export const SCHOOL_CLASSES = personalTable("school_classes", {
  people: [{ column: "teacher_id" }],
  what: m.schools_register_classes_what,
  purpose: m.schools_register_classes_purpose,
  kept: (locale, config) =>
    m.schools_register_classes_kept(
      {
        codes: durationWords(config.paperCodeDays, "days", locale),
        most: durationWords(config.classKeptDays, "days", locale),
      },
      { locale },
    ),
  erased: "handler",
  eraser: erasePersonFromSchools,
  key: ["id"],
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    teacher_id: withheld("owner"),
    name: text(m.schools_column_name),
    scale: coded(m.schools_column_scale, SCALE_WORDS),
    grade: coded(m.i18n_column_grade, GRADE_WORDS),
    code: inFile,
    max_places: inFile,
    created_at: moment(m.i18n_column_created_at),
    closes_at: moment(m.schools_column_closes_at),
  },
});

export const SCHOOL_PLACES = personalTable("school_places", {
  people: [{ column: "user_id" }, { column: "claimed_by" }],
  what: m.schools_register_places_what,
  purpose: m.schools_register_places_purpose,
  kept: (locale, config) =>
    m.schools_register_places_kept({ codes: durationWords(config.paperCodeDays, "days", locale) }, { locale }),
  erased: "handler",
  eraser: erasePersonFromSchools,
  readable: placesExport,
  key: ["id"],
  columns: {
    id: withheld("inner"),
    document_id: inFile,
    class_id: withheld("inner"),
    user_id: withheld("owner"),
    claimed_by: withheld("owner"),
    short_name: inFile,
    code_hash: withheld("secret"),
    created_at: inFile,
    expires_at: inFile,
    finished_at: inFile,
    attempt: inFile,
    claimed_at: inFile,
    shared_at: inFile,
  },
});
