import { durationWords } from "#i18n/duration.ts";
import { m } from "#i18n/paraglide/messages.js";
import { inFile, moment, text, withheld } from "#platform/personal-data/columns.ts";
import { always, personalTable } from "#platform/personal-data/declare.ts";

const own = { people: [{ column: "user_id" }], erased: "with-account" } as const;
const owner = withheld("owner");
const secret = withheld("secret");

const twoStep = {
  ...own,
  what: m.sign_ins_register_two_step_what,
  purpose: m.sign_ins_register_two_step_purpose,
  kept: always(m.sign_ins_register_two_step_kept),
} as const;

export const SIGN_INS = personalTable("sign_ins", {
  ...own,
  what: m.sign_ins_register_what,
  purpose: m.sign_ins_register_purpose,
  kept: (locale, config) =>
    m.sign_ins_register_kept(
      {
        idle: durationWords(config.signInIdleDays, "days", locale),
        most: durationWords(config.signInDays, "days", locale),
      },
      { locale },
    ),
  key: ["token_hash"],
  columns: {
    token_hash: secret,
    user_id: owner,
    device_words: text(m.sign_ins_column_device),
    method: inFile,
    proved_at: inFile,
    created_at: moment(m.i18n_column_created_at),
    last_used_at: moment(m.i18n_column_last_used_at),
    expires_at: moment(m.i18n_column_expires_at),
  },
});

export const KNOWN_DEVICES = personalTable("known_devices", {
  ...own,
  what: m.sign_ins_register_devices_what,
  purpose: m.sign_ins_register_devices_purpose,
  kept: always(m.sign_ins_register_devices_kept),
  key: ["user_id", "device"],
  columns: { user_id: owner, device: secret, last_used_at: moment(m.i18n_column_last_used_at) },
});

export const SECOND_FACTORS = personalTable("second_factors", {
  ...twoStep,
  key: ["user_id"],
  columns: {
    user_id: owner,
    secret_sealed: secret,
    asked_at: moment(m.i18n_column_asked_at),
    confirmed_at: moment(m.i18n_column_confirmed_at),
    last_step: withheld("step"),
  },
});

export const RECOVERY_CODES = personalTable("recovery_codes", {
  ...twoStep,
  key: ["user_id", "code_hash"],
  columns: { user_id: owner, code_hash: secret, used_at: moment(m.i18n_column_used_at) },
});
