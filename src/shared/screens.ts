/** Every screen's address, once: links are made from ids, the stored-page cache reads which query keys change a page. */
export interface Screen {
  readonly path: string;
  /** Which bars stand around it (spec §2). */
  readonly layout: "landing" | "main" | "bare";
  readonly file: string;
  /** Query keys that change what a visitor sees; naming them lets the page be stored for visitors who are not signed in. */
  readonly stored?: readonly string[];
  /** Listed in the site map for search engines. */
  readonly listed?: boolean;
}

const screen = <T extends Screen>(value: T): T => value;

export const SCREENS = {
  landing: screen({ path: "/", layout: "landing", file: "routes/landing.tsx", stored: [], listed: true }),
  faq: screen({ path: "/faq", layout: "landing", file: "routes/faq.tsx", stored: [], listed: true }),
  intro: screen({ path: "/intro", layout: "landing", file: "routes/intro.tsx", stored: [], listed: true }),
  home: screen({ path: "/home", layout: "main", file: "routes/home.tsx" }),
  terms: screen({ path: "/terms-of-use", layout: "main", file: "routes/terms-of-use.tsx", stored: [], listed: true }),
  privacy: screen({
    path: "/privacy-policy",
    layout: "main",
    file: "routes/privacy-policy.tsx",
    stored: [],
    listed: true,
  }),
  jobs: screen({
    path: "/jobs",
    layout: "main",
    file: "routes/jobs/list.tsx",
    stored: ["page", "sort", "environment", "sector", "workplace", "qualification", "skill"],
    listed: true,
  }),
  job: screen({ path: "/jobs/:slug", layout: "main", file: "routes/jobs/detail.tsx", stored: [] }),
  futureSkills: screen({
    path: "/future-skills",
    layout: "main",
    file: "routes/future-skills/overview.tsx",
    stored: ["show"],
    listed: true,
  }),
  skillCategory: screen({
    path: "/future-skills/skills/:category",
    layout: "main",
    file: "routes/future-skills/category.tsx",
    stored: ["page", "sort", "job"],
  }),
  futureSkill: screen({
    path: "/future-skills/:slug",
    layout: "main",
    file: "routes/future-skills/detail.tsx",
    stored: [],
  }),
  degrees: screen({
    path: "/academic-profile/degree",
    layout: "main",
    file: "routes/academic-profile/degrees.tsx",
    stored: ["page", "sort", "view", "area", "university", "type", "mode", "profession"],
    listed: true,
  }),
  certificates: screen({
    path: "/academic-profile/certification",
    layout: "main",
    file: "routes/academic-profile/certificates.tsx",
    stored: ["page", "sort", "institution", "level", "pattern", "profession"],
    listed: true,
  }),
  programs: screen({
    path: "/academic-profile/programs",
    layout: "main",
    file: "routes/academic-profile/programs.tsx",
    stored: ["page", "sort", "category", "institute", "location", "subject"],
    listed: true,
  }),
  meritPrograms: screen({
    path: "/academic-profile/programs/merit",
    layout: "main",
    file: "routes/academic-profile/merit-programs.tsx",
    stored: ["page", "percentage", "category", "institute"],
    listed: true,
  }),
  academicProfile: screen({
    path: "/academic-profile/:slug",
    layout: "main",
    file: "routes/academic-profile/detail.tsx",
    stored: [],
  }),
  resources: screen({
    path: "/resources",
    layout: "main",
    file: "routes/resources/list.tsx",
    stored: ["page", "sort", "show", "skill", "job", "open"],
    listed: true,
  }),
  blogPost: screen({
    path: "/resources/blogpost/:slug",
    layout: "main",
    file: "routes/resources/detail.tsx",
    stored: [],
  }),
  document: screen({
    path: "/resources/documents/:slug",
    layout: "main",
    file: "routes/resources/detail.tsx",
    stored: [],
  }),
  book: screen({ path: "/resources/book/:slug", layout: "main", file: "routes/resources/detail.tsx", stored: [] }),
  searchResults: screen({ path: "/search/searchResults", layout: "main", file: "routes/search/results.tsx" }),
  signIn: screen({ path: "/signin", layout: "bare", file: "routes/signin.tsx" }),
  signInCode: screen({ path: "/signin/code", layout: "bare", file: "routes/signin/code.tsx" }),
  signUp: screen({ path: "/signup", layout: "bare", file: "routes/signup.tsx" }),
  signUpFinish: screen({ path: "/signup/finish", layout: "bare", file: "routes/signup/finish.tsx" }),
  activationSent: screen({ path: "/activation-sent", layout: "bare", file: "routes/activation-sent.tsx" }),
  activate: screen({ path: "/activate", layout: "bare", file: "routes/activate.tsx" }),
  resetPassword: screen({ path: "/reset-password", layout: "bare", file: "routes/reset-password.tsx" }),
  guardianDecision: screen({
    path: "/guardian-decision",
    layout: "bare",
    file: "routes/guardians/decision.tsx",
  }),
  guardianInvitation: screen({
    path: "/guardian-invitation",
    layout: "bare",
    file: "routes/guardians/invitation.tsx",
  }),
  accountGuardian: screen({ path: "/account/guardian", layout: "main", file: "routes/account/guardian.tsx" }),
  accountFamily: screen({ path: "/account/family", layout: "main", file: "routes/account/family.tsx" }),
  signOut: screen({ path: "/signout", layout: "bare", file: "routes/signout.tsx" }),
  account: screen({ path: "/account", layout: "main", file: "routes/account/overview.tsx" }),
  accountPassword: screen({ path: "/account/password", layout: "main", file: "routes/account/password.tsx" }),
  accountEmail: screen({ path: "/account/email", layout: "main", file: "routes/account/email.tsx" }),
  accountGoogle: screen({ path: "/account/google", layout: "main", file: "routes/account/google.tsx" }),
  accountData: screen({ path: "/account/data", layout: "main", file: "routes/account/data.tsx" }),
  consent: screen({ path: "/consent", layout: "bare", file: "routes/consent.tsx" }),
  accountDevices: screen({ path: "/account/devices", layout: "main", file: "routes/account/devices.tsx" }),
  accountTwoStep: screen({ path: "/account/two-step", layout: "main", file: "routes/account/two-step.tsx" }),
  emailChange: screen({ path: "/email-change", layout: "bare", file: "routes/account/email-change.tsx" }),
  emailUndo: screen({ path: "/email-undo", layout: "bare", file: "routes/account/email-undo.tsx" }),
  careerTest: screen({
    path: "/career-test",
    layout: "main",
    file: "routes/career-test/start.tsx",
    stored: [],
    listed: true,
  }),
  careerTestProfile: screen({
    path: "/career-test/about-you",
    layout: "main",
    file: "routes/career-test/about-you.tsx",
  }),
  careerTestGuardian: screen({
    path: "/career-test/guardian",
    layout: "main",
    file: "routes/career-test/guardian.tsx",
  }),
  careerTestStatement: screen({
    path: "/career-test/statements/:number",
    layout: "main",
    file: "routes/career-test/statement.tsx",
  }),
  careerTestReview: screen({ path: "/career-test/review", layout: "main", file: "routes/career-test/review.tsx" }),
  careerTestTry: screen({ path: "/career-test/try/:number", layout: "main", file: "routes/career-test/try.tsx" }),
  careerTestResults: screen({ path: "/career-test/results", layout: "main", file: "routes/career-test/results.tsx" }),
  careerTestResult: screen({
    path: "/career-test/results/:attempt",
    layout: "main",
    file: "routes/career-test/result.tsx",
  }),
  schoolClasses: screen({ path: "/classes", layout: "main", file: "routes/classes/classes.tsx" }),
  schoolClass: screen({ path: "/classes/:class", layout: "main", file: "routes/classes/class.tsx" }),
  join: screen({ path: "/join", layout: "main", file: "routes/join/join.tsx" }),
  joinContinue: screen({ path: "/join/continue", layout: "main", file: "routes/join/continue.tsx" }),
  claim: screen({ path: "/claim", layout: "main", file: "routes/join/claim.tsx" }),
  preferences: screen({ path: "/preferences", layout: "bare", file: "routes/preferences.ts" }),
  error: screen({ path: "/error/:status", layout: "main", file: "routes/error.tsx" }),
  devMail: screen({ path: "/dev/mail", layout: "bare", file: "routes/dev/mail.tsx" }),
  devUi: screen({ path: "/dev/ui", layout: "bare", file: "routes/dev/ui.tsx" }),
} as const;

export type ScreenId = keyof typeof SCREENS;

/** The address of a screen: path parameters are encoded, empty query values left out. */
export function pathTo(
  id: ScreenId,
  parameters: Readonly<Record<string, string | number>> = {},
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = SCREENS[id].path.replace(/:(\w+)/g, (_, name: string) => {
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
  "error",
  "devMail",
];
const WITHOUT_CONSENT_PATHS = WITHOUT_CONSENT.map((id) => SCREENS[id].path.replace(/\/:.*$/, ""));

export function isOpenWithoutConsent(pathname: string): boolean {
  return WITHOUT_CONSENT_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));
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
