import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadSeed } from "#content/seed.server.ts";
import { loadInstruments } from "#features/scales/tendencies/seed.server.ts";
import { feedRoutes } from "#server/feeds.ts";
import { accessRows } from "../support/access-table.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { signedInPerson, type TestPerson } from "../support/people.ts";

const MINE = "/api/users-permissions/users/me/personality-test";
const rows = accessRows("Calls");

/** The addresses in Fastify's own tree of routes, with their methods. */
function registered(app: FastifyInstance): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split("\n")) {
    const match = /^([│ ]*)[├└]── (\S*)(?: \(([^)]*)\))?/.exec(line);
    if (!match) continue;
    const [, indent = "", part = "", methods = ""] = match;
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    for (const method of methods.split(", ").filter((one) => one && one !== "HEAD"))
      found.push(`${method} ${above.join("")}`);
  }
  return found;
}

it("names every call the server has, and no other", async () => {
  const api = await createTestApi("sqlite", { pages: feedRoutes });
  // What answers 404 and 405 for the rest of /api stands for no call of its own.
  const calls = registered(api.app).filter((call) => !/[ /]\*$|^OPTIONS/.test(call));
  const listed = new Set(rows.map(({ what }) => what.split("?")[0]));
  await api.close();
  expect(calls.length).toBeGreaterThan(20);
  expect([...listed].sort()).toEqual([...new Set(calls)].sort());
});

describe.each(["sqlite", "postgres"] as const)(
  "each call as nobody, somebody else and the right one on %s",
  (engine) => {
    let api: TestApi;
    let owner: TestPerson;
    let answers: Record<string, boolean>;
    beforeAll(async () => {
      api = await createTestApi(engine, {
        pages: feedRoutes,
        config: { metricsToken: "a-token-for-metrics" },
        seed: async (ctx) => {
          await loadSeed(ctx, "db/seed");
          await loadInstruments(ctx, "db/seed");
        },
      });
      const { data } = (await api.app.inject("/api/personality-tests?pageSize=54")).json();
      answers = Object.fromEntries(data.map(({ documentId: id }: { documentId: string }) => [id, /^[SI]/.test(id)]));
    });
    afterAll(() => api?.close());

    const bodies: Readonly<Record<string, () => object | undefined>> = {
      "POST /api/auth/local": () => ({ identifier: "known@example.org", password: "palm shade at noon" }),
      "POST /api/auth/local/register": () => register(`new${Math.random()}@example.org`),
      "POST /api/auth/send-email-confirmation": () => ({ email: "somebody@example.org" }),
      [`POST ${MINE}`]: () => ({ answers }),
    };

    function register(email: string) {
      return { email, password: "palm shade at noon", firstname: "Salma", lastname: "Harthi", terms: true };
    }

    async function urlOf(what: string): Promise<string> {
      const url = what.replace(/^\S+ /, "");
      if (!url.endsWith("/:documentId")) return url;
      const list = url.replace("/:documentId", "");
      return `${list}/${(await api.app.inject(list)).json().data[0].documentId}`;
    }

    async function tryAs(what: string, headers: Record<string, string> = {}): Promise<number> {
      const method = what.split(" ")[0] as "GET" | "POST" | "DELETE";
      const answer = await api.app.inject({ method, url: await urlOf(what), headers, payload: bodies[what]?.() });
      if (answer.statusCode >= 400 && what.includes("/api/"))
        expect(answer.json(), what).toMatchObject({ data: null, error: { status: answer.statusCode } });
      return answer.statusCode;
    }

    it("answers as the table says", async () => {
      await api.app.inject({ method: "POST", url: "/api/auth/local/register", payload: register("known@example.org") });
      await api.ctx.db
        .updateTable("users")
        .set({ activated_at: api.clock.now().toISOString() })
        .where("email", "=", "known@example.org")
        .execute();
      for (const { what, who, guest, other } of rows) {
        owner = await signedInPerson(api.ctx);
        expect(`${what} as a guest: ${await tryAs(what)}`).toBe(`${what} as a guest: ${guest}`);
        expect(`${what} with a bad token: ${await tryAs(what, { authorization: "Bearer forged" })}`).toMatch(
          what.includes(" /api/") ? / 401$/ : /: (200|401)$/,
        );
        if (what.startsWith("DELETE") || what.endsWith("/restore")) await give(owner, what.endsWith("/restore"));
        const stranger = await signedInPerson(api.ctx);
        expect(`${what} as another: ${await tryAs(what, { ...stranger.headers })}`).toBe(
          `${what} as another: ${other}`,
        );
        const right = who.startsWith("bearer of METRICS")
          ? { authorization: "Bearer a-token-for-metrics" }
          : { ...owner.headers };
        if (who !== "nobody") expect(`${what} as the right one: ${await tryAs(what, right)}`).toMatch(/: (200|302)$/);
      }
    }, 60_000);

    /** A result of one's own; withdrawn when it is to be taken back. */
    async function give(person: TestPerson, isWithdrawn: boolean): Promise<void> {
      const { headers } = person;
      await api.app.inject({ method: "POST", url: MINE, headers, payload: { answers } });
      if (isWithdrawn) await api.app.inject({ method: "DELETE", url: MINE, headers });
    }
  },
);
