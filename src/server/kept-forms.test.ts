import type { FastifyRequest } from "fastify";
import { createRequestHandler, type LoaderFunctionArgs, RouterContextProvider, type ServerBuild } from "react-router";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { keepForms } from "#layouts/keep-forms.server.ts";
import { requireAccountHere } from "#layouts/require-account.server.ts";
import { readForm } from "#platform/http/form.server.ts";
import { type RequestInfo, requestContext } from "#platform/http/request-context.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { signedInPerson, type TestPerson, visitor } from "#tests/support/people.ts";
import { answerWithKept, givingBack } from "./kept-forms.ts";

const MINUTE = 60_000;
const TYPED = { email: "new@example.org", password: "palm shade at noon", code: "123456", intent: "change" };
const PAGE = "/account/email";

let api: TestApi;
let owner: TestPerson;
let other: TestPerson;
let ran = 0;

/** React Router itself over one page whose form wants a sign-in; a document is what the page would be drawn with. */
function pages() {
  const page = {
    loader: ({ context, request }: LoaderFunctionArgs) => requireAccountHere(context, request).actor.id,
    action: async ({ context, request }: LoaderFunctionArgs) => {
      requireAccountHere(context, request);
      ran += 1;
      return { sent: await readForm(request) };
    },
    default: () => null,
  };
  const root = { default: () => null, middleware: [keepForms] };
  const handleRequest = (_: Request, status: number, headers: Headers, entry: { staticHandlerContext: object }) =>
    new Response(JSON.stringify(entry.staticHandlerContext), { status, headers });
  const route = (path: string) => ({ id: path, path, parentId: "root", module: page });
  const build = {
    entry: { module: { default: handleRequest } },
    routes: { root: { id: "root", path: "", module: root }, [PAGE]: route(PAGE), "/account": route("/account") },
    assets: { routes: {}, entry: { module: "", imports: [] }, url: "", version: "1" },
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
    publicPath: "/",
    future: {},
    ssr: true,
    prerender: [],
    isSpaMode: false,
  } as unknown as ServerBuild;
  return createRequestHandler(givingBack(build), "production");
}
const handler = pages();

/** A browser that keeps its cookies. */
function browser() {
  const jar = new Map<string, string>();
  async function ask(who: TestPerson | null, path: string, form?: Record<string, string>) {
    const actor = who?.actor ?? visitor;
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const body = form && new URLSearchParams(form).toString();
    const ofBody = body && {
      "content-type": "application/x-www-form-urlencoded",
      "content-length": String(Buffer.byteLength(body)),
    };
    const asked = new Request(`http://own.invalid${path}`, {
      method: form ? "POST" : "GET",
      headers: { cookie, ...ofBody },
      body,
    });
    const context = new RouterContextProvider();
    context.set(requestContext, { ctx: api.ctx, actor } as unknown as RequestInfo);
    const answer = await answerWithKept(api.ctx, { actor } as FastifyRequest, asked, context, (request) =>
      handler(request, context),
    );
    for (const set of answer.headers.getSetCookie()) {
      const [pair = "", ...options] = set.split("; ");
      expect(options).toContain("HttpOnly");
      const [name = "", value = ""] = pair.split("=");
      if (options.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    }
    const text = await answer.text();
    return { status: answer.status, to: answer.headers.get("location"), text };
  }
  /** What a page was drawn with: the values given back, or null. */
  async function open(who: TestPerson, path: string): Promise<Record<string, string> | null> {
    const { status, text } = await ask(who, path);
    expect(status).toBe(200);
    const { actionData } = JSON.parse(text) as {
      actionData: Record<string, { fault: object; values: Record<string, string> }> | null;
    };
    const refused = Object.values(actionData ?? {})[0];
    if (refused) expect(refused.fault).toMatchObject({ code: "not_sent", fields: [] });
    return refused?.values ?? null;
  }
  return { ask, open, jar };
}

beforeAll(async () => {
  api = await createTestApi("sqlite");
  owner = await signedInPerson(api.ctx);
  other = await signedInPerson(api.ctx);
});
afterAll(() => api?.close());
beforeEach(() => {
  ran = 0;
});

describe.each([
  ["by the browser", PAGE],
  ["by scripts", `${PAGE}.data`],
])("a form sent %s after the sign-in ended", (_by, address) => {
  it("comes back to the one who typed it, at its page, without passwords and codes; its action does not run", async () => {
    const { ask, open, jar } = browser();
    await ask(owner, PAGE);
    const told = await ask(null, address, TYPED);
    expect((told.to ?? told.text).includes("notice=sign_in_over")).toBe(true);
    expect([...jar.values()].join()).not.toContain("example.org");
    expect(await open(owner, "/account")).toBeNull();
    expect(await open(owner, `${PAGE}?notice=signed_in`)).toEqual({ email: "new@example.org", intent: "change" });
    expect(ran).toBe(0);
  });

  it("is there after a reload too, until it is sent", async () => {
    const { ask, open } = browser();
    await ask(owner, PAGE);
    await ask(null, address, TYPED);
    for (const _ of [1, 2]) expect(await open(owner, PAGE)).toMatchObject({ email: TYPED.email });
    expect((await ask(owner, address, TYPED)).text).toContain("sent");
    expect(ran).toBe(1);
    expect(await open(owner, PAGE)).toBeNull();
  });

  it("is shown to nobody else, and forgotten once somebody else is there", async () => {
    const { ask, open, jar } = browser();
    await ask(owner, PAGE);
    await ask(null, address, TYPED);
    const stolen = new Map(jar);
    expect(await open(other, PAGE)).toBeNull();
    expect(jar.has("unsent")).toBe(false);
    expect(await open(owner, PAGE)).toBeNull();
    for (const [name, value] of stolen) jar.set(name, value);
    expect(await open(other, PAGE)).toBeNull();
  });

  it("comes back however long it is, up to what a form may hold; what is longer is told", async () => {
    const { ask, open, jar } = browser();
    await ask(owner, PAGE);
    const text = "نص طويل ".repeat(700);
    await ask(null, address, { ...TYPED, text });
    expect(await open(owner, PAGE)).toMatchObject({ text });
    jar.delete("unsent");
    const told = await ask(null, address, { text: "x".repeat(66_000) });
    expect((told.to ?? told.text).includes("notice=form_lost")).toBe(true);
    expect(jar.has("unsent")).toBe(false);
  });

  it("is kept for half an hour, and only when it was sent by somebody known", async () => {
    const { ask, open, jar } = browser();
    const told = await ask(null, address, TYPED);
    expect((told.to ?? told.text).includes("notice=form_lost")).toBe(true);
    jar.set("whose", Buffer.from(String(owner.id)).toString("base64url"));
    await ask(null, address, TYPED);
    expect(jar.has("unsent")).toBe(false);
    await ask(owner, PAGE);
    await ask(null, address, TYPED);
    api.clock.advance(30 * MINUTE);
    expect(await open(owner, PAGE)).toBeNull();
  });

  it("does not take the place of one of another page", async () => {
    const { ask, open } = browser();
    await ask(owner, PAGE);
    await ask(null, address, { email: "one@example.org" });
    await ask(null, "/account", { email: "two@example.org" });
    expect(await open(owner, PAGE)).toEqual({ email: "one@example.org" });
    expect(await open(owner, "/account")).toEqual({ email: "two@example.org" });
  });
});

describe("a page that is reached without a load", () => {
  it("is loaded when a form waits for it, and only until it was drawn with it", async () => {
    const { ask, open } = browser();
    await ask(owner, `${PAGE}.data`);
    await ask(null, `${PAGE}.data`, TYPED);
    const led = await ask(owner, `${PAGE}.data?notice=signed_in&_routes=root`);
    expect(led.status).toBe(202);
    expect(led.text).toContain(`"${PAGE}?notice=signed_in"`);
    expect(led.text).toMatch(/"reload",\S*true/);
    expect((await ask(other, `${PAGE}.data`)).status).toBe(200);
    await ask(owner, PAGE);
    await ask(null, PAGE, TYPED);
    expect(await open(owner, PAGE)).not.toBeNull();
    expect((await ask(owner, `${PAGE}.data`)).status).toBe(200);
  });
});

it("cannot be made up or changed", async () => {
  const { ask, open, jar } = browser();
  await ask(owner, PAGE);
  jar.set("unsent", "A".repeat(43));
  expect(await open(owner, PAGE)).toBeNull();
  jar.set("unsent", Buffer.from(JSON.stringify({ path: PAGE })).toString("base64url"));
  expect(await open(owner, PAGE)).toBeNull();
  expect(ran).toBe(0);
});

it("every other form is left alone", async () => {
  const { ask, jar } = browser();
  await ask(owner, PAGE);
  expect((await ask(owner, PAGE, TYPED)).status).toBe(200);
  expect([ran, jar.has("unsent")]).toEqual([1, false]);
});
