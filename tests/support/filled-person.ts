import { CONTENT_TYPES } from "#content/registry.ts";
import { HISTORY_ACTIONS } from "#content/store.server.ts";
import { LINK_PURPOSES } from "#features/accounts/rules.ts";
import { note } from "#features/audit/operations.server.ts";
import { AUDIT_ACTIONS } from "#features/audit/rules.ts";
import { INQUIRY_TYPES, MESSAGE_STATES } from "#features/contact/rules.ts";
import { CONSENT_KINDS } from "#features/legal/rules.ts";
import { SHOWPIECE_KINDS } from "#features/own-files/rules.ts";
import { DEGREE_STATES, LINK_KINDS } from "#features/profile/rules.ts";
import { ANY_CONDITIONS } from "#features/scales/choices/rules/conditions.ts";
import { SAID_IN } from "#features/scales/opinions/schema.ts";
import { TENDENCIES } from "#features/scales/rules.ts";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import type { Context } from "#platform/context.ts";
import { json } from "#platform/db/columns.ts";
import { ROLES } from "#shared/actor.ts";
import type { TestApi } from "./api.ts";
import { insertApplications } from "./asking-applications.ts";
import { fillConsultations } from "./filled-consultations.ts";
import { fillPlan } from "./filled-plan.ts";
import { signedInPerson, type TestPerson } from "./people.ts";
import { PDF } from "./uploads.ts";

/** What a filled person is looked for by. */
export const NAME = "Zubaydah";
export const FAMILY = "Alkharusiya";
export const WORD = "markeroffeedbackwords";
export const CLASS = "ZAHRA";

/** Somebody without a password who has just proved who they are, with something in every room. */
export async function somebody(
  api: TestApi,
  changes: { email?: string; first_name?: string } = {},
): Promise<TestPerson> {
  const made = await signedInPerson(api.ctx, { locale: "en" });
  const email = changes.email ?? `marker${made.id}@example.org`;
  await api.ctx.db
    .updateTable("users")
    .set({
      email,
      first_name: changes.first_name ?? NAME,
      last_name: FAMILY,
      password_hash: "",
      birth_date: "1990-05-04",
    })
    .where("id", "=", made.id)
    .execute();
  return made.again();
}

/** Puts something about the person into every room. */
export async function fill({ ctx }: TestApi, { id, actor }: TestPerson): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const { statements } = await newestForm(ctx);
  const answers = Object.fromEntries(statements.map((one, index) => [one.id, index % 3 === 0 ? "true" : "false"]));
  const { attempt } = await submitAll(ctx, actor, { answers } as Parameters<typeof submitAll>[2]);
  await fillChoices(ctx, id, attempt, at);
  await fillShares(ctx, id, attempt);
  await fillConsultations(ctx, id, WORD);
  await ctx.db
    .insertInto("feedback")
    .values({ document_id: "page1", voter_hash: `voter${id}`, user_id: id, is_useful: true, word: WORD, given_at: at })
    .execute();
  await fillPlan(ctx, id, WORD);
  await insertProfile(ctx, id, at);
  await fillOwnFiles(ctx, id);
  const { id: notification_id } = await ctx.db
    .insertInto("notifications")
    .values({
      user_id: id,
      kind: "safety",
      subject: "password_changed",
      details_json: json({ device: WORD }),
      account_types: null,
      grades: null,
      topics: null,
      is_hidden: false,
      created_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await ctx.db.insertInto("notification_reads").values({ user_id: id, notification_id, read_at: at }).execute();
  await ctx.db
    .insertInto("notification_marks")
    .values({ user_id: id, read_up_to: notification_id, read_before: 0, mailed_up_to: 0, mailed_at: at })
    .execute();
  await ctx.db
    .insertInto("notification_choices")
    .values({ user_id: id, kind: "blog_post", is_shown: true, is_mailed: true })
    .execute();
  await note(ctx, ctx.db, { actorId: null, action: "class.result_read", subjectId: id });
  await ctx.db
    .insertInto("email_changes")
    .values({
      user_id: id,
      old_email: `old.marker${id}@example.org`,
      new_email: `marker${id}@example.org`,
      asked_at: at,
    })
    .execute();
}

/** A choice of activities, and an opinion of each kind. */
async function fillChoices({ db }: Context, id: number, attempt: string, at: string): Promise<void> {
  const set = { shown: ["r1", "i1", "a1", "s1"], best: "a1", worst: "r1" };
  const said = { "1": set, values: { "one-or-many": "a" }, conditions: { ...ANY_CONDITIONS, place: "indoors" } };
  for (const [step, one] of Object.entries(said))
    await db
      .insertInto("activity_answers")
      .values({ user_id: id, step, said_json: json(one), said_at: at, sign_in_id: "", expires_at: null })
      .execute();
  const { id: attempt_id } = await db
    .selectFrom("scale_attempts")
    .select("id")
    .where("document_id", "=", attempt)
    .executeTakeFirstOrThrow();
  for (const [place, said_in] of SAID_IN.entries())
    await db
      .insertInto("profession_opinions")
      .values({
        attempt_id,
        document_id: `page${place}`,
        is_asked: said_in === "eight",
        said_in,
        opinion: place === 0 ? "not" : "like",
        position: place + 1,
        likeness: 0.5,
        said_at: at,
      })
      .execute();
}

async function insertProfile({ db }: Context, id: number, at: string): Promise<void> {
  const own = { user_id: id };
  await db
    .insertInto("profiles")
    .values({ ...own, biography: WORD, years_of_experience: 3, updated_at: at })
    .execute();
  for (const kind of LINK_KINDS)
    await db
      .insertInto("profile_links")
      .values(DEGREE_STATES.map((state) => ({ ...own, kind, document_id: null, name: WORD, year: 2020, state })))
      .execute();
  await db
    .insertInto("profile_experience")
    .values({ ...own, title: WORD, place: WORD, from_month: "2020-01", to_month: null, text: null })
    .execute();
  await db
    .insertInto("profile_businesses")
    .values({ ...own, name: WORD, what: WORD, link: null })
    .execute();
  await db
    .insertInto("profile_welcomes")
    .values({ ...own, answered: 3, closed_at: at, updated_at: at })
    .execute();
  await db
    .insertInto("profile_shares")
    .values({ ...own, token_sealed: "x", token_hash: `share${id}`, sections: "about", made_at: at, expires_at: at })
    .execute();
}

/** A result that is shared by a link and with an advisor, who is the person, too. */
async function fillShares(ctx: Context, id: number, documentId: string): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const attemptOf = (name: string) =>
    ctx.db.selectFrom("scale_attempts").select("id").where("document_id", "=", name).executeTakeFirstOrThrow();
  const { id: attempt_id } = await attemptOf(documentId);
  const share = { attempt_id, shows: "name", made_at: at, expires_at: at, opened_at: at, opened_count: 7 };
  const link = { document_id: `link${id}`, token_hash: `shared${id}`, advisor_id: null };
  const advised = { document_id: `advised${id}`, token_hash: null, advisor_id: id };
  await ctx.db
    .insertInto("result_shares")
    .values([
      { ...share, ...link },
      { ...share, ...advised },
    ])
    .execute();
}

/** A certificate with its file, and one of each kind of showpiece. */
async function fillOwnFiles(ctx: Context, id: number): Promise<void> {
  const made_at = ctx.clock.now().toISOString();
  const stem = `own-${String(id).padStart(32, "0")}`;
  await ctx.files.put("private", `${stem}.pdf`, PDF, "application/pdf");
  const { id: file_id } = await ctx.db
    .insertInto("own_files")
    .values({ document_id: `file${id}`, user_id: id, stem, ext: ".pdf", name: WORD, bytes: PDF.length, made_at })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const kind of SHOWPIECE_KINDS)
    await ctx.db
      .insertInto("showpieces")
      .values({ document_id: `${kind}${id}`, user_id: id, kind, name: WORD, file_id, is_current: false, made_at })
      .execute();
}

/** Puts a row of every kind that a copy of one's data shows, and every value a code can have in it. */
export async function fillEveryKind({ ctx }: TestApi, { id, actor }: TestPerson): Promise<void> {
  const at = ctx.clock.now().toISOString();
  const later = new Date(Date.parse(at) + 86_400_000).toISOString();
  const { db } = ctx;
  const own = { user_id: id };
  await db
    .updateTable("users")
    .set({ gender: "female", grade: "not-studying", keep_results: "try" })
    .where("id", "=", id)
    .execute();
  await db
    .insertInto("user_roles")
    .values(ROLES.map((role) => ({ ...own, role, given_at: at })))
    .execute();
  for (const kind of CONSENT_KINDS)
    await db
      .insertInto("consents")
      .values({ ...own, kind, version: "2026-11-22", locale: "en", given_at: at })
      .execute();
  const link = { ...own, generation: 1, change_id: null, created_at: at, expires_at: later, used_at: null };
  for (const purpose of LINK_PURPOSES)
    await db
      .insertInto("account_links")
      .values({ ...link, purpose, token_hash: `${purpose}${id}` })
      .execute();
  const identity = { issuer: "https://accounts.google.com", subject: `1${id}`, email: "g@example.org", linked_at: at };
  await db
    .insertInto("identities")
    .values({ ...own, ...identity, last_used_at: at })
    .execute();
  await db
    .insertInto("guardian_consents")
    .values({
      ...own,
      email: "guardian@example.org",
      asked_at: at,
      told_at: at,
      confirmed_at: at,
      objected_at: null,
      guardian_agreed_at: at,
      pupil_agreed_at: null,
    })
    .execute();
  await insertFamily(ctx, id, at, later);
  await insertMessages(ctx, id, at, later);
  await insertApplications(ctx, id, WORD);
  await insertClass(ctx, id, at, later);
  for (const action of AUDIT_ACTIONS) await note(ctx, db, { actorId: actor.id, action, subjectId: id });
  await db
    .insertInto("second_factors")
    .values({ ...own, secret_sealed: "x", asked_at: at, confirmed_at: at, last_step: 0 })
    .execute();
  await db
    .insertInto("recovery_codes")
    .values({ ...own, code_hash: `code${id}`, used_at: at })
    .execute();
  await db
    .insertInto("guardian_links")
    .values({ token_hash: `guardian${id}`, pupil_id: id, guardianship_id: null, generation: 1, created_at: at })
    .execute();
  await db
    .insertInto("kept_forms")
    .values({ ...own, key_hash: `form${id}`, form_sealed: "x", shown_at: null, expires_at: later })
    .execute();
  await db
    .insertInto("sendings")
    .values({
      ...own,
      key_hash: `sending${id}`,
      then_hash: null,
      asked_hash: "x",
      claimed_at: at,
      done_at: at,
      answer_sealed: "x",
      expires_at: later,
    })
    .execute();
  const copy = {
    ...own,
    locale: "en" as const,
    json_file: null,
    pdf_file: null,
    asked_at: at,
    ready_at: null,
    expires_at: later,
  };
  for (const state of ["ready", "failed"] as const)
    await db
      .insertInto("exports")
      .values({ ...copy, state, document_id: `${state}${id}` })
      .execute();
  await insertEditing(ctx, id, at);
}

async function insertFamily({ db }: Context, id: number, at: string, later: string): Promise<void> {
  const row = { invited_at: at, expires_at: later, accepted_at: at, ended_at: null };
  await db
    .insertInto("guardianships")
    .values({
      ...row,
      document_id: `family${id}`,
      pupil_id: id,
      guardian_id: null,
      guardian_email: "guardian@example.org",
    })
    .execute();
}

async function insertMessages({ db }: Context, id: number, at: string, later: string): Promise<void> {
  for (const [number, state] of MESSAGE_STATES.entries()) {
    const inquiry_type = INQUIRY_TYPES[number % INQUIRY_TYPES.length] ?? "other";
    const { id: message_id } = await db
      .insertInto("contact_messages")
      .values({
        reference: `REF${number}-${id}`,
        user_id: id,
        name: NAME,
        email: "marker.contact@example.org",
        phone: "91234567",
        inquiry_type,
        subject: null,
        message: "؟",
        locale: "ar",
        state,
        assigned_to: id,
        sent_at: at,
        due_at: later,
        answered_at: null,
        closed_at: null,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db.insertInto("contact_answers").values({ message_id, staff_id: id, text: "نعم", sent_at: at }).execute();
  }
}

async function insertClass({ db }: Context, id: number, at: string, later: string): Promise<void> {
  const { id: classId } = await db
    .insertInto("school_classes")
    .values({
      document_id: `class${id}`,
      teacher_id: id,
      name: CLASS,
      scale: TENDENCIES,
      grade: "9",
      code: `CODE${id}`,
      max_places: 30,
      created_at: at,
      closes_at: later,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const times = { created_at: at, expires_at: later, finished_at: at, claimed_at: at, shared_at: at };
  await db
    .insertInto("school_places")
    .values({
      ...times,
      document_id: `place${id}`,
      class_id: classId,
      user_id: null,
      short_name: "Zizi",
      code_hash: `hash${id}`,
      attempt: null,
      claimed_by: id,
    })
    .execute();
}

async function insertEditing({ db }: Context, id: number, at: string): Promise<void> {
  const file = { kind: "sheet", type: "job", file_name: "X", file_hash: "X", position: 1, started_at: at };
  for (const by of ["begun_by", "undone_by"])
    await db
      .insertInto("imports")
      .values({ ...file, state: "undone", ended_at: at, undone_at: at, [by]: id })
      .execute();
  for (const { name } of CONTENT_TYPES) {
    const { id: recordId } = await db
      .insertInto("content_records")
      .values({
        document_id: `${name}${id}`,
        type: name,
        slug_space: `${name}${id}`,
        slug: "X",
        version: 1,
        edited_at: at,
        edited_by: id,
        created_at: at,
        updated_at: at,
      } as never)
      .returning("id")
      .executeTakeFirstOrThrow();
    if (name !== "job") continue;
    for (const [version, action] of HISTORY_ACTIONS.entries())
      await db
        .insertInto("content_history")
        .values({ record_id: recordId, version, action, body_json: null, done_at: at, done_by: id })
        .execute();
  }
}
