import { contentCalls } from "#content/api.server.ts";
import { contentWork } from "#content/jobs.server.ts";
import { libraryCalls } from "#content/library/api.server.ts";
import { libraryWork } from "#content/library/jobs.server.ts";
import { accountsCalls } from "#features/accounts/api.server.ts";
import { accountsWork } from "#features/accounts/jobs.server.ts";
import { slotCalls } from "#features/advisor/api.server.ts";
import { advisorWork } from "#features/advisor/jobs.server.ts";
import { applicationsCalls } from "#features/applications/api.server.ts";
import { applicationsWork } from "#features/applications/jobs.server.ts";
import { decidedKind } from "#features/applications/operations/decided-kind.server.ts";
import { applicationsCard } from "#features/applications/operations/home-card.server.ts";
import { auditWork } from "#features/audit/jobs.server.ts";
import { bookingCalls } from "#features/booking/api.server.ts";
import { demoConsultations } from "#features/booking/demo.server.ts";
import { bookingWork } from "#features/booking/jobs.server.ts";
import { changedKind, soonKind } from "#features/booking/operations/consultation-kinds.server.ts";
import { deskCard } from "#features/booking/operations/desk-card.server.ts";
import { consultationCard } from "#features/booking/operations/home-card.server.ts";
import { CONSULTATION_PARTS } from "#features/booking/operations/me-parts.server.ts";
import { openedKind } from "#features/booking/operations/opened-kind.server.ts";
import { consultationSteps } from "#features/booking/operations/plan-steps.server.ts";
import { tellWaiting } from "#features/booking/operations/wait-list.server.ts";
import { contactCalls } from "#features/contact/api.server.ts";
import { demoMessages } from "#features/contact/demo.server.ts";
import { contactWork } from "#features/contact/jobs.server.ts";
import { answeredKind } from "#features/contact/operations/answered-kind.server.ts";
import { messagesCard } from "#features/contact/operations/home-card.server.ts";
import { favoritesCalls } from "#features/favorites/api.server.ts";
import { demoFavorites } from "#features/favorites/demo.server.ts";
import { favoritesWork } from "#features/favorites/jobs.server.ts";
import { savedCard } from "#features/favorites/operations/home-card.server.ts";
import { readOwnFavorites } from "#features/favorites/operations/keep-favorites.server.ts";
import { feedbackCalls } from "#features/feedback/api.server.ts";
import { feedbackWork } from "#features/feedback/jobs.server.ts";
import { guardiansCalls } from "#features/guardians/api.server.ts";
import { demoGuardian } from "#features/guardians/demo.server.ts";
import { guardiansWork } from "#features/guardians/jobs.server.ts";
import { guardianKind } from "#features/guardians/operations/guardian-kind.server.ts";
import { familyCard, waitingCard } from "#features/guardians/operations/home-cards.server.ts";
import { demoDrafts } from "#features/home/demo.server.ts";
import { reviewCard } from "#features/home/operations.server.ts";
import { jobsCalls } from "#features/jobs/api.server.ts";
import { keptFormsWork } from "#features/kept-forms/jobs.server.ts";
import { notificationsCalls } from "#features/notifications/api.server.ts";
import { demoNews } from "#features/notifications/demo.server.ts";
import { notificationsWork } from "#features/notifications/jobs.server.ts";
import { blogPostKind, tellPost } from "#features/notifications/operations/tell-post.server.ts";
import { openDataWork } from "#features/open-data/jobs.server.ts";
import { ownFilesCalls } from "#features/own-files/api.server.ts";
import { ownFilesWork } from "#features/own-files/jobs.server.ts";
import { FILE_STEPS } from "#features/own-files/operations/profile-steps.server.ts";
import { OWN_PARTS, readPhoto } from "#features/own-files/operations/view-showpieces.server.ts";
import { privacyCalls } from "#features/privacy/api.server.ts";
import { privacyWork } from "#features/privacy/jobs.server.ts";
import { profileCalls } from "#features/profile/api.server.ts";
import { demoProfiles } from "#features/profile/demo.server.ts";
import { welcomeCard } from "#features/profile/operations/answer-welcome.server.ts";
import { profileCard } from "#features/profile/operations/home-card.server.ts";
import { PROFILE_PARTS } from "#features/profile/operations/me-parts.server.ts";
import { readInterests } from "#features/profile/operations/read-interests.server.ts";
import { suggestedCard } from "#features/profile/operations/suggest.server.ts";
import { personalityRankings, scalesCalls } from "#features/scales/api.server.ts";
import { forgetTriedAnswers, keepAnswersTried } from "#features/scales/choices/operations/keep-tried-answers.server.ts";
import { demoResults } from "#features/scales/demo.server.ts";
import { etaCalls } from "#features/scales/eta/api.server.ts";
import { etaCard, etaDraftCard, etaResultCard } from "#features/scales/eta/operations/home-cards.server.ts";
import { readOwnEta } from "#features/scales/eta/operations/own-result.server.ts";
import { instrumentCalls } from "#features/scales/instruments/api.server.ts";
import { forgetTrials } from "#features/scales/instruments/operations/withdraw.server.ts";
import { scalesWork } from "#features/scales/jobs.server.ts";
import { sharingCalls } from "#features/scales/sharing/api.server.ts";
import { sharedCard } from "#features/scales/sharing/operations/home-card.server.ts";
import { endSharingOf, shareWithAdvisorOf } from "#features/scales/sharing/operations/share-with-advisor.server.ts";
import { draftCard, resultCard } from "#features/scales/tendencies/operations/home-cards.server.ts";
import { keepTrials } from "#features/scales/tendencies/operations/keep-trials.server.ts";
import { readOwnPersonality } from "#features/scales/tendencies/operations/read-own-personality.server.ts";
import { tendenciesSummary } from "#features/scales/tendencies/operations/summarise.server.ts";
import { schoolsCalls } from "#features/schools/api.server.ts";
import { demoClass } from "#features/schools/demo.server.ts";
import { schoolsWork } from "#features/schools/jobs.server.ts";
import { classKind } from "#features/schools/operations/class-kind.server.ts";
import { classesCard } from "#features/schools/operations/home-cards.server.ts";
import { keepFinished } from "#features/schools/operations/manage-places.server.ts";
import { searchCalls } from "#features/search/api.server.ts";
import { sendingsWork } from "#features/sendings/jobs.server.ts";
import { signInsCalls } from "#features/sign-ins/api.server.ts";
import { signInsWork } from "#features/sign-ins/jobs.server.ts";
import { holdingSignIns } from "#features/sign-ins/operations/living-sign-ins.server.ts";
import { safetyKind } from "#features/sign-ins/operations/safety-kind.server.ts";
import { studiesCalls } from "#features/studies/api.server.ts";
import { demoPlan } from "#features/study-plan/demo.server.ts";
import { planWork } from "#features/study-plan/jobs.server.ts";
import { planCard, plansWithMeCard } from "#features/study-plan/operations/home-cards.server.ts";
import { stepKind } from "#features/study-plan/operations/remind-steps.server.ts";
import type { Extensions } from "#platform/context.ts";
import type { ApiCall } from "#platform/http/call.ts";
import { limitsWork } from "#platform/limits/sweep-tries.ts";
import type { WorkHandlers } from "#platform/queue/port.ts";
import { docsCalls } from "./api-docs/docs-calls.ts";

/** Every call of the API, listed by hand in the order of its pages. */
export const API_CALLS: readonly ApiCall[] = docsCalls([
  ...contentCalls(personalityRankings),
  ...jobsCalls,
  ...searchCalls,
  ...studiesCalls,
  ...libraryCalls,
  ...ownFilesCalls,
  ...accountsCalls,
  ...profileCalls,
  ...signInsCalls,
  ...privacyCalls,
  ...scalesCalls,
  ...etaCalls,
  ...instrumentCalls,
  ...sharingCalls,
  ...guardiansCalls,
  ...schoolsCalls,
  ...favoritesCalls,
  ...notificationsCalls,
  ...bookingCalls,
  ...slotCalls,
  ...contactCalls,
  ...applicationsCalls,
  ...feedbackCalls,
]);

/** Every feature's later work, listed by hand. */
export const WORK: WorkHandlers = {
  ...contentWork,
  ...libraryWork,
  ...limitsWork,
  ...accountsWork,
  ...signInsWork,
  ...scalesWork,
  ...schoolsWork,
  ...guardiansWork,
  ...keptFormsWork,
  ...sendingsWork,
  ...favoritesWork,
  ...notificationsWork,
  ...contactWork,
  ...applicationsWork,
  ...advisorWork,
  ...bookingWork,
  ...planWork,
  ...openDataWork,
  ...ownFilesWork,
  ...feedbackWork,
  ...auditWork,
  ...privacyWork,
};

/** What features add to one another; in the context before anything is answered or done. */
export const EXTENSIONS: Extensions = {
  me: [
    ...PROFILE_PARTS,
    { name: "personality_result", read: readOwnPersonality },
    { name: "subscriptions", read: readOwnFavorites },
    { name: "eat_result", read: readOwnEta },
    ...OWN_PARTS,
    ...CONSULTATION_PARTS,
  ],
  profileSteps: FILE_STEPS,
  pictures: [readPhoto],
  signOut: [forgetTrials, forgetTriedAnswers],
  guardianConfirmed: [keepTrials, keepAnswersTried],
  guardianSummary: [tendenciesSummary],
  scaleFinished: [keepFinished],
  recordChanged: [{ type: "blog", work: tellPost }],
  readerInterests: [readInterests],
  notificationKinds: [
    blogPostKind,
    guardianKind,
    classKind,
    answeredKind,
    decidedKind,
    safetyKind,
    openedKind,
    changedKind,
    soonKind,
    stepKind,
  ],
  agreedSteps: [consultationSteps],
  applicationAccepted: [],
  livingSignIns: holdingSignIns,
  slotsOpened: [tellWaiting],
  consultationBooked: [shareWithAdvisorOf],
  consultationLeft: [endSharingOf],
  demoPasts: [
    demoGuardian,
    demoProfiles,
    demoResults,
    demoClass,
    demoFavorites,
    demoMessages,
    demoConsultations,
    demoPlan,
    demoNews,
    demoDrafts,
  ],
  homeCards: [
    { section: "reached", first: ["own"], make: resultCard },
    { section: "continue", first: ["own"], make: draftCard },
    { section: "continue", make: etaDraftCard },
    { section: "reached", make: etaResultCard },
    { section: "new", isAside: true, make: etaCard },
    { section: "continue", first: ["editor"], make: reviewCard },
    { section: "continue", first: ["advisor"], make: deskCard },
    { section: "continue", first: ["teacher", "advisor"], make: classesCard },
    { section: "continue", first: ["own"], make: consultationCard },
    { section: "continue", make: sharedCard },
    { section: "continue", make: plansWithMeCard },
    { section: "continue", make: planCard },
    { section: "reached", first: ["guardian"], make: familyCard },
    { section: "continue", make: messagesCard },
    { section: "continue", make: applicationsCard },
    { section: "continue", make: waitingCard },
    { section: "reached", make: savedCard },
    { section: "continue", isAside: true, make: welcomeCard },
    { section: "new", isAside: true, make: suggestedCard },
    { section: "new", isAside: true, make: profileCard },
  ],
};
