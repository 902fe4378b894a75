import { forgetAuthor } from "#content/forget-author.server.ts";
import { ACCOUNTS_PERSONAL_DATA } from "#features/accounts/register.ts";
import { AUDIT_PERSONAL_DATA } from "#features/audit/register.ts";
import { FEEDBACK_PERSONAL_DATA } from "#features/feedback/register.ts";
import { forgetGuardian } from "#features/guardians/operations/forget-guardian.server.ts";
import { guardianAddresses } from "#features/guardians/operations/list-addresses.server.ts";
import { GUARDIANS_PERSONAL_DATA } from "#features/guardians/register.ts";
import type { PersonalParts } from "#features/privacy/operations/personal-parts.server.ts";
import { COMMON_PERSONAL_DATA, PRIVACY_PERSONAL_DATA } from "#features/privacy/register.ts";
import { SCALES_PERSONAL_DATA } from "#features/scales/register.ts";
import { scalesExport } from "#features/scales/tendencies/operations/export-results.server.ts";
import { erasePersonFromSchools } from "#features/schools/operations/erase-person.server.ts";
import { placesExport } from "#features/schools/operations/export-places.server.ts";
import { SCHOOLS_PERSONAL_DATA } from "#features/schools/register.ts";
import type { PersonalData } from "#shared/personal-data.ts";

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
];

/** The register with what features do beside it when data is handed out or erased. */
export const PERSONAL: PersonalParts = {
  register: PERSONAL_DATA,
  exportParts: [scalesExport, placesExport],
  erasers: [
    (_, db, userId) => forgetAuthor(db, userId),
    (_, db, userId) => erasePersonFromSchools(db, userId),
    (_, db, userId) => forgetGuardian(db, userId),
  ],
  mailedAbout: [guardianAddresses],
};
