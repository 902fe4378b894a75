import { comparisonAddress } from "#features/job-comparison/schema.ts";
import { CATEGORIES, categoryAddress } from "#features/skills/rules.ts";
import { PAGE_KINDS, type PageBudget, type PageKind } from "#shared/page-kinds.ts";
import { PATHS, pathTo, SCREENS, type ScreenId } from "#shared/screens.ts";
import type { AppServer } from "#tests/support/app-server.ts";
import { shippedSlug } from "#tests/support/published.ts";
import { Visitor } from "#tests/support/visitor.ts";
import type { Language } from "./client-bytes.ts";

/** A profession of the shipped content. */
export const SOME_JOB = shippedSlug("job");
/** Another one to compare it with. */
const OTHER_JOB = "nurse";

/** Steps that answer with a page only in the midst of something, and addresses that have none: only their scripts are weighed. */
export const NOT_OPENED: readonly ScreenId[] = [
  "signInCode",
  "signUpFinish",
  "signUpStep",
  "guardianInvitation",
  "consent",
  "notificationOpen",
  "careerTestJoin",
  "scale",
  "scaleJoin",
  "signOut",
  "adminMessage",
  "adminApplication",
];

/** What visitors and staff open of features that are otherwise for people signed in. */
const FOR_VISITORS: Readonly<Partial<Record<ScreenId, readonly string[]>>> = {
  privacy: ["privacy"],
  keptData: ["privacy"],
  guardianDecision: ["guardians"],
  sharedProfile: ["profile"],
  sharedResult: ["scales"],
  join: ["schools"],
  joinContinue: ["schools"],
  claim: ["schools"],
  landing: ["home"],
  signIn: ["accounts"],
  signUp: ["accounts", "people"],
  signUpStep: ["accounts", "people"],
  activationSent: ["accounts"],
  activate: ["accounts"],
  notificationsUnsubscribe: ["accounts", "notifications"],
  resetPassword: ["accounts"],
  careerTest: ["scales", "schools"],
  careerTestTry: ["scales"],
  eta: ["scales"],
  scale: ["scales"],
  scaleTry: ["scales", "people"],
  adminConsultations: ["advisor", "booking"],
  adminConsultation: ["advisor", "booking"],
};

/** Features whose words a screen may not load. */
export function foreignTo(id: ScreenId): string[] {
  const others = KINDS.filter((kind) => kind !== SCREENS[id].kind).flatMap((kind) => budgetOf(kind).features);
  return others.filter((feature) => !FOR_VISITORS[id]?.includes(feature));
}

/** What somebody signed in fetches on every page beside its own scripts. */
export const OWN_LATE = ["account-menu"];

export const budgetOf = (kind: PageKind): PageBudget => PAGE_KINDS[kind];

/** Ids of the screens of a kind that are opened here. */
export function screensOf(kind: PageKind): ScreenId[] {
  return (Object.keys(SCREENS) as ScreenId[]).filter((id) => SCREENS[id].kind === kind && !NOT_OPENED.includes(id));
}

/** Kinds that have a screen. */
export const KINDS = Object.keys(PAGE_KINDS) as PageKind[];

/** An account has one application waiting at a time. */
const applications = new WeakMap<AppServer, Promise<string>>();

/** A consultation that waits for its approval, and a time that is free. */
interface Booked {
  readonly slot: string;
  readonly consultation: string;
}
const bookings = new WeakMap<AppServer, Promise<Booked>>();

/** People of the demo data who between them can open every page; the teacher is an administrator too. */
export class Readers {
  private readonly language: Language;
  private readonly visitor: Visitor;
  private readonly owner: Visitor;
  private readonly teacher: Visitor;
  private readonly guardian: Visitor;
  private readonly advisor: Visitor;
  private attempt = "";
  private etaAttempt = "";
  private schoolClass = "";
  private message = "";
  private application = "";
  private booked: Booked = { slot: "", consultation: "" };

  private constructor(server: AppServer, language: Language) {
    this.language = language;
    this.visitor = new Visitor(server, language);
    this.owner = new Visitor(server, language);
    this.teacher = new Visitor(server, language);
    this.guardian = new Visitor(server, language);
    this.advisor = new Visitor(server, language);
  }

  /** Somebody with a result and another attempt begun, and a teacher with a class; `display` is what all of them have chosen. */
  static async of(server: AppServer, language: Language, display: Record<string, string> = {}): Promise<Readers> {
    const readers = new Readers(server, language);
    for (const reader of [readers.visitor, readers.owner, readers.teacher, readers.guardian, readers.advisor])
      if (Object.keys(display).length > 0) await reader.post(PATHS.preferences, display);
    await readers.owner.signIn(language === "ar" ? "student@wijha.example" : "editor@wijha.example");
    await readers.teacher.signIn("admin@wijha.example");
    await readers.guardian.signIn("guardian@wijha.example");
    await readers.advisor.signIn("advisor@wijha.example");
    await readers.takeScale();
    await readers.openClass();
    await readers.writeMessage();
    const application = applications.get(server) ?? readers.guardian.applyToTeach();
    applications.set(server, application);
    readers.application = await application;
    const booked = bookings.get(server) ?? readers.book();
    bookings.set(server, booked);
    readers.booked = await booked;
    return readers;
  }

  private async takeScale(): Promise<void> {
    const ids = await this.owner.statements();
    await this.owner.sayAge();
    const answers = Object.fromEntries(ids.map((id) => [id, /^[SI]/.test(id)]));
    await this.owner.call("/users-permissions/users/me/personality-test", { answers });
    this.attempt =
      /\/career-test\/results\/(\w+)/.exec((await this.owner.get(PATHS.careerTestResults)).text)?.[1] ?? "";
    await this.owner.openDraft();
    this.etaAttempt = await this.owner.takeEta();
  }

  private async openClass(): Promise<void> {
    const made = { name: this.language === "ar" ? "العاشر 3" : "Grade 10", places: 5, days: 5 };
    const { data } = await this.teacher.call<{ data: { documentId: string } }>("/school-classes", made);
    this.schoolClass = data.documentId;
  }

  /** Of a guardian, so that the demo pupil's own stay within what one person may book. */
  private async book(): Promise<Booked> {
    type Times = { data: { documentId: string }[] };
    const { data } = await this.guardian.call<Times>("/consultations/times?field=subjects&type=chat");
    const [time, slot = ""] = data.map(({ documentId }) => documentId);
    const booked = await this.guardian.call<{ data: { documentId: string } }>("/consultations", {
      name: "سلمى",
      email: "guardian@wijha.example",
      phone: "91234567",
      subject: "أي المواد نختار؟",
      message: "لا نعرف أي المواد نختار.",
      consultation_field: "subjects",
      consultation_type: "chat",
      time_slot: time,
    });
    return { slot, consultation: booked.data.documentId };
  }

  private async writeMessage(): Promise<void> {
    const { data } = await this.visitor.call<{ data: { reference: string } }>("/contact-us", {
      name: this.language === "ar" ? "سلمى" : "Salma",
      email: "salma@example.org",
      phone: "91234567",
      inquiry_type: "technical",
      message: this.language === "ar" ? "تبقى الصفحة بيضاء." : "The page stays white.",
    });
    this.message = data.reference;
  }

  /** The page of a screen, as the first of these people who may open it sees it. */
  async open(id: ScreenId, query = ""): Promise<{ readonly path: string; readonly html: string }> {
    const path = this.pathOf(id) + query;
    const askers = id === "familyTalk" ? [this.guardian] : this.askersOf(SCREENS[id].kind);
    const said: string[] = [];
    /** Screens that are only ever a refusal: a link that nobody has, a missing page. */
    let refusal: string | undefined;
    for (const asker of askers) {
      const { status, text, location } = await asker.get(path);
      if (location === "" && text.includes("<main")) {
        if (status < 400) return { path, html: text };
        refusal ??= text;
      }
      said.push(`${status} ${location}`);
    }
    if (refusal !== undefined) return { path, html: refusal };
    throw new Error(`${path} was answered with ${said.join(", then ")}.`);
  }

  private askersOf(kind: PageKind): readonly Visitor[] {
    if (kind === "staff") return [this.teacher];
    return kind === "own" ? [this.owner, this.teacher, this.guardian, this.advisor] : [this.visitor];
  }

  private pathOf(id: ScreenId): string {
    const own: Readonly<Partial<Record<ScreenId, Readonly<Record<string, string | number>>>>> = {
      job: { slug: SOME_JOB },
      futureSkill: { slug: shippedSlug("future-skill") },
      academicProfile: { slug: shippedSlug("academic-program") },
      blogPost: { slug: shippedSlug("blog") },
      document: { slug: shippedSlug("document") },
      book: { slug: shippedSlug("book") },
      careerTestStatement: { number: 1 },
      careerTestTry: { number: 1 },
      careerTestResult: { attempt: this.attempt },
      eightProfessions: { attempt: this.attempt },
      activityStep: { step: 1 },
      resultShare: { attempt: this.attempt },
      scale: { scale: "eta" },
      scaleTry: { scale: "eta", number: 1 },
      scaleQuestion: { scale: "eta", number: 1 },
      scaleReview: { scale: "eta" },
      scaleResults: { scale: "eta" },
      scaleResult: { scale: "eta", attempt: this.etaAttempt },
      schoolClass: { class: this.schoolClass },
      sharedProfile: { token: "A".repeat(43) },
      sharedResult: { code: "A".repeat(43) },
      sharedPlan: { code: "A".repeat(43) },
      adminMessage: { reference: this.message },
      adminApplication: { id: this.application },
      bookingConfirmed: { id: this.booked.consultation },
      bookingOne: { id: this.booked.consultation },
      consultationOne: { id: this.booked.consultation },
      adminConsultation: { id: this.booked.consultation },
      error: { status: 404 },
    };
    if (id === "jobComparison") return comparisonAddress({ a: SOME_JOB, b: OTHER_JOB });
    if (id === "bookingDetails") return pathTo(id, {}, { slot: this.booked.slot, field: "subjects", type: "chat" });
    return id === "skillCategory" ? categoryAddress(CATEGORIES[0]) : pathTo(id, own[id]);
  }
}
