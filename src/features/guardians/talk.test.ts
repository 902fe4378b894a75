import { afterAll, beforeAll, expect, it } from "vitest";
import { pseudonymOf } from "#features/audit/operations.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import { answersWithScores } from "#features/scales/tendencies/rules/answers-with-scores.ts";
import type { Profile } from "#features/scales/tendencies/rules.ts";
import { eventsOfSubject } from "#tests/support/audit.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "../../../tests/support/people.ts";
import { leaveGuardianOut } from "./operations/name-guardian.server.ts";
import { readTalk } from "./operations/read-talk.server.ts";

const KINDS: readonly (readonly [kind: string, scores: Profile | null])[] = [
  ["none", null],
  ["clear", { R: 3, I: 8, A: 2, S: 7, E: 4, C: 2 }],
  ["leaning", { R: 3, I: 6, A: 3, S: 6, E: 3, C: 3 }],
  ["flat", { R: 4, I: 5, A: 4, S: 5, E: 4, C: 4 }],
  ["careless", { R: 9, I: 9, A: 9, S: 9, E: 9, C: 9 }],
];

onOneEngine("a guardian's page about talking", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true, seed: (ctx) => loadInstruments(ctx, "db/seed") });
  });
  afterAll(() => api?.close());

  const pupil = () => signedInPerson(api.ctx, { age_band: "15-17", first_name: "Salma" });
  const adult = () => signedInPerson(api.ctx, { account_type: "Guardian" });
  let serial = 0;

  /** A link as an accepted invitation makes it. @returns its name. */
  async function linked(child: TestPerson, guardian: TestPerson): Promise<string> {
    serial += 1;
    const at = api.clock.now().toISOString();
    const document_id = `link${String(serial).padStart(20, "0")}`;
    const row = { pupil_id: child.id, guardian_id: guardian.id, guardian_email: `g${serial}@example.org` };
    await api.ctx.db
      .insertInto("guardianships")
      .values({ document_id, ...row, invited_at: at, accepted_at: at, expires_at: at })
      .execute();
    return document_id;
  }

  it("speaks to guardians alone: by their kind of account, or by a linked child", async () => {
    await expect(readTalk(api.ctx, visitor, null)).rejects.toMatchObject({ code: "unauthorized" });
    const student = await pupil();
    await expect(readTalk(api.ctx, student.actor, null)).rejects.toMatchObject({ code: "forbidden" });
    expect(await readTalk(api.ctx, (await adult()).actor, null)).toEqual({ child: null });
    const uncle = await signedInPerson(api.ctx, { account_type: "Employee" });
    await expect(readTalk(api.ctx, uncle.actor, null)).rejects.toMatchObject({ code: "forbidden" });
    await linked(student, uncle);
    expect(await readTalk(api.ctx, uncle.actor, null)).toEqual({ child: null });
  });

  it.each(KINDS)("knows of a child whose result is %s, and writes down that it was read", async (kind, scores) => {
    const [child, guardian] = [await pupil(), await adult()];
    const link = await linked(child, guardian);
    if (scores) {
      await leaveGuardianOut(api.ctx, child.actor);
      const { statements } = await newestForm(api.ctx);
      await submitAll(api.ctx, child.actor, { answers: answersWithScores(statements, scores) });
    }
    const { child: told } = await readTalk(api.ctx, guardian.actor, link);
    expect(told).toMatchObject({ name: "Salma", kind });
    expect((told?.environments.length ?? 0) > 0).toBe(kind === "clear" || kind === "leaning");
    const read = await eventsOfSubject(api.ctx.db, pseudonymOf(api.ctx, child.id));
    expect(read.map(({ action }) => action)).toContain("guardianship.summary_read");
  });

  it("says that results are hidden, and no more", async () => {
    const [child, guardian] = [await pupil(), await adult()];
    const link = await linked(child, guardian);
    const at = api.clock.now().toISOString();
    await api.ctx.db
      .insertInto("guardian_consents")
      .values({ user_id: child.id, email: null, asked_at: at, told_at: at, objected_at: at })
      .execute();
    expect(await readTalk(api.ctx, guardian.actor, link)).toEqual({
      child: { name: "Salma", kind: "hidden", environments: [] },
    });
  });

  it("does not know another guardian's child", async () => {
    const link = await linked(await pupil(), await adult());
    const other = await adult();
    for (const child of [link, "nonsense", "x".repeat(24)])
      await expect(readTalk(api.ctx, other.actor, child)).rejects.toMatchObject({ code: "not_found" });
  });
});
