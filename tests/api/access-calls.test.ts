import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createDraft, publish, readRecord } from "#content/edit.server.ts";
import { bringBack } from "#content/history.server.ts";
import { REGISTRY, type TypeName } from "#content/registry.ts";
import { makeFiles } from "#features/open-data/operations/make-files.server.ts";
import { newestResult } from "#features/scales/instruments/operations/read-results.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { makeShare } from "#features/scales/sharing/operations/share-result.server.ts";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import { answersWithScores } from "#features/scales/tendencies/rules/answers-with-scores.ts";
import { API_CALLS } from "#server/features.ts";
import { feedRoutes } from "#server/feeds.ts";
import type { Person } from "#shared/actor.ts";
import { type ProviderStandIn, startOpenIdProvider } from "../stand-ins/openid-provider.ts";
import { accessRows, type CallRow, callRows, callsTable } from "../support/access-table.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { type CallAsker, CallAsking } from "../support/ask-calls.ts";
import { testEditor } from "../support/content.ts";
import { DeclaredAnswers } from "../support/declared-answers.ts";
import { onOneEngine } from "../support/engines.ts";
import { signedInAs, signedInPerson, type TestPerson } from "../support/people.ts";
import { PDF, upload } from "../support/uploads.ts";

const MINE = "/api/users-permissions/users/me";
const ROWS = callRows(API_CALLS);
const BESIDE = accessRows("Beside the API");
/** The calls that remove the only record of a type. */
const SINGLE = new Map<string, TypeName>(
  [...REGISTRY.values()].flatMap(({ type }) =>
    type.single && type.api ? [[`DELETE /api/${type.api.plural}`, type.name as TypeName] as const] : [],
  ),
);

it("docs/access.md has the line of every declared call", () => {
  const { declared, listed, write } = callsTable(API_CALLS);
  if (process.env.WRITE_ACCESS === "1") write();
  else expect(listed, "run with WRITE_ACCESS=1 to write it anew").toEqual(declared);
});

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

it("the server has every declared call, and no other", async () => {
  const api = await createTestApi("sqlite", { pages: feedRoutes });
  // What answers 404 and 405 for the rest of /api stands for no call of its own.
  const calls = registered(api.app).filter((call) => !/[ /]\*$|^OPTIONS/.test(call));
  const listed = new Set([...ROWS, ...BESIDE].map(({ what }) => what.split("?")[0]));
  await api.close();
  expect(calls.length).toBeGreaterThan(20);
  expect([...listed].sort()).toEqual([...new Set(calls)].sort());
});

onOneEngine("each call as nobody, somebody else and the right one", (engine) => {
  let api: TestApi;
  let provider: ProviderStandIn;
  let asking: CallAsking;
  let answers: DeclaredAnswers;
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
    asking = new CallAsking(api);
    answers = new DeclaredAnswers(API_CALLS, api.ctx);
    await asking.prepare();
  });
  afterAll(async () => {
    await api?.close();
    await provider?.stop();
  });

  /** The status of one call; its answer is as declared, whatever came of it. */
  async function statusFor({ call, may, query, answer: shape }: CallRow, asker: CallAsker): Promise<string> {
    const answer = await api.app.inject(await asking.sendingOf(call, may, query, asker));
    expect(answers.faultOf(call, answer, shape), `as ${asker}`).toBe("");
    return String(answer.statusCode);
  }

  it("answers as declared", async () => {
    for (const row of ROWS) {
      const { what, guest, other, call } = row;
      await asking.begin();
      const seen = {
        guest: await statusFor(row, "guest"),
        forged: await statusFor(row, "forged"),
        other: await statusFor(row, "other"),
      };
      expect(`${what}: ${JSON.stringify(seen)}`).toBe(`${what}: ${JSON.stringify({ guest, forged: "401", other })}`);
      // The whole way through the provider stands in features/accounts/google.test.ts.
      if (what === "GET /api/auth/google/callback") continue;
      const only = SINGLE.get(what);
      const record = only && (await api.ctx.content.drafts()).shelf(only).records[0];
      expect(`${what}: ${await statusFor(row, "right")}`).toBe(`${what}: ${call.status}`);
      if (record) await bringOut(record.documentId);
    }
  }, 180_000);

  it("answers beside the API as docs/access.md says", async () => {
    for (const { what, who, guest, other } of BESIDE) {
      const url = await addressOf(what.replace("GET ", ""));
      const statusAs = async (headers: Record<string, string>) =>
        String((await api.app.inject({ url, headers })).statusCode);
      expect(`${what} as a guest: ${await statusAs({})}`).toBe(`${what} as a guest: ${guest}`);
      expect(await statusAs({ authorization: "Bearer forged" }), what).toMatch(/^(200|401|303|404)$/);
      const person = await signedInPerson(api.ctx);
      // Pages and their papers know people by their cookie.
      const headersOf = ({ headers, token }: TestPerson): Record<string, string> =>
        isPaper(url) ? { cookie: `wijha=${token}` } : { ...headers };
      expect(`${what} as another: ${await statusAs(headersOf(person))}`).toBe(`${what} as another: ${other}`);
      const isMetrics = who.startsWith("bearer of METRICS");
      const right = isMetrics ? { authorization: "Bearer a-token-for-metrics" } : headersOf(taker ?? person);
      const own = what.includes(" /results/:code") ? await sharedPicture(person.actor) : url;
      const { statusCode } = await api.app.inject({ url: own, headers: right });
      expect(`${what}: ${statusCode}`).toBe(`${what}: 200`);
    }
  });

  it("refuses nobody at the door, before what was sent is looked at", async () => {
    // What is open to anybody but for one of its parameters stands in the table twice.
    const closed = ROWS.filter(({ call, guest }) => guest === "401" && call.who !== "anybody");
    const passed: string[] = [];
    expect(closed.length).toBeGreaterThan(40);
    for (const { call } of closed) {
      const { method } = call;
      const url = `/api${call.path.replace(/:\w+/g, "-")}`;
      const payload = method === "POST" || method === "PUT" ? {} : undefined;
      for (const asked of [url, `${url}?odd[x]=1`]) {
        const { statusCode } = await api.app.inject({ method, url: asked, payload });
        if (statusCode !== 401) passed.push(`${method} ${asked}: ${statusCode}`);
      }
    }
    expect(passed).toEqual([]);
  });

  /** The picture of a result that this person shares. */
  async function sharedPicture(actor: Person): Promise<string> {
    const { statements } = await newestForm(api.ctx);
    const scores = { R: 1, I: 6, A: 2, S: 9, E: 3, C: 0 };
    const { attempt } = await submitAll(api.ctx, actor, { answers: answersWithScores(statements, scores) });
    const { code } = await makeShare(api.ctx, actor, attempt, { with: "link", shows: [], days: 7 });
    return `/results/${code}/picture.png`;
  }

  let taker: TestPerson | undefined;
  const isPaper = (url: string) => /\/(result|plan)\.(pdf|ics)$/.test(url);

  /** The address of a result's paper; `taker` is who it belongs to. */
  async function paperAddress(path: string): Promise<string> {
    const own = await signedInPerson(api.ctx);
    taker = own;
    const headers = { ...own.headers };
    const ask = async (url: string) => (await api.app.inject(url)).json().data as { documentId: string }[];
    if (!path.startsWith("/scales/")) {
      const statements = await ask("/api/personality-tests?pageSize=54");
      const answers = Object.fromEntries(
        statements.map(({ documentId: id }, at) => [id, /^[SI]/.test(id) || at % 5 === 0]),
      );
      const payload = { answers };
      const taken = await api.app.inject({ method: "POST", url: `${MINE}/personality-test`, headers, payload });
      return path.replace(":attempt", taken.json().data.documentId);
    }
    const answers = Object.fromEntries(
      (await ask("/api/eta-questions")).map(({ documentId: id }, at) => [id, "ABC"[at % 3]]),
    );
    const payload = { eat_result: { answers } };
    await api.app.inject({ method: "PUT", url: `/api/users/${own.id}`, headers, payload });
    const { attempt = "" } = (await newestResult(api.ctx, own.actor, "eta")) ?? {};
    return path.replace(":scale", "eta").replace(":attempt", attempt);
  }

  async function addressOf(path: string): Promise<string> {
    taker = undefined;
    if (isPaper(path)) return paperAddress(path);
    if (path.startsWith("/assets/motifs/")) return "/assets/motifs/older/ward.p-nurse.svg";
    if (path.startsWith("/share/jobs/")) return "/share/jobs/nurse/ar-abcdefghijk.png";
    if (path.startsWith("/results/")) return `/results/${"A".repeat(43)}/picture.png`;
    if (path.endsWith("/:slug/:file")) return path.replace(":slug/:file", "cv-template-with-notes/ar.pdf");
    if (path.startsWith("/open-data/")) {
      await makeFiles(api.ctx);
      return "/open-data/sectors.csv";
    }
    if (path !== "/files/:name") return path;
    const { headers } = await signedInAs(api.ctx, "editor");
    return (await upload(api.app, { ...headers }, [["a.pdf", PDF]])).json()[0].url;
  }

  /** The only record of a type stands there again after it was removed. */
  async function bringOut(documentId: string): Promise<void> {
    const { version } = await readRecord(api.ctx, testEditor, documentId);
    await publish(api.ctx, testEditor, await bringBack(api.ctx, testEditor, { documentId, version }));
  }
});
