import type { FastifyRequest } from "fastify";
import { RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import type { Context } from "#platform/context.ts";
import { givingBack, UnsentForm } from "./unsent-forms.ts";

const MINUTE = 60_000;
const SIGN_IN = "/signin?next=%2Faccount%2Femail&notice=sign_in_over";

/** A browser that keeps its cookies, and the pages it asks. */
function browser() {
  let now = Date.parse("2026-11-20T08:00:00Z");
  let serial = 0;
  const ctx = {
    secret: "s".repeat(32),
    config: { publicUrl: "http://own.invalid" },
    clock: { now: () => new Date(now) },
    random: { bytes: (count: number) => Buffer.alloc(count, ++serial) },
  } as unknown as Context;
  const jar = new Map<string, string>();
  let ran = 0;
  const action = () => {
    ran += 1;
    return "ran";
  };
  const build = { routes: { page: { id: "page", module: { action } }, still: { id: "still", module: {} } } };
  const page = givingBack(build as unknown as ServerBuild).routes.page?.module.action as (args: object) => unknown;

  async function ask(who: number | null, path: string, form?: Record<string, string>, to = SIGN_IN) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const body = form && new URLSearchParams(form).toString();
    const headers = { cookie, ...(body !== undefined && { "content-length": String(Buffer.byteLength(body)) }) };
    const method = form ? "POST" : "GET";
    const actor = who === null ? { kind: "visitor" } : { kind: "person", id: who };
    const original = new Request(`http://own.invalid${path}`, { method, body });
    const unsent = new UnsentForm(ctx, { method, headers, actor } as unknown as FastifyRequest, original);
    const context = new RouterContextProvider();
    const asked = unsent.asked(original, context);
    const given = asked.method === "POST" && who !== null ? await page({ context, request: asked }) : null;
    // The page may have read the form before it saw that nobody is signed in.
    if (form) await original.text();
    const response =
      who === null && form ? new Response(null, { status: 303, headers: { location: to } }) : new Response("page");
    for (const set of await unsent.cookiesAfter(response)) {
      const [pair = "", ...options] = set.split("; ");
      expect(options).toContain("HttpOnly");
      const [name = "", value = ""] = pair.split("=");
      if (options.includes("Max-Age=0")) jar.delete(name);
      else jar.set(name, value);
    }
    return given as { data: { fault: object; values: object } } | "ran" | null;
  }
  return { ask, jar, ran: () => ran, wait: (ms: number) => (now += ms) };
}

const TYPED = { email: "new@example.org", password: "palm shade at noon", code: "123456", intent: "change" };

describe("a form sent after the sign-in ended", () => {
  it("comes back once, to the one who typed it, at its page, without passwords and codes; its action does not run", async () => {
    const one = browser();
    await one.ask(7, "/account/email");
    await one.ask(null, "/account/email", TYPED);
    expect([...one.jar.values()].join()).not.toContain("example.org");
    expect(await one.ask(7, "/account/data")).toBeNull();
    const back = await one.ask(7, "/account/email?notice=signed_in");
    expect(back).toMatchObject({
      data: { fault: { code: "not_sent", fields: [] }, values: { email: "new@example.org", intent: "change" } },
      init: { status: 200 },
    });
    expect(JSON.stringify(back)).not.toMatch(/palm shade|123456/);
    expect(await one.ask(7, "/account/email")).toBeNull();
    expect(one.ran()).toBe(0);
  });

  it("is shown to nobody else, and forgotten once somebody else is there", async () => {
    const one = browser();
    await one.ask(7, "/account/email");
    await one.ask(null, "/account/email", TYPED);
    expect(await one.ask(8, "/account/email")).toBeNull();
    expect(one.jar.has("unsent")).toBe(false);
    expect(await one.ask(7, "/account/email")).toBeNull();
  });

  it("is kept for half an hour, and only what is small and was sent by somebody known", async () => {
    const one = browser();
    await one.ask(null, "/account/email", TYPED);
    expect(one.jar.size).toBe(0);
    await one.ask(7, "/account/email");
    await one.ask(null, "/account/email", { text: "x".repeat(3000) });
    await one.ask(null, "/account/email.data", TYPED);
    await one.ask(null, "/account/email", TYPED, "/signin?next=%2Faccount%2Femail");
    expect(one.jar.has("unsent")).toBe(false);
    await one.ask(null, "/account/email", TYPED);
    one.wait(30 * MINUTE);
    expect(await one.ask(7, "/account/email")).toBeNull();
  });

  it("cannot be made up or changed", async () => {
    const one = browser();
    await one.ask(7, "/account/email");
    one.jar.set("unsent", Buffer.from(JSON.stringify({ path: "/account/email" })).toString("base64url"));
    expect(await one.ask(7, "/account/email")).toBeNull();
    expect(one.ran()).toBe(0);
  });

  it("leaves every other form alone", async () => {
    const one = browser();
    await one.ask(7, "/account/email");
    expect(await one.ask(7, "/account/email", TYPED)).toBe("ran");
  });
});
