import { contentCalls } from "#content/api.server.ts";
import { contentWork } from "#content/jobs.server.ts";
import { libraryCalls } from "#content/library/api.server.ts";
import { libraryWork } from "#content/library/jobs.server.ts";
import { accountsCalls } from "#features/accounts/api.server.ts";
import { accountsWork } from "#features/accounts/jobs.server.ts";
import { auditWork } from "#features/audit/jobs.server.ts";
import { feedbackCalls } from "#features/feedback/api.server.ts";
import { feedbackWork } from "#features/feedback/jobs.server.ts";
import { guardiansCalls } from "#features/guardians/api.server.ts";
import { guardiansWork } from "#features/guardians/jobs.server.ts";
import { registerGuardians } from "#features/guardians/register.ts";
import { privacyCalls } from "#features/privacy/api.server.ts";
import { privacyWork } from "#features/privacy/jobs.server.ts";
import { personalityRankings, scalesCalls } from "#features/scales/api.server.ts";
import { scalesWork } from "#features/scales/jobs.server.ts";
import { registerScales } from "#features/scales/register.ts";
import { schoolsCalls } from "#features/schools/api.server.ts";
import { schoolsWork } from "#features/schools/jobs.server.ts";
import { registerSchools } from "#features/schools/register.ts";
import { searchCalls } from "#features/search/api.server.ts";
import { signInsCalls } from "#features/sign-ins/api.server.ts";
import { studiesCalls } from "#features/studies/api.server.ts";
import type { ApiCall } from "#platform/http/call.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { docsCalls } from "./api-docs/docs-calls.ts";

/** Every call of the API, listed by hand in the order of its pages. */
export const API_CALLS: readonly ApiCall[] = docsCalls([
  ...contentCalls(personalityRankings),
  ...searchCalls,
  ...studiesCalls,
  ...libraryCalls,
  ...accountsCalls,
  ...signInsCalls,
  ...privacyCalls,
  ...scalesCalls,
  ...guardiansCalls,
  ...schoolsCalls,
  ...feedbackCalls,
]);

/** What features add to one another. */
export function registerFeatures(): void {
  registerScales();
  registerSchools();
  registerGuardians();
}

/** Every feature's later work, listed by hand. */
export const WORK: WorkHandlers = {
  ...contentWork,
  ...libraryWork,
  ...accountsWork,
  ...scalesWork,
  ...schoolsWork,
  ...guardiansWork,
  ...feedbackWork,
  ...auditWork,
  ...privacyWork,
};
