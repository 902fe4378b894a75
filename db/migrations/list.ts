import { migration as dueWork } from "./0001-due-work.ts";
import { migration as content } from "./0002-content.ts";
import { migration as accounts } from "./0003-accounts.ts";
import { migration as scales } from "./0004-scales.ts";
import { migration as contentReview } from "./0005-content-review.ts";
import { migration as feedback } from "./0006-feedback.ts";
import { migration as accountsComplete } from "./0007-accounts-complete.ts";
import { migration as guardians } from "./0008-guardians.ts";
import { migration as privacy } from "./0009-privacy.ts";
import { migration as schools } from "./0010-schools.ts";
import { migration as tries } from "./0011-tries.ts";
import { migration as keptForms } from "./0012-kept-forms.ts";
import { migration as dueWorkFailures } from "./0013-due-work-failures.ts";
import { migration as sendings } from "./0014-sendings.ts";
import { migration as saidAges } from "./0016-said-ages.ts";
import { migration as favorites } from "./0017-favorites.ts";
import { migration as contact } from "./0018-contact.ts";
import { migration as profiles } from "./0019-profiles.ts";
import { migration as ownFiles } from "./0020-own-files.ts";
import { migration as notifications } from "./0021-notifications.ts";
import { migration as welcomeAndSharing } from "./0022-welcome-and-sharing.ts";
import { migration as profileWishes } from "./0023-profile-wishes.ts";
import { migration as importsAndOpenData } from "./0024-imports-and-open-data.ts";
import { migration as whoImports } from "./0025-who-imports.ts";
import { migration as instruments } from "./0026-instruments.ts";
import { migration as sharedResults } from "./0027-shared-results.ts";
import { migration as waysOn } from "./0028-ways-on.ts";
import { migration as tendenciesAsInstrument } from "./0029-tendencies-as-instrument.ts";
import { migration as applications } from "./0030-applications.ts";
import { migration as consultations } from "./0031-consultations.ts";
import { migration as studyPlans } from "./0032-study-plans.ts";

/** In order; never change one that has shipped. */
export const MIGRATIONS = [
  dueWork,
  content,
  accounts,
  scales,
  contentReview,
  feedback,
  accountsComplete,
  guardians,
  privacy,
  schools,
  tries,
  keptForms,
  dueWorkFailures,
  sendings,
  saidAges,
  favorites,
  contact,
  profiles,
  ownFiles,
  notifications,
  welcomeAndSharing,
  profileWishes,
  importsAndOpenData,
  whoImports,
  instruments,
  sharedResults,
  waysOn,
  tendenciesAsInstrument,
  applications,
  consultations,
  studyPlans,
] as const;
