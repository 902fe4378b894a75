import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type PersonalData, WITHHELD } from "#shared/personal-data.ts";
import { CLASS_KEPT_DAYS } from "./rules.ts";

/** Personal data this feature holds. */
export const SCHOOLS_PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: "school_classes",
    people: [{ column: "teacher_id" }],
    what: (locale) => m.schools_register_classes_what({}, { locale }),
    purpose: (locale) => m.schools_register_classes_purpose({}, { locale }),
    kept: (locale, limits) =>
      m.schools_register_classes_kept(
        {
          codes: durationWords(limits.paperCodeDays, "days", locale),
          most: durationWords(CLASS_KEPT_DAYS, "days", locale),
        },
        { locale },
      ),
    key: ["id"],
    exported: ["document_id", "name", "scale", "grade", "code", "max_places", "created_at", "closes_at"],
    withheld: { id: WITHHELD.inner, teacher_id: WITHHELD.owner },
    erased: "handler",
  },
  {
    table: "school_places",
    people: [{ column: "user_id" }, { column: "claimed_by" }],
    what: (locale) => m.schools_register_places_what({}, { locale }),
    purpose: (locale) => m.schools_register_places_purpose({}, { locale }),
    kept: (locale, limits) =>
      m.schools_register_places_kept({ codes: durationWords(limits.paperCodeDays, "days", locale) }, { locale }),
    key: ["id"],
    exported: [
      "document_id",
      "short_name",
      "created_at",
      "expires_at",
      "finished_at",
      "attempt",
      "claimed_at",
      "shared_at",
    ],
    withheld: {
      id: WITHHELD.inner,
      class_id: WITHHELD.inner,
      user_id: WITHHELD.owner,
      claimed_by: WITHHELD.owner,
      code_hash: WITHHELD.secret,
    },
    erased: "handler",
  },
];
