import { randomBytes, randomUUID, scryptSync } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDraft, publish, readRecord } from "#content/edit.server.ts";
import { bringBack } from "#content/history.server.ts";
import { REGISTRY, type TypeName } from "#content/registry.ts";
import { insertLink as insertAccountLink } from "#features/accounts/store/links.server.ts";
import { insertLink as insertGuardianLink } from "#features/guardians/store/consents.server.ts";
import { acceptGuardianship, insertGuardianship } from "#features/guardians/store/guardianships.server.ts";
import { currentConsent } from "#features/legal/operations.server.ts";
import { loadInstruments } from "#features/scales/tendencies/seed.server.ts";
import { signInName } from "#features/sign-ins/rules.ts";
import { newToken, tokenHash } from "#platform/token.ts";
import { feedRoutes } from "#server/feeds.ts";
import type { Role } from "#shared/actor.ts";
import { type ProviderStandIn, startOpenIdProvider } from "../stand-ins/openid-provider.ts";
import { accessRows } from "../support/access-table.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { type Asker, askSchool } from "../support/asking-schools.ts";
import { testEditor } from "../support/content.ts";
import { signedInAs, signedInPerson, type TestPerson } from "../support/people.ts";
import { recordFor } from "../support/review-records.ts";
import { formOf, PDF, upload } from "../support/uploads.ts";

const MINE = "/api/users-permissions/users/me/personality-test";
const PASSWORD = "palm shade at noon";
const QUICK_HASH = `scrypt$1024$8$1$c2FsdA$${scryptSync(PASSWORD, "salt", 32, { N: 1024, r: 8, p: 1 }).toString("base64url")}`;
const NEW_PASSWORD = { password: "lantern of the pier", passwordConfirmation: "lantern of the pier" };
const rows = accessRows("Calls");
const ROLES: Readonly<Record<string, Role>> = {
  authors: "author",
  editors: "editor",
  teachers: "teacher",
  administrators: "admin",
};
/** The first part of the addresses of content. */
const CONTENT = new Set([...REGISTRY.values()].map(({ type }) => type.api?.plural));
/** The calls that remove the only record of a type. */
const SINGLE = new Map<string, TypeName>(
  [...REGISTRY.values()].flatMap(({ type }) =>
    type.single && type.api ? [[`DELETE /api/${type.api.plural}`, type.name as TypeName] as const] : [],
  ),
);

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
    let provider: ProviderStandIn;
    let owner: TestPerson;
    let answers: Record<string, boolean>;
    beforeAll(async () => {
      provider = await startOpenIdProvider([]);
      api = await createTestApi(engine, {
        pages: feedRoutes,
        config: { metricsToken: "a-token-for-metrics", oidc: provider.oidc, publicUrl: "http://localhost" },
        isShipped: true,
        seed: async (ctx) => {
          await loadInstruments(ctx, "db/seed");
          // Nothing is shipped of the settings.
          const body = { slug: "site-settings", data: {}, en: { name: "Wijha" } };
          await publish(ctx, testEditor, await createDraft(ctx, testEditor, { type: "site-settings", body }));
        },
      });
      const { data } = (await api.app.inject("/api/personality-tests?pageSize=54")).json();
      answers = Object.fromEntries(data.map(({ documentId: id }: { documentId: string }) => [id, /^[SI]/.test(id)]));
    });
    afterAll(async () => {
      await api?.close();
      await provider?.stop();
    });

    let resetCode = "forged";
    const bodies: Readonly<Record<string, () => object | undefined>> = {
      "POST /api/auth/local": () => ({ identifier: "known@example.org", password: "palm shade at noon" }),
      "POST /api/auth/local/register": () => register(`new${Math.random()}@example.org`),
      "POST /api/auth/send-email-confirmation": () => ({ email: "somebody@example.org" }),
      "POST /api/users-permissions/roles": () => ({ email: "known@example.org", role: "author", given: true }),
      "POST /api/auth/forgot-password": () => ({ email: "somebody@example.org" }),
      "POST /api/auth/reset-password": () => ({ code: resetCode, ...NEW_PASSWORD }),
      "POST /api/auth/change-password": () => ({ currentPassword: PASSWORD, ...NEW_PASSWORD }),
      "PUT /api/users-permissions/users/me": () => ({ firstname: "Salma" }),
      "POST /api/users-permissions/users/me/email": () => ({
        email: `next${Math.random()}@example.org`,
        currentPassword: PASSWORD,
      }),
      "POST /api/users-permissions/users/me/exports": () => ({ currentPassword: PASSWORD }),
      "POST /api/users-permissions/users/me/consent": () => ({
        agreed: true,
        version: currentConsent(api.ctx).version,
      }),
      "POST /api/users-permissions/users/me/erasure": () => ({ currentPassword: PASSWORD, understood: true }),
      [`POST ${MINE}`]: () => ({ answers }),
    };

    function register(email: string) {
      return { email, password: "palm shade at noon", firstname: "Salma", lastname: "Harthi", terms: true };
    }

    async function urlOf(what: string): Promise<string> {
      const url = what.replace(/^\S+ /, "");
      if (/^\/(api\/upload\/files\/:id|files\/:name)/.test(url)) return urlOfFile(url);
      if (url.endsWith("/sign-ins/:id")) return url.replace(":id", signInName(tokenHash((await owner.again()).token)));
      if (url.endsWith("/:slug/:file")) return url.replace(":slug/:file", "cv-template-with-notes/ar.pdf");
      if (url.endsWith("/exports/:documentId/:file")) return urlOfExport();
      if (!url.endsWith("/:documentId")) return url;
      const list = url.replace("/:documentId", "");
      if (what.startsWith("DELETE")) return `${list}/${await freshDraft(list)}`;
      return `${list}/${(await api.app.inject(list)).json().data[0].documentId}`;
    }

    /** Of a copy of the owner's data that is ready. */
    async function urlOfExport(): Promise<string> {
      const document_id = randomBytes(12).toString("hex");
      const json_file = `export-${randomBytes(16).toString("hex")}-data.json`;
      const asked_at = api.clock.now().toISOString();
      const expires_at = new Date(api.clock.now().getTime() + 3_600_000).toISOString();
      await api.ctx.files.put("private", json_file, Buffer.from("{}"), "application/json");
      await api.ctx.db
        .insertInto("exports")
        .values({
          document_id,
          user_id: owner.id,
          state: "ready",
          locale: "en",
          json_file,
          asked_at,
          ready_at: asked_at,
          expires_at,
        })
        .execute();
      return `/api/users-permissions/users/me/exports/${document_id}/json`;
    }

    /** A record that nothing else needs. */
    async function freshDraft(list: string): Promise<string> {
      const { headers } = await signedInAs(api.ctx, "author");
      const payload = { data: { slug: `fresh-${randomUUID()}` } };
      const answer = await api.app.inject({ method: "POST", url: list, headers: { ...headers }, payload });
      return answer.json().data.documentId;
    }

    /** What a write of content needs at least: a draft may lack everything else. */
    function contentBody(what: string): object | undefined {
      if (!/^(POST|PUT) /.test(what) || !CONTENT.has(what.split("/")[2] ?? "")) return undefined;
      return { data: what.startsWith("POST") ? { slug: `fresh-${randomUUID()}` } : {} };
    }

    /** Of a file that has just been uploaded. */
    async function urlOfFile(url: string): Promise<string> {
      const { headers } = await signedInAs(api.ctx, "editor");
      const [file] = (await upload(api.app, { ...headers }, [["a.pdf", PDF]])).json();
      return url === "/files/:name" ? file.url : url.replace(":id", file.documentId);
    }

    /** The address to ask and what to send there. */
    async function askFor(what: string) {
      const record = /\/content-records\/:documentId\/?(.*)$/.exec(what);
      if (record) {
        const { documentId, body } = await recordFor(api.ctx, record[1] ?? "");
        const url = what.replace(/^\S+ /, "").replace(":documentId", documentId);
        return { url, headers: {}, payload: what.startsWith("POST") ? body : undefined };
      }
      const sent = what === "POST /api/upload" ? await formOf([["a.pdf", PDF]]) : { headers: {} };
      return { url: await urlOf(what), payload: bodies[what]?.() ?? contentBody(what), ...sent };
    }

    /** A link between a pupil and a guardian; tried by its guardian, or by its pupil where the pupil acts. */
    async function linkFor(what: string, who: TestPerson | null, isRight: boolean) {
      const pupil = await signedInPerson(api.ctx, { age_band: "15-17" });
      const made = await insertGuardianship(api.ctx.db, {
        document_id: randomUUID().replaceAll("-", ""),
        pupil_id: pupil.id,
        guardian_email: "guardian@example.org",
        invited_at: api.clock.now().toISOString(),
        expires_at: new Date(api.clock.now().getTime() + 3_600_000).toISOString(),
      });
      const token = randomBytes(32).toString("base64url");
      const link = { token_hash: tokenHash(token), pupil_id: pupil.id, guardianship_id: made.id, generation: 0 };
      await insertGuardianLink(api.ctx.db, { ...link, created_at: made.invited_at });
      if (isRight && who && what.includes("/:documentId"))
        await acceptGuardianship(api.ctx.db, made.id, who.id, made.invited_at);
      const url = what.replace(/^\S+ /, "").replace(":documentId", made.document_id);
      const payload = what.endsWith("/accept")
        ? { token: isRight ? token : "forged" }
        : { email: `new${Math.random()}@example.org` };
      return { url, headers: {}, payload: what.startsWith("POST") ? payload : undefined, pupil };
    }

    /** The same for calls about guardians, where who asks decides what there is. */
    async function tryLink(what: string, who: TestPerson | null, isRight: boolean): Promise<number> {
      const { url, payload, pupil } = await linkFor(what, who, isRight);
      const asks = isRight && what === "POST /api/guardianships" ? pupil : who;
      const method = what.split(" ")[0] as "GET" | "POST" | "DELETE";
      return (await api.app.inject({ method, url, payload, headers: { ...asks?.headers } })).statusCode;
    }

    async function trySchool(what: string, asker: Asker): Promise<number> {
      return (await api.app.inject(await askSchool(api.ctx, what, asker))).statusCode;
    }

    async function tryAs(what: string, headers: Record<string, string> = {}): Promise<number> {
      const method = what.split(" ")[0] as "GET" | "POST" | "PUT" | "DELETE";
      const { url, payload, headers: own } = await askFor(what);
      const answer = await api.app.inject({ method, url, headers: { ...headers, ...own }, payload });
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
        if (what.includes("/api/guardianships")) {
          expect(`${what} as a guest: ${await tryLink(what, null, false)}`).toBe(`${what} as a guest: ${guest}`);
          const somebody = await tryLink(what, await signedInPerson(api.ctx), false);
          expect(`${what} as another: ${somebody}`).toBe(`${what} as another: ${other}`);
          expect(`${what}: ${await tryLink(what, await signedInPerson(api.ctx), true)}`).toMatch(/: (200|201)$/);
          continue;
        }
        if (what.includes("/api/school-")) {
          expect(`${what} as a guest: ${await trySchool(what, "guest")}`).toBe(`${what} as a guest: ${guest}`);
          expect(`${what} as another: ${await trySchool(what, "other")}`).toBe(`${what} as another: ${other}`);
          expect(`${what}: ${await trySchool(what, "right")}`).toMatch(/: (200|201)$/);
          continue;
        }
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
        const role = ROLES[/^[a-z]+/.exec(who)?.[0] ?? ""];
        const right = who.startsWith("bearer of METRICS")
          ? { authorization: "Bearer a-token-for-metrics" }
          : { ...(role ? await signedInAs(api.ctx, role) : owner).headers };
        await givePassword(owner);
        resetCode = what.endsWith("/reset-password") ? await resetLink(owner) : "forged";
        const only = SINGLE.get(what);
        const record = only && (await api.ctx.content.drafts()).shelf(only).records[0];
        // The whole way through the provider stands in features/accounts/google.test.ts.
        if (who !== "nobody" && what !== "GET /api/auth/google/callback")
          expect(`${what} as the right one: ${await tryAs(what, right)}`).toMatch(/: (200|201|202|204|302)$/);
        if (record) await bringOut(record.documentId);
      }
    }, 120_000);

    it("refuses nobody at the door, before what was sent is looked at", async () => {
      // What is open to anybody but for one of its parameters stands in the table twice.
      const closed = rows.filter(({ what, guest }) => guest === "401" && !what.includes("?personality="));
      const passed: string[] = [];
      expect(closed.length).toBeGreaterThan(40);
      for (const { what } of closed) {
        const [method, path = ""] = what.split(" ") as ["GET" | "POST" | "PUT" | "DELETE", string];
        const url = `${path.split("?")[0]?.replace(/:\w+/g, "-")}`;
        const payload = method === "POST" || method === "PUT" ? {} : undefined;
        for (const asked of [url, `${url}?odd[x]=1`]) {
          const { statusCode } = await api.app.inject({ method, url: asked, payload });
          if (statusCode !== 401) passed.push(`${method} ${asked}: ${statusCode}`);
        }
      }
      expect(passed).toEqual([]);
    });

    /** A password that is known here, under a hash that is quick. */
    async function givePassword({ id }: TestPerson): Promise<void> {
      await api.ctx.db.updateTable("users").set({ password_hash: QUICK_HASH }).where("id", "=", id).execute();
    }

    /** The code of a link for a new password. */
    async function resetLink({ id }: TestPerson): Promise<string> {
      const code = newToken(api.ctx);
      const at = api.clock.now();
      await insertAccountLink(api.ctx.db, {
        token_hash: tokenHash(code),
        user_id: id,
        purpose: "reset",
        generation: 1,
        change_id: null,
        created_at: at.toISOString(),
        expires_at: new Date(at.getTime() + 60_000).toISOString(),
        used_at: null,
      });
      return code;
    }

    /** The only record of a type stands there again after it was removed. */
    async function bringOut(documentId: string): Promise<void> {
      const { version } = await readRecord(api.ctx, testEditor, documentId);
      await publish(api.ctx, testEditor, await bringBack(api.ctx, testEditor, { documentId, version }));
    }

    /** A result of one's own; withdrawn when it is to be taken back. */
    async function give(person: TestPerson, isWithdrawn: boolean): Promise<void> {
      const { headers } = person;
      await api.app.inject({ method: "POST", url: MINE, headers, payload: { answers } });
      if (isWithdrawn) await api.app.inject({ method: "DELETE", url: MINE, headers });
    }
  },
);
