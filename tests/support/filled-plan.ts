import { PLAN_ACTS } from "#features/study-plan/schema/plan-forms.ts";
import type { Context } from "#platform/context.ts";
import { json } from "#platform/db/columns.ts";

/** A favourite, somebody's plan with a change of every kind, their subjects, and a share of it. */
export async function fillPlan({ db, clock }: Context, id: number, word: string): Promise<void> {
  const at = clock.now().toISOString();
  await db
    .insertInto("favorites")
    .values({ user_id: id, type: "job", document_id: "page1", note: word, saved_at: at, removed_at: null })
    .execute();
  const document_id = `plan${id}`;
  const { id: item_id } = await db
    .insertInto("plan_items")
    .values({
      document_id,
      user_id: id,
      goal: null,
      record: "job/page1",
      text: word,
      school_year: 2026,
      due_on: "2027-01-15",
      done_at: at,
      place: "i",
      revision: PLAN_ACTS.length,
      reminded_for: "2027-01-15",
      made_at: at,
      changed_at: at,
      removed_at: null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const item = { id: document_id, goal: null, record: null, text: word, year: null, dueOn: null };
  const state = { ...item, doneAt: null, place: "i", removedAt: null, revision: 1 };
  await db
    .insertInto("plan_changes")
    .values(
      PLAN_ACTS.map((act, before) => ({
        user_id: id,
        item_id,
        batch: `batch${before}`,
        act,
        revision: before + 1,
        before_json: null,
        after_json: json(state),
        at,
        taken_back_at: at,
      })),
    )
    .execute();
  await db
    .insertInto("plan_subjects")
    .values({ user_id: id, subjects: "s=physics&grade-physics=90", kept_at: at })
    .execute();
  await db
    .insertInto("plan_shares")
    .values({
      document_id: `planshare${id}`,
      user_id: id,
      reader_id: null,
      token_hash: `planshare${id}`,
      made_at: at,
      expires_at: at,
      opened_at: at,
      opened_count: 1,
    })
    .execute();
}
