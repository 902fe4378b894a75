import { CONTENT_PERSONAL_DATA } from "#content/register.ts";
import { ACCOUNTS_PERSONAL_DATA } from "#features/accounts/register.ts";
import { AUDIT_PERSONAL_DATA } from "#features/audit/register.ts";
import { FEEDBACK_PERSONAL_DATA } from "#features/feedback/register.ts";
import { GUARDIANS_PERSONAL_DATA } from "#features/guardians/register.ts";
import { COMMON_PERSONAL_DATA, PRIVACY_PERSONAL_DATA } from "#features/privacy/register.ts";
import { SCALES_PERSONAL_DATA } from "#features/scales/register.ts";
import { SCHOOLS_PERSONAL_DATA } from "#features/schools/register.ts";
import type { PersonalData } from "#platform/personal-data/declare.ts";

/** The register: everything the product keeps about people, in the order of the privacy page. */
export const PERSONAL_DATA: readonly PersonalData[] = [
  ...ACCOUNTS_PERSONAL_DATA,
  ...SCALES_PERSONAL_DATA,
  ...GUARDIANS_PERSONAL_DATA,
  ...SCHOOLS_PERSONAL_DATA,
  ...FEEDBACK_PERSONAL_DATA,
  ...AUDIT_PERSONAL_DATA,
  ...PRIVACY_PERSONAL_DATA,
  ...COMMON_PERSONAL_DATA,
  ...CONTENT_PERSONAL_DATA,
];

/** Tables that hold nothing about a person who uses the product. */
export const NO_PERSONAL_DATA = ["migrations", "content_seed", "scale_instruments"] as const;
