import type { PersonalData } from "#shared/personal-data.ts";

/** Personal data this feature holds. */
export const ACCOUNTS_PERSONAL_DATA: readonly PersonalData[] = [
  {
    table: "users",
    person: "id",
    purpose:
      "the account: name, e-mail, password as a one-way hash, account type, language; grade, gender and age when given",
    kept: "until the account is deleted; UNACTIVATED_DAYS when it was never activated",
  },
  {
    table: "user_roles",
    person: "user_id",
    purpose: "rights given by an administrator",
    kept: "as long as the account",
  },
  {
    table: "consents",
    person: "user_id",
    purpose: "which wording was agreed to, and when",
    kept: "as long as the account",
  },
  {
    table: "sign_ins",
    person: "user_id",
    purpose: "who is signed in: the token's hash, the browser in words, last use",
    kept: "until sign-out, SIGN_IN_IDLE_DAYS unused, or SIGN_IN_DAYS",
  },
  {
    table: "known_devices",
    person: "user_id",
    purpose: "a keyed hash of browsers used before, so that strangers cannot lock the owner out",
    kept: "as long as the account",
  },
  {
    table: "account_links",
    person: "user_id",
    purpose: "activation links, as hashes",
    kept: "until the account is activated, replaced or deleted",
  },
  {
    table: "attempts",
    person: "keyed hash",
    purpose: "limits on tries, by keyed hashes of account, device and address",
    kept: "until the limit's time has passed",
  },
];
