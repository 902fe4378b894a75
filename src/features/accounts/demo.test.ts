import { afterAll, beforeAll, expect, it } from "vitest";
import { demoIsOn } from "#features/people/operations/demo-mode.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { actorOfToken } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { DEMO_PASSWORD, ensureDemoPeople } from "./demo.server.ts";
import { createAdministrator } from "./operations/create-administrator.server.ts";
import { clearDemoPasts, fillDemoPasts } from "./operations/demo-life.server.ts";

const origin = { address: "127.0.0.1", device: "test", userAgent: "" };

onOneEngine("demo mode", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, {
      config: { demo: true },
      isShipped: true,
      seed: async (ctx) => {
        await loadInstruments(ctx, "db/seed");
        if ((await ensureDemoPeople(ctx)) === "new") await fillDemoPasts(ctx);
      },
    });
  });
  afterAll(() => api?.close());

  const signIn = async (name: string): Promise<string | undefined> => {
    const payload = { identifier: `${name}@wijha.example`, password: DEMO_PASSWORD };
    const answer = await api.app.inject({
      method: "POST",
      url: "/api/auth/local",
      payload,
      headers: { host: "localhost" },
    });
    return answer.json().jwt;
  };
  const rolesOf = async (token: string | undefined) => (await actorOfToken(api.ctx, token ?? "", origin, "en"))?.roles;

  it("has five people, each with the role of the name", async () => {
    expect(await demoIsOn(api.ctx)).toBe(true);
    expect(await rolesOf(await signIn("student"))).toEqual([]);
    expect(await rolesOf(await signIn("guardian"))).toEqual([]);
    expect(await rolesOf(await signIn("editor"))).toEqual(["editor"]);
    expect(await rolesOf(await signIn("admin"))).toEqual(["admin"]);
    const advisor = await actorOfToken(api.ctx, (await signIn("advisor")) ?? "", origin, "en");
    expect(advisor?.accountType).toBe("Consultant");
  });

  const written = () =>
    api.ctx.db
      .selectFrom("content_records")
      .select(["slug", "submitted_at"])
      .where("published_json", "is", null)
      .where("deleted_at", "is", null)
      .execute();

  it("gives them a past: results, a guardian's link, a class, saved things, messages that wait, drafts", async () => {
    const { db } = api.ctx;
    const idOf = async (name: string) =>
      (await db.selectFrom("users").select("id").where("email", "=", `${name}@wijha.example`).executeTakeFirstOrThrow())
        .id;
    const [student, guardian] = [await idOf("student"), await idOf("guardian")];
    const results = await db
      .selectFrom("scale_attempts")
      .select(["state", "completed_at"])
      .where("user_id", "=", student)
      .execute();
    expect(results.map(({ state }) => state)).toEqual(["complete", "complete"]);
    expect(results.every(({ completed_at: at }) => Date.parse(at ?? "") < api.ctx.clock.now().getTime())).toBe(true);
    const links = await db.selectFrom("guardianships").selectAll().execute();
    expect(links).toMatchObject([{ pupil_id: student, guardian_id: guardian, ended_at: null }]);
    const places = await db.selectFrom("school_places").select(["claimed_by", "finished_at", "shared_at"]).execute();
    expect(places.filter(({ finished_at: at }) => at !== null)).toHaveLength(7);
    expect(places.filter((place) => place.claimed_by === student && place.shared_at !== null)).toHaveLength(1);
    const saved = await db.selectFrom("favorites").select("user_id").execute();
    expect(saved.filter(({ user_id }) => user_id === student)).toHaveLength(5);
    const messages = await db.selectFrom("contact_messages").select("state").execute();
    expect(messages.map(({ state }) => state).sort()).toEqual(["answered", "held", "open", "open"]);
    expect(await db.selectFrom("contact_answers").select("id").execute()).toHaveLength(1);
    expect((await written()).map(({ submitted_at: at }) => at !== null).sort()).toEqual([false, false, true]);
  });

  it("makes them once", async () => {
    await ensureDemoPeople(api.ctx);
    const accounts = api.ctx.db.selectFrom("users").select("id").where("kind", "=", "account");
    expect(await accounts.execute()).toHaveLength(5);
  });

  it("shuts them, with their sign-ins, when the settings turn it off, and opens them again", async () => {
    const token = await signIn("student");
    const off = { ...api.ctx, config: { ...api.ctx.config, demo: false } };
    expect(await actorOfToken(off, token ?? "", origin, "en")).toBeNull();
    await ensureDemoPeople(off);
    await clearDemoPasts(off);
    expect(await signIn("student")).toBeUndefined();
    expect(await api.ctx.db.selectFrom("contact_messages").select("id").execute()).toEqual([]);
    expect(await written(), "what the demo editor began").toEqual([]);
    expect(await api.ctx.db.selectFrom("users").select("id").where("kind", "=", "place").execute()).toEqual([]);
    expect(await api.ctx.db.selectFrom("sign_ins").selectAll().execute()).toEqual([]);
    await ensureDemoPeople(api.ctx);
    expect(await signIn("student")).toBeDefined();
  });

  it("is over at the request after a real administrator was made beside the running server", async () => {
    const token = await signIn("admin");
    await createAdministrator(api.ctx, {
      email: "real@example.org",
      firstName: "Aisha",
      lastName: "Al Saadi",
      password: "a long sentence",
    });
    expect(await demoIsOn(api.ctx)).toBe(false);
    expect(await rolesOf(token)).toBeUndefined();
    expect(await signIn("admin")).toBeUndefined();
    await ensureDemoPeople(api.ctx);
    expect(await signIn("student")).toBeUndefined();
  });
});
