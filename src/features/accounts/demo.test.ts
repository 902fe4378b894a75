import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demoIsOn } from "#features/people/operations/demo-mode.server.ts";
import { actorOfToken } from "#features/sign-ins/operations/sign-in-token.server.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { DEMO_PASSWORD, ensureDemoPeople } from "./demo.server.ts";
import { createAdministrator } from "./operations/create-administrator.server.ts";

const origin = { address: "127.0.0.1", device: "test", userAgent: "" };

describe.each(["sqlite", "postgres"] as const)("demo mode on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { config: { demo: true }, seed: ensureDemoPeople });
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

  it("makes them once", async () => {
    await ensureDemoPeople(api.ctx);
    expect(await api.ctx.db.selectFrom("users").select("id").execute()).toHaveLength(5);
  });

  it("shuts them, with their sign-ins, when the settings turn it off, and opens them again", async () => {
    const token = await signIn("student");
    const off = { ...api.ctx, config: { ...api.ctx.config, demo: false } };
    expect(await actorOfToken(off, token ?? "", origin, "en")).toBeNull();
    await ensureDemoPeople(off);
    expect(await signIn("student")).toBeUndefined();
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
