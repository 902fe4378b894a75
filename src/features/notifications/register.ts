import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { inFile, moment, withheld, yesNo } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";

const told = {
  what: m.notifications_register_what,
  purpose: m.notifications_register_purpose,
  kept: (locale, config) =>
    m.notifications_register_kept({ kept: durationWords(config.notificationMonths, "months", locale) }, { locale }),
  erased: "with-account",
} as const satisfies Partial<Parameters<typeof personalTable<"notifications">>[1]>;

const chosen = {
  what: m.notifications_register_choices_what,
  purpose: m.notifications_register_choices_purpose,
  kept: always(m.i18n_kept_with_account),
  erased: "with-account",
  people: [{ column: "user_id" }],
} as const;

/** Rows of one person; those without one are told to all and about nobody. */
export const NOTIFICATIONS = personalTable("notifications", {
  ...told,
  people: [{ column: "user_id" }],
  key: ["id"],
  columns: {
    id: withheld("inner"),
    user_id: withheld("owner"),
    kind: inFile,
    subject: inFile,
    details_json: inFile,
    account_types: withheld("nobody"),
    grades: withheld("nobody"),
    topics: withheld("nobody"),
    is_hidden: withheld("work"),
    created_at: moment(m.i18n_column_created_at),
  },
});

export const NOTIFICATION_READS = personalTable("notification_reads", {
  ...told,
  people: [{ column: "user_id" }],
  key: ["user_id", "notification_id"],
  columns: {
    user_id: withheld("owner"),
    notification_id: inFile,
    read_at: moment(m.notifications_column_read_at),
  },
});

export const NOTIFICATION_MARKS = personalTable("notification_marks", {
  ...chosen,
  key: ["user_id"],
  columns: {
    user_id: withheld("owner"),
    read_up_to: withheld("counter"),
    read_before: withheld("counter"),
    mailed_up_to: withheld("counter"),
    mailed_at: moment(m.notifications_column_mailed_at),
  },
});

export const NOTIFICATION_CHOICES = personalTable("notification_choices", {
  ...chosen,
  key: ["user_id", "kind"],
  columns: {
    user_id: withheld("owner"),
    kind: inFile,
    is_shown: yesNo(m.notifications_column_is_shown),
    is_mailed: yesNo(m.notifications_column_is_mailed),
  },
});
