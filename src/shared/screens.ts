import type { PageKind } from "./page-kinds.ts";

/** Every screen's address, once: links are made from its id. Browsers take this table and leave the other one. */
export const PATHS = {
  landing: "/",
  faq: "/faq",
  intro: "/intro",
  home: "/home",
  terms: "/terms-of-use",
  privacy: "/privacy-policy",
  keptData: "/privacy-policy/kept-data",
  jobs: "/jobs",
  job: "/jobs/:slug",
  futureSkills: "/future-skills",
  skillCategory: "/future-skills/skills/:category",
  futureSkill: "/future-skills/:slug",
  degrees: "/academic-profile/degree",
  certificates: "/academic-profile/certification",
  programs: "/academic-profile/programs",
  meritPrograms: "/academic-profile/programs/merit",
  academicProfile: "/academic-profile/:slug",
  resources: "/resources",
  blogPost: "/resources/blogpost/:slug",
  document: "/resources/documents/:slug",
  book: "/resources/book/:slug",
  searchResults: "/search/searchResults",
  studyPlan: "/study-plan",
  favorites: "/subscription",
  welcome: "/welcome",
  profileShare: "/user-profile/share",
  sharedProfile: "/profile/:token",
  sharedResult: "/results/:code",
  notifications: "/notifications",
  notificationsSettings: "/notifications/settings",
  notificationsUnsubscribe: "/notifications/unsubscribe",
  notificationOpen: "/notifications/:id/open",
  contact: "/contact-us",
  openData: "/open-data",
  adminMessages: "/admin/messages",
  adminMessage: "/admin/messages/:reference",
  adminWishes: "/admin/wishes",
  apply: "/apply",
  adminApplications: "/admin/applications",
  adminApplication: "/admin/applications/:id",
  signIn: "/signin",
  signInCode: "/signin/code",
  signUp: "/signup",
  signUpFinish: "/signup/finish",
  signUpStep: "/signup/:step",
  activationSent: "/activation-sent",
  activate: "/activate",
  resetPassword: "/reset-password",
  guardianDecision: "/guardian-decision",
  guardianInvitation: "/guardian-invitation",
  accountGuardian: "/account/guardian",
  accountFamily: "/account/family",
  familyTalk: "/account/family/talk",
  signOut: "/signout",
  profile: "/user-profile",
  account: "/account",
  accountPassword: "/account/password",
  accountEmail: "/account/email",
  accountGoogle: "/account/google",
  accountData: "/account/data",
  consent: "/consent",
  accountDevices: "/account/devices",
  accountTwoStep: "/account/two-step",
  emailChange: "/email-change",
  emailUndo: "/email-undo",
  careerTest: "/career-test",
  careerTestProfile: "/career-test/about-you",
  careerTestGuardian: "/career-test/guardian",
  careerTestStatement: "/career-test/statements/:number",
  careerTestReview: "/career-test/review",
  careerTestTry: "/career-test/try/:number",
  careerTestJoin: "/career-test/join",
  careerTestResults: "/career-test/results",
  careerTestResult: "/career-test/results/:attempt",
  eightProfessions: "/career-test/results/:attempt/eight",
  activities: "/career-test/activities",
  activityStep: "/career-test/activities/:step",
  resultShare: "/career-test/results/:attempt/share",
  sharedWithMe: "/career-test/shared-with-me",
  eta: "/eta",
  scale: "/scales/:scale",
  scaleTry: "/scales/:scale/try/:number",
  scaleJoin: "/scales/:scale/join",
  scaleQuestion: "/scales/:scale/questions/:number",
  scaleReview: "/scales/:scale/review",
  scaleResults: "/scales/:scale/results",
  scaleResult: "/scales/:scale/results/:attempt",
  booking: "/booking",
  bookingDetails: "/booking/details",
  bookingConfirmed: "/booking/confirmed/:id",
  bookingOne: "/booking/:id",
  consultation: "/consultation",
  consultationSchedule: "/consultation/schedule",
  consultationSlots: "/consultation/slots",
  consultationOne: "/consultation/:id",
  adminConsultations: "/admin/consultations",
  adminConsultation: "/admin/consultations/:id",
  schoolClasses: "/classes",
  schoolClass: "/classes/:class",
  join: "/join",
  joinContinue: "/join/continue",
  claim: "/claim",
  preferences: "/preferences",
  error: "/error/:status",
  devMail: "/dev/mail",
  devUi: "/dev/ui",
} as const;

export type ScreenId = keyof typeof PATHS;

/** What the server knows of a screen. */
export interface Screen {
  /** What its page may weigh, and what may be loaded there. */
  readonly kind: PageKind;
  /** Which bars stand around it (spec §2). */
  readonly layout: "landing" | "main" | "bare" | "staff";
  readonly file: string;
  /** Query keys that change what a visitor sees; naming them lets the page be stored for visitors who are not signed in. */
  readonly stored?: readonly string[];
  /** Listed in the site map for search engines. */
  readonly listed?: boolean;
}

export const SCREENS: Readonly<Record<ScreenId, Screen>> = {
  landing: { kind: "public", layout: "landing", file: "routes/landing.tsx", stored: [], listed: true },
  faq: { kind: "public", layout: "landing", file: "routes/faq.tsx", stored: [], listed: true },
  intro: { kind: "public", layout: "landing", file: "routes/intro.tsx", stored: [], listed: true },
  home: { kind: "own", layout: "main", file: "routes/home.tsx" },
  terms: { kind: "public", layout: "main", file: "routes/terms-of-use.tsx", stored: [], listed: true },
  privacy: { kind: "public", layout: "main", file: "routes/privacy-policy.tsx", stored: [], listed: true },
  keptData: { kind: "public", layout: "main", file: "routes/privacy-policy/kept-data.tsx", stored: [], listed: true },
  jobs: {
    kind: "public",
    layout: "main",
    file: "routes/jobs/list.tsx",
    stored: [
      "page",
      "sort",
      "environment",
      "subject",
      "sector",
      "workplace",
      "qualification",
      "skill",
      "profile",
      "family",
    ],
    listed: true,
  },
  job: { kind: "public", layout: "main", file: "routes/jobs/detail.tsx", stored: [] },
  futureSkills: {
    kind: "public",
    layout: "main",
    file: "routes/future-skills/overview.tsx",
    stored: ["show"],
    listed: true,
  },
  skillCategory: {
    kind: "public",
    layout: "main",
    file: "routes/future-skills/category.tsx",
    stored: ["page", "sort", "job"],
  },
  futureSkill: { kind: "public", layout: "main", file: "routes/future-skills/detail.tsx", stored: [] },
  degrees: {
    kind: "public",
    layout: "main",
    file: "routes/academic-profile/degree.tsx",
    stored: ["page", "sort", "view", "area", "university", "type", "mode", "profession"],
    listed: true,
  },
  certificates: {
    kind: "public",
    layout: "main",
    file: "routes/academic-profile/certification.tsx",
    stored: ["page", "sort", "institution", "level", "pattern", "profession"],
    listed: true,
  },
  programs: {
    kind: "public",
    layout: "main",
    file: "routes/academic-profile/programs.tsx",
    stored: ["page", "sort", "category", "institute", "location", "subject"],
    listed: true,
  },
  meritPrograms: {
    kind: "public",
    layout: "main",
    file: "routes/academic-profile/programs/merit.tsx",
    stored: ["page", "percentage", "category", "institute"],
    listed: true,
  },
  academicProfile: { kind: "public", layout: "main", file: "routes/academic-profile/detail.tsx", stored: [] },
  resources: {
    kind: "public",
    layout: "main",
    file: "routes/resources/list.tsx",
    stored: ["page", "sort", "show", "skill", "job", "open"],
    listed: true,
  },
  blogPost: { kind: "public", layout: "main", file: "routes/resources/detail.tsx", stored: [] },
  document: { kind: "public", layout: "main", file: "routes/resources/detail.tsx", stored: [] },
  book: { kind: "public", layout: "main", file: "routes/resources/detail.tsx", stored: [] },
  searchResults: { kind: "public", layout: "main", file: "routes/search/results.tsx" },
  studyPlan: { kind: "public", layout: "main", file: "routes/study-plan.tsx", listed: true },
  signIn: { kind: "public", layout: "bare", file: "routes/signin.tsx" },
  signInCode: { kind: "public", layout: "bare", file: "routes/signin/code.tsx" },
  signUp: { kind: "public", layout: "bare", file: "routes/signup.tsx" },
  signUpFinish: { kind: "public", layout: "bare", file: "routes/signup/finish.tsx" },
  signUpStep: { kind: "public", layout: "bare", file: "routes/signup/step.tsx" },
  activationSent: { kind: "public", layout: "bare", file: "routes/activation-sent.tsx" },
  activate: { kind: "public", layout: "bare", file: "routes/activate.tsx" },
  resetPassword: { kind: "public", layout: "bare", file: "routes/reset-password.tsx" },
  guardianDecision: { kind: "public", layout: "bare", file: "routes/guardian-decision.tsx" },
  guardianInvitation: { kind: "own", layout: "bare", file: "routes/guardian-invitation.tsx" },
  accountGuardian: { kind: "own", layout: "main", file: "routes/account/guardian.tsx" },
  contact: { kind: "public", layout: "main", file: "routes/contact-us.tsx", listed: true },
  openData: { kind: "public", layout: "main", file: "routes/open-data.tsx", listed: true },
  adminMessages: { kind: "staff", layout: "staff", file: "routes/admin/messages.tsx" },
  adminMessage: { kind: "staff", layout: "staff", file: "routes/admin/message.tsx" },
  apply: { kind: "public", layout: "main", file: "routes/apply.tsx", listed: true },
  adminApplications: { kind: "staff", layout: "staff", file: "routes/admin/applications.tsx" },
  adminApplication: { kind: "staff", layout: "staff", file: "routes/admin/application.tsx" },
  adminWishes: { kind: "staff", layout: "staff", file: "routes/admin/wishes.tsx" },
  favorites: { kind: "own", layout: "main", file: "routes/favorites.tsx" },
  welcome: { kind: "own", layout: "main", file: "routes/welcome.tsx" },
  profileShare: { kind: "own", layout: "main", file: "routes/user-profile/share.tsx" },
  sharedProfile: { kind: "public", layout: "bare", file: "routes/profile.tsx" },
  sharedResult: { kind: "public", layout: "bare", file: "routes/results.tsx" },
  notifications: { kind: "own", layout: "main", file: "routes/notifications/list.tsx" },
  notificationsSettings: { kind: "own", layout: "main", file: "routes/notifications/settings.tsx" },
  notificationsUnsubscribe: { kind: "public", layout: "main", file: "routes/notifications/unsubscribe.tsx" },
  notificationOpen: { kind: "own", layout: "main", file: "routes/notifications/open.tsx" },
  accountFamily: { kind: "own", layout: "main", file: "routes/account/family.tsx" },
  familyTalk: { kind: "own", layout: "main", file: "routes/account/family/talk.tsx" },
  signOut: { kind: "public", layout: "bare", file: "routes/signout.tsx" },
  profile: { kind: "own", layout: "main", file: "routes/user-profile.tsx" },
  account: { kind: "own", layout: "main", file: "routes/account/overview.tsx" },
  accountPassword: { kind: "own", layout: "main", file: "routes/account/password.tsx" },
  accountEmail: { kind: "own", layout: "main", file: "routes/account/email.tsx" },
  accountGoogle: { kind: "own", layout: "main", file: "routes/account/google.tsx" },
  accountData: { kind: "own", layout: "main", file: "routes/account/data.tsx" },
  consent: { kind: "own", layout: "bare", file: "routes/consent.tsx" },
  accountDevices: { kind: "own", layout: "main", file: "routes/account/devices.tsx" },
  accountTwoStep: { kind: "own", layout: "main", file: "routes/account/two-step.tsx" },
  emailChange: { kind: "own", layout: "bare", file: "routes/email-change.tsx" },
  emailUndo: { kind: "own", layout: "bare", file: "routes/email-undo.tsx" },
  careerTest: { kind: "public", layout: "main", file: "routes/scales/start.tsx", stored: [], listed: true },
  careerTestProfile: { kind: "own", layout: "main", file: "routes/career-test/about-you.tsx" },
  careerTestGuardian: { kind: "own", layout: "main", file: "routes/career-test/guardian.tsx" },
  careerTestStatement: { kind: "own", layout: "main", file: "routes/scales/question.tsx" },
  careerTestReview: { kind: "own", layout: "main", file: "routes/scales/review.tsx" },
  careerTestTry: { kind: "public", layout: "main", file: "routes/scales/try.tsx" },
  careerTestJoin: { kind: "own", layout: "main", file: "routes/scales/join.tsx" },
  careerTestResults: { kind: "own", layout: "main", file: "routes/career-test/results.tsx" },
  careerTestResult: { kind: "own", layout: "main", file: "routes/career-test/result.tsx" },
  eightProfessions: { kind: "own", layout: "main", file: "routes/career-test/results/eight.tsx" },
  activities: { kind: "own", layout: "main", file: "routes/career-test/activities.tsx" },
  activityStep: { kind: "own", layout: "main", file: "routes/career-test/activities/step.tsx" },
  resultShare: { kind: "own", layout: "main", file: "routes/career-test/share.tsx" },
  sharedWithMe: { kind: "own", layout: "main", file: "routes/career-test/shared.tsx" },
  eta: { kind: "public", layout: "main", file: "routes/scales/start.tsx", listed: true },
  scale: { kind: "public", layout: "main", file: "routes/scales/start.tsx" },
  scaleTry: { kind: "public", layout: "main", file: "routes/scales/try.tsx" },
  scaleJoin: { kind: "own", layout: "main", file: "routes/scales/join.tsx" },
  scaleQuestion: { kind: "own", layout: "main", file: "routes/scales/question.tsx" },
  scaleReview: { kind: "own", layout: "main", file: "routes/scales/review.tsx" },
  scaleResults: { kind: "own", layout: "main", file: "routes/scales/results.tsx" },
  scaleResult: { kind: "own", layout: "main", file: "routes/scales/result.tsx" },
  booking: { kind: "own", layout: "main", file: "routes/booking/overview.tsx" },
  bookingDetails: { kind: "own", layout: "main", file: "routes/booking/details.tsx" },
  bookingConfirmed: { kind: "own", layout: "main", file: "routes/booking/confirmed.tsx" },
  bookingOne: { kind: "own", layout: "main", file: "routes/booking/one.tsx" },
  consultation: { kind: "own", layout: "main", file: "routes/consultation/board.tsx" },
  consultationSchedule: { kind: "own", layout: "main", file: "routes/consultation/schedule.tsx" },
  consultationSlots: { kind: "own", layout: "main", file: "routes/consultation/slots.tsx" },
  consultationOne: { kind: "own", layout: "main", file: "routes/consultation/one.tsx" },
  adminConsultations: { kind: "staff", layout: "staff", file: "routes/admin/consultations.tsx" },
  adminConsultation: { kind: "staff", layout: "staff", file: "routes/admin/consultations/one.tsx" },
  schoolClasses: { kind: "own", layout: "main", file: "routes/classes/classes.tsx" },
  schoolClass: { kind: "own", layout: "main", file: "routes/classes/class.tsx" },
  join: { kind: "public", layout: "main", file: "routes/join/join.tsx" },
  joinContinue: { kind: "public", layout: "main", file: "routes/join/continue.tsx" },
  claim: { kind: "public", layout: "main", file: "routes/claim.tsx" },
  preferences: { kind: "public", layout: "main", file: "routes/preferences.tsx" },
  error: { kind: "public", layout: "main", file: "routes/error.tsx" },
  devMail: { kind: "demo", layout: "bare", file: "routes/dev/mail.tsx" },
  devUi: { kind: "demo", layout: "bare", file: "routes/dev/ui.tsx" },
};

/** The address of a screen: path parameters are encoded, empty query values left out. */
export function pathTo(
  id: ScreenId,
  parameters: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = PATHS[id].replace(/:(\w+)/g, (_, name: string) => {
    const value = parameters[name];
    if (value === undefined) throw new Error(`The address of ${id} needs ${name}.`);
    return encodeURIComponent(value);
  });
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query))
    if (value !== undefined && value !== "") search.set(key, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}

/** What somebody can reach without agreeing to changed terms: the texts themselves, and every way out. */
const WITHOUT_CONSENT: readonly ScreenId[] = [
  "consent",
  "terms",
  "privacy",
  "faq",
  "accountData",
  "signOut",
  "preferences",
  "sharedProfile",
  "sharedResult",
  "error",
  "devMail",
];

export function isOpenWithoutConsent(pathname: string): boolean {
  const paths = WITHOUT_CONSENT.map((id) => PATHS[id].replace(/\/:.*$/, ""));
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`));
}

/** Where a page was told to lead on to, if that is a place of this site. */
export function nextOf(request: Request): string | undefined {
  const next = new URL(request.url).searchParams.get("next");
  return isOwnPath(next) ? next : undefined;
}

/** Whether `next` is a place of this site that a form may send somebody to. */
export function isOwnPath(next: unknown): next is string {
  if (typeof next !== "string" || next.length > 500 || !next.startsWith("/") || next.startsWith("//")) return false;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused
  if (/[\\\u0000-\u001f\u007f-\uffff]/.test(next)) return false;
  const url = new URL(next, "http://own.invalid");
  return url.origin === "http://own.invalid" && !/^\/(\/|api\/)/.test(url.pathname);
}
