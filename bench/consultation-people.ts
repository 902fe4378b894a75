import { saveSchedule } from "#features/advisor/operations/keep-schedule.server.ts";
import { CONSENT_VERSION } from "#features/legal/rules.ts";
import type { Context } from "#platform/context.ts";
import type { Account } from "#shared/actor.ts";
import { ADVICE_FIELDS } from "#shared/advice.ts";
import { EDITOR } from "./scratch-context.ts";

const HOUR = 3_600_000;
const AT_ONCE = 100;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];

/** So many accounts straight in the database. */
export async function addPeople(
  ctx: Context,
  count: number,
  accountType: Account["accountType"],
  mark = "",
): Promise<Account[]> {
  const at = ctx.clock.now().toISOString();
  const made: Account[] = [];
  for (let from = 0; from < count; from += AT_ONCE) {
    const rows = await ctx.db
      .insertInto("users")
      .values(
        Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, place) => ({
          email: `${accountType}${mark}${from + place}@example.org`.toLowerCase(),
          password_hash: "",
          first_name: "Bench",
          last_name: "Person",
          account_type: accountType,
          gender: null,
          birth_date: null,
          age_band: "25-plus" as const,
          grade: null,
          keep_results: "keep" as const,
          locale: "en" as const,
          is_demo: false,
          link_generation: 1,
          activated_at: at,
          age_said_at: at,
          disabled_at: null,
          last_seen_at: at,
          erase_at: null,
          created_at: at,
          updated_at: at,
          consent_version: CONSENT_VERSION,
        })),
      )
      .returning(["id", "email"])
      .execute();
    for (const { id, email } of rows) made.push({ ...(EDITOR as Account), id, email, accountType, roles: [] });
  }
  return made;
}

/** Seven times a day for thirty days. */
export async function openDesk(ctx: Context, advisor: Account): Promise<void> {
  await saveSchedule(ctx, advisor, {
    isTaking: true,
    fields: [...ADVICE_FIELDS],
    languages: ["ar", "en"],
    kinds: ["chat", "video"],
    about: "",
    zone: "Asia/Muscat",
    minutes: 30,
    bufferMinutes: 10,
    daysAhead: 30,
    hours: EVERY_DAY.map((weekday) => ({ weekday, from: "09:00", until: "13:40" })),
    exceptions: [],
    meetingLink: null,
  });
}

/** Times from tomorrow on. */
export async function freeSlots(ctx: Context, limit: number, of: readonly Account[] = []): Promise<string[]> {
  const after = new Date(ctx.clock.now().getTime() + 24 * HOUR).toISOString();
  const rows = await ctx.db
    .selectFrom("time_slots")
    .select("document_id")
    .where("starts_at", ">", after)
    .$if(of.length > 0, (slots) =>
      slots.where(
        "advisor_id",
        "in",
        of.map(({ id }) => id),
      ),
    )
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(({ document_id }) => document_id);
}

/** What one of them sends to book a time. */
export function askOf({ email }: Account, time_slot: string) {
  return {
    name: "Bench Person",
    email,
    phone: "91234567",
    subject: "Bench",
    message: "Bench",
    consultation_field: "subjects" as const,
    consultation_type: "chat" as const,
    time_slot,
    shows: [],
  };
}
