import { ACTS, OUTCOME_ANSWERS, SIDES, STATUSES } from "#features/booking/rules.ts";
import type { Context } from "#platform/context.ts";
import { json } from "#platform/db/columns.ts";
import { ADVICE_FIELDS, CONSULTATION_KINDS } from "#shared/advice.ts";

const HOUR = 3_600_000;

/** Gives somebody a desk, and consultations in every state with all that hangs on them; `word` is what they are looked for by. */
export async function fillConsultations(ctx: Context, id: number, word: string): Promise<void> {
  const { db } = ctx;
  const now = ctx.clock.now();
  const at = now.toISOString();
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString();
  await fillDesk(ctx, id, word);
  const slot = { advisor_id: id, zone: "Asia/Muscat", kinds: "chat", made_by: "advisor" as const };
  const { id: slot_id } = await db
    .insertInto("time_slots")
    .values({
      ...slot,
      document_id: `slot${id}`,
      starts_at: inHours(30),
      ends_at: inHours(31),
      is_taken: true,
      is_withdrawn: false,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  for (const [place, status] of STATUSES.entries()) {
    const { id: consultation_id } = await db
      .insertInto("consultations")
      .values({
        document_id: `consultation${place}-${id}`,
        person_id: id,
        advisor_id: id,
        slot_id: status === "pending" ? slot_id : null,
        proposed_slot_id: null,
        starts_at: inHours(30 + place * 2),
        ends_at: inHours(31 + place * 2),
        zone: "Asia/Muscat",
        field: ADVICE_FIELDS[place % ADVICE_FIELDS.length] ?? "work",
        type: CONSULTATION_KINDS[place % 2] ?? "chat",
        subject: "اختيار المواد",
        message: `${word} ؟`,
        name: `${word} ؟`,
        email: `booked${id}@example.org`,
        phone: "91234567",
        locale: "ar",
        shows: "results",
        status,
        sequence: 0,
        meeting_link: "https://meet.example/room",
        expires_at: at,
        booked_at: at,
        changed_at: at,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    if (place === 0) await fillAround(ctx, id, consultation_id);
  }
  const own = { user_id: id };
  const contact = `booked${id}@example.org`;
  await db
    .insertInto("contact_codes")
    .values({ ...own, slot_id, contact, code_hash: "", tries: 0, expires_at: inHours(1) })
    .execute();
  await db
    .insertInto("confirmed_contacts")
    .values({ ...own, contact, confirmed_at: at })
    .execute();
  await db
    .insertInto("booking_waits")
    .values({ ...own, field: "work", type: "video", made_at: at, told_at: null })
    .execute();
  await db
    .insertInto("calendar_feeds")
    .values({ ...own, token_hash: `feed${id}`, made_at: at })
    .execute();
}

async function fillDesk({ db, clock }: Context, id: number, word: string): Promise<void> {
  await db
    .insertInto("advisors")
    .values({
      user_id: id,
      document_id: `desk${id}`,
      is_taking: true,
      fields: ADVICE_FIELDS.join("\n"),
      languages: "ar",
      kinds: "chat",
      about: `${word} ؟`,
      zone: "Asia/Muscat",
      minutes: 30,
      buffer_minutes: 0,
      days_ahead: 30,
      hours_json: json([]),
      exceptions_json: json([]),
      meeting_link: null,
      published_on: null,
      updated_at: clock.now().toISOString(),
    })
    .execute();
  await db
    .insertInto("consultation_closures")
    .values({
      kind: "holiday",
      from_on: "2020-01-01",
      until_on: "2020-01-01",
      reason_ar: "إجازة",
      reason_en: "Holiday",
      made_by: id,
      made_at: clock.now().toISOString(),
    })
    .execute();
}

/** What hangs on one consultation, with every value a code can have. */
async function fillAround({ db, clock }: Context, id: number, consultation_id: number): Promise<void> {
  const at = clock.now().toISOString();
  await db
    .insertInto("consultation_changes")
    .values(
      ACTS.map((act, place) => ({
        consultation_id,
        act,
        status: STATUSES[place % STATUSES.length] ?? "pending",
        starts_at: at,
        side: SIDES[place % SIDES.length] ?? "system",
        actor_id: id,
        reason: "لا أستطيع",
        at,
      })),
    )
    .execute();
  await db
    .insertInto("consultation_notes")
    .values({ consultation_id, advisor_id: id, text: "يميل إلى العلوم", updated_at: at })
    .execute();
  const action = { person_id: id, advisor_id: id, consultation_id, text: "زيارة الجامعة" };
  await db
    .insertInto("agreed_actions")
    .values({
      ...action,
      document_id: `action${id}`,
      due_on: "2026-12-01",
      done_at: null,
      removed_at: null,
      made_at: at,
    })
    .execute();
  await db
    .insertInto("consultation_outcomes")
    .values(OUTCOME_ANSWERS.map((answer, weeks) => ({ consultation_id, weeks, answer, text: "بدأت", answered_at: at })))
    .execute();
  await db
    .insertInto("consultation_messages")
    .values({ consultation_id, kind: "link", side: "person", sequence: 0, due_at: at, state: "planned" })
    .execute();
}
