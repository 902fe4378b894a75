import { ACCOUNTS_PERSONAL_DATA } from "#features/accounts/register.ts";
import { FEEDBACK_PERSONAL_DATA } from "#features/feedback/register.ts";
import { SCALES_PERSONAL_DATA } from "#features/scales/register.ts";
import type { PersonalData } from "#shared/personal-data.ts";

/** The register: everything the product keeps about people, table by table. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  ...ACCOUNTS_PERSONAL_DATA,
  ...SCALES_PERSONAL_DATA,
  ...FEEDBACK_PERSONAL_DATA,
  {
    table: "due_work",
    person: "payload_json",
    purpose: "mails to send: what they are about, by ids",
    kept: "until sent; DEAD_LETTER_DAYS when it cannot be done",
  },
  {
    table: "content_history",
    person: "done_by",
    purpose: "who wrote, published or removed what of the content",
    kept: "as long as the content",
  },
  {
    table: "mail/*.eml",
    person: "recipient",
    purpose: "mails of demo mode, written as files",
    kept: "until the files are removed",
  },
];

/** Tables that hold nothing about a person who uses the product. */
export const NO_PERSONAL_DATA = ["migrations", "content_records", "content_seed", "scale_instruments"] as const;
