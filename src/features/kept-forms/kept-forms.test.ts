import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { signedInPerson, type TestPerson } from "#tests/support/people.ts";
import { sweepKeptForms } from "./jobs.server.ts";
import { cookiesOfWhose, forgetKeptForm, keepForm, noteKeptFormShown, readKeptForm } from "./operations.server.ts";
import { KEPT_MINUTES, MOST_KEPT } from "./rules.ts";

const MINUTE = 60_000;

describe.each(["sqlite", "postgres"] as const)("kept forms on %s", (engine) => {
  let api: TestApi;
  let owner: TestPerson;
  beforeAll(async () => {
    api = await createTestApi(engine);
    owner = await signedInPerson(api.ctx);
  });
  afterAll(() => api?.close());
  beforeEach(() => api.ctx.db.deleteFrom("kept_forms").execute());

  const pairOf = (cookie: string | null | undefined) => cookie?.split(";")[0] ?? "";
  const whose = (person: TestPerson) => pairOf(cookiesOfWhose(api.ctx, person.actor, null)[0]);
  const rows = () => api.ctx.db.selectFrom("kept_forms").selectAll().execute();
  /** Keeps a form as a browser does that had the person's page open. */
  async function keep(person: TestPerson, path: string, form: Record<string, string>, cookies = whose(person)) {
    return `${whose(person)}; ${pairOf(await keepForm(api.ctx, { path, cookies }, form))}`;
  }

  it("holds nothing that can be read without the browser's key", async () => {
    const cookies = await keep(owner, "/page", { word: "palm" });
    const [row] = await rows();
    expect(row).toMatchObject({ user_id: owner.id, shown_at: null });
    expect(JSON.stringify(row)).not.toMatch(/palm|page/);
    expect(JSON.stringify(row)).not.toContain(/unsent=([\w-]+)/.exec(cookies)?.[1]);
    expect(await readKeptForm(api.ctx, owner.actor, { path: "/page", cookies })).toMatchObject({
      values: { word: "palm" },
      isShown: false,
    });
  });

  it("keeps the newest of a page, and notes that it was shown", async () => {
    const first = await keep(owner, "/page", { word: "palm" });
    const cookies = await keep(owner, "/page", { word: "date" }, first);
    expect(await rows()).toHaveLength(1);
    const found = await readKeptForm(api.ctx, owner.actor, { path: "/page", cookies });
    if (!found) throw new Error("It is not there");
    await noteKeptFormShown(api.ctx, found);
    expect(await readKeptForm(api.ctx, owner.actor, { path: "/page", cookies })).toMatchObject({
      values: { word: "date" },
      isShown: true,
    });
    await keep(owner, "/page", { word: "fig" }, cookies);
    expect(await readKeptForm(api.ctx, owner.actor, { path: "/page", cookies })).toMatchObject({ isShown: false });
    await forgetKeptForm(api.ctx, found);
    expect(await rows()).toEqual([]);
  });

  it("lets nobody fill the store: so many for a person, the oldest go", async () => {
    const stranger = await signedInPerson(api.ctx);
    await keep(stranger, "/page", { word: "other" });
    const kept: string[] = [];
    for (let at = 0; at < MOST_KEPT + 2; at += 1) {
      kept.push(await keep(owner, "/page", { word: String(at) }));
      api.clock.advance(1000);
    }
    expect(await rows()).toHaveLength(MOST_KEPT + 1);
    const found = await Promise.all(
      kept.map((cookies) => readKeptForm(api.ctx, owner.actor, { path: "/page", cookies })),
    );
    expect(found.map((one) => one !== null)).toEqual(kept.map((_, at) => at > 1));
    expect(await keepForm(api.ctx, { path: "/page", cookies: "whose=made-up" }, { word: "x" })).toBeNull();
  });

  it("forgets a form when its time is over, and with its person", async () => {
    const cookies = await keep(owner, "/page", { word: "palm" });
    api.clock.advance(KEPT_MINUTES * MINUTE - 1000);
    await sweepKeptForms(api.ctx);
    expect(await readKeptForm(api.ctx, owner.actor, { path: "/page", cookies })).not.toBeNull();
    api.clock.advance(1000);
    expect(await readKeptForm(api.ctx, owner.actor, { path: "/page", cookies })).toBeNull();
    await sweepKeptForms(api.ctx);
    expect(await rows()).toEqual([]);
    const leaver = await signedInPerson(api.ctx);
    await keep(leaver, "/page", { word: "palm" });
    await api.ctx.db.deleteFrom("users").where("id", "=", leaver.id).execute();
    expect(await rows()).toEqual([]);
  });
});
