import { afterAll, beforeAll, expect, it } from "vitest";
import type { Actor } from "#shared/actor.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { signedInPerson, type TestPerson, visitor } from "#tests/support/people.ts";
import { sweepPlans } from "./jobs.server.ts";
import { changePlan } from "./operations/change-plan.server.ts";
import { listPlansWithMe, readPlanByLink, readPlanWithMe } from "./operations/read-shared-plan.server.ts";
import { endPlanShare, makePlanShare, viewPlanShares } from "./operations/share-plan.server.ts";
import { planForm } from "./schema/plan-forms.ts";
import { planShareForm } from "./schema/share.ts";

const DAY = 86_400_000;

onOneEngine("a shared plan", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
  });
  afterAll(() => api?.close());

  const refused = (promise: Promise<unknown>) =>
    promise.then(
      () => null,
      ({ code }) => code as string,
    );
  const share = (actor: Actor, fields: object) => {
    const form = planShareForm.parse({ act: "make", days: "30", ...fields });
    if (form.act !== "make") throw new Error("no share");
    return makePlanShare(api.ctx, actor, form);
  };
  async function planner(changes: Parameters<typeof signedInPerson>[1] = {}): Promise<TestPerson> {
    const person = await signedInPerson(api.ctx, changes);
    await changePlan(api.ctx, person.actor, planForm.parse({ act: "add", text: "a goal to show" }), null);
    return person;
  }
  async function guardianOf({ id }: TestPerson): Promise<TestPerson & { readonly link: string }> {
    const guardian = await signedInPerson(api.ctx, { account_type: "Guardian" });
    const at = api.ctx.clock.now().toISOString();
    const link = `link${id}x${guardian.id}`;
    await api.ctx.db
      .insertInto("guardianships")
      .values({
        document_id: link,
        pupil_id: id,
        guardian_id: guardian.id,
        guardian_email: "guardian@example.org",
        invited_at: at,
        expires_at: at,
        accepted_at: at,
        ended_at: null,
      })
      .execute();
    return { ...guardian, link };
  }

  it("is read by whoever has its link, without a name, until its owner ends it", async () => {
    const { actor } = await planner();
    const code = (await share(actor, { with: "link" })) ?? "";
    expect(await readPlanByLink(api.ctx, visitor, code)).toMatchObject({
      name: null,
      goals: [{ title: "a goal to show" }],
    });
    const [line] = (await viewPlanShares(api.ctx, actor)).shares;
    expect(line).toMatchObject({ reader: null, openedCount: 1, isOver: false });
    const other = (await signedInPerson(api.ctx)).actor;
    expect(await refused(endPlanShare(api.ctx, other, line?.id ?? ""))).toBe("not_found");
    await endPlanShare(api.ctx, actor, line?.id ?? "");
    expect(await readPlanByLink(api.ctx, visitor, code)).toBeNull();
    expect(await readPlanByLink(api.ctx, visitor, "forged")).toBeNull();
  });

  it("is shown by no open link under 18, nor while the age is not known, and a link ends when that is said", async () => {
    for (const age of [{ age_band: "15-17" }, { age_band: null }] as const) {
      const { actor } = await planner(age);
      expect(await refused(share(actor, { with: "link" }))).toBe("plan_link_adults");
      expect((await viewPlanShares(api.ctx, actor)).ways).toEqual(["advisor"]);
    }
    const { id, actor } = await planner();
    const code = (await share(actor, { with: "link" })) ?? "";
    await api.ctx.db.updateTable("users").set({ age_band: "15-17" }).where("id", "=", id).execute();
    expect(await readPlanByLink(api.ctx, visitor, code)).toBeNull();
  });

  it("is read by a pupil's guardian as long as the two are linked, and by nobody else", async () => {
    const pupil = await planner({ age_band: "15-17" });
    const guardian = await guardianOf(pupil);
    expect(await refused(share(pupil.actor, { with: "guardian", guardian: "somebodys" }))).toBe("not_found");
    expect(await share(pupil.actor, { with: "guardian", guardian: guardian.link })).toBeNull();
    const [listed] = await listPlansWithMe(api.ctx, guardian.actor);
    const read = () => readPlanWithMe(api.ctx, guardian.actor, listed?.id ?? "");
    expect(await read()).toMatchObject({ name: "Salma", goals: [{ title: "a goal to show" }] });
    const other = (await signedInPerson(api.ctx, { account_type: "Guardian" })).actor;
    expect(await refused(readPlanWithMe(api.ctx, other, listed?.id ?? ""))).toBe("not_found");
    expect(await refused(listPlansWithMe(api.ctx, visitor))).toBe("unauthorized");
    await api.ctx.db.updateTable("guardianships").set({ ended_at: api.ctx.clock.now().toISOString() }).execute();
    expect(await refused(read())).toBe("not_found");
  });

  it("is shown to an advisor by their address, and to no other address", async () => {
    const { actor } = await planner({ age_band: "15-17" });
    const advisor = await signedInPerson(api.ctx, { account_type: "Consultant" });
    const nobody = await signedInPerson(api.ctx);
    expect(await refused(share(actor, { with: "advisor", email: nobody.actor.email }))).toBe("form_invalid");
    await share(actor, { with: "advisor", email: advisor.actor.email });
    await share(actor, { with: "advisor", email: advisor.actor.email });
    expect(await listPlansWithMe(api.ctx, advisor.actor)).toHaveLength(1);
    await api.ctx.db.updateTable("users").set({ account_type: "Employee" }).where("id", "=", advisor.id).execute();
    expect(await listPlansWithMe(api.ctx, advisor.actor)).toEqual([]);
  });

  it("is kept from advisors and links while a guardian objects, and not from a guardian", async () => {
    const pupil = await planner({ age_band: "15-17" });
    const guardian = await guardianOf(pupil);
    const advisor = await signedInPerson(api.ctx, { account_type: "Consultant" });
    const toAdvisor = { with: "advisor", email: advisor.actor.email };
    await share(pupil.actor, toAdvisor);
    await share(pupil.actor, { with: "guardian", guardian: guardian.link });
    const [listed] = await listPlansWithMe(api.ctx, advisor.actor);
    const at = api.ctx.clock.now().toISOString();
    await api.ctx.db
      .insertInto("guardian_consents")
      .values({
        user_id: pupil.id,
        email: "mother@example.org",
        asked_at: at,
        told_at: at,
        objected_at: at,
        generation: 1,
      })
      .execute();
    expect(await refused(share(pupil.actor, toAdvisor))).toBe("plan_objected");
    expect((await viewPlanShares(api.ctx, pupil.actor)).ways).toEqual(["guardian"]);
    expect(await refused(readPlanWithMe(api.ctx, advisor.actor, listed?.id ?? ""))).toBe("not_found");
    expect(await listPlansWithMe(api.ctx, guardian.actor)).toHaveLength(1);
    await api.ctx.db
      .updateTable("guardian_consents")
      .set({ objected_at: null })
      .where("user_id", "=", pupil.id)
      .execute();
    expect(await listPlansWithMe(api.ctx, advisor.actor)).toHaveLength(1);
  });

  it("ends by itself, is shown ten times at most, and leaves the list after a month", async () => {
    const { actor } = await planner();
    for (let at = 0; at < 10; at += 1) await share(actor, { with: "link", days: "7" });
    expect(await refused(share(actor, { with: "link" }))).toBe("plan_shares_full");
    api.clock.advance(8 * DAY);
    const again = (await signedInPerson(api.ctx)).actor;
    expect(await viewPlanShares(api.ctx, again)).toMatchObject({ shares: [] });
    expect((await viewPlanShares(api.ctx, actor)).shares.every(({ isOver }) => isOver)).toBe(true);
    expect(await share(actor, { with: "link" })).not.toBeNull();
    api.clock.advance(31 * DAY);
    await sweepPlans(api.ctx);
    expect((await viewPlanShares(api.ctx, actor)).shares).toHaveLength(1);
  });
});
