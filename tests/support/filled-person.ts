import { note } from "#features/audit/operations.server.ts";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import type { TestApi } from "./api.ts";
import { signedInPerson, type TestPerson } from "./people.ts";

/** What a filled person is looked for by. */
export const NAME = "Zubaydah";
export const FAMILY = "Alkharusiya";
export const WORD = "marker-of-feedback-words";

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
  await submitAll(ctx, actor, { answers } as Parameters<typeof submitAll>[2]);
  await ctx.db
    .insertInto("feedback")
    .values({ document_id: "page1", voter_hash: `voter${id}`, user_id: id, is_useful: true, word: WORD, given_at: at })
    .execute();
  await note(ctx, ctx.db, { actorId: null, action: "result.opened", subjectId: id });
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
