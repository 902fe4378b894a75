import fc from "fast-check";
import Fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { loadSeed } from "#content/seed.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { AppError } from "#platform/errors.ts";
import { type ApiCall, call } from "#platform/http/call.ts";
import { bodyOf, mountCalls } from "#platform/http/mount-calls.ts";
import { jsonOf, openApi } from "#server/api-docs/openapi.ts";
import { API_CALLS } from "#server/features.ts";
import { sendApiRefusal } from "#server/refusals.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { nearly, type Schema } from "../support/arbitrary-of-schema.ts";
import { CallAsking } from "../support/ask-calls.ts";
import { DeclaredAnswers, PLACEHOLDER } from "../support/declared-answers.ts";
import { visitor } from "../support/people.ts";

const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
/** The calls of content types are many of one kind. */
const runsOf = ({ group }: ApiCall) => (group === "content" ? 5 : 20);

let api: TestApi;
let asking: CallAsking;
let answers: DeclaredAnswers;
let named: (ref: string) => Schema;
beforeAll(async () => {
  api = await createTestApi("sqlite", {
    seed: async (ctx) => {
      await loadSeed(ctx, "db/seed");
      await loadInstruments(ctx, "db/seed");
    },
  });
  asking = new CallAsking(api);
  answers = new DeclaredAnswers(API_CALLS, api.ctx);
  const { schemas } = openApi(API_CALLS, api.ctx).components as { readonly schemas: Record<string, Schema> };
  named = (ref) => schemas[ref.split("/").at(-1) ?? ""] ?? {};
  await asking.prepare();
});
afterAll(() => api?.close());

/** Asks a call with what is nearly right, as the one who may; the first answer that is not as declared, or "". */
async function faultFound(one: ApiCall): Promise<string> {
  const body = bodyOf(one, api.ctx);
  const query = one.parameters ?? one.query;
  const bodies = body ? nearly(jsonOf(body, "input") as Schema, named) : fc.constant(undefined);
  const queries = query ? nearly(jsonOf(query, "input") as Schema, named) : fc.constant({});
  const sent = fc.sample(fc.tuple(bodies, queries, fc.nat(5)), { seed, numRuns: runsOf(one) });
  for (const [made, asked, part] of sent) {
    await asking.begin();
    const { method, url, headers, payload: right } = await asking.sendingOf(one, one.who, pairsOf(asked), "right");
    const payload = part < 3 ? withPart(right, made, part) : made;
    // A made-up name with braces comes back in the refusal as it was sent.
    if (PLACEHOLDER.test(JSON.stringify([payload, asked]) ?? "")) continue;
    const answer = await api.app.inject({
      method,
      url,
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      payload: body && JSON.stringify(payload),
      // Each from somewhere else, or the limits of tries would answer for the calls.
      remoteAddress: `192.0.2.${Math.trunc(Math.random() * 250)}`,
    });
    const isFine = answer.statusCode === 200 || answer.statusCode === 201;
    const fault = answers.faultOf(isFine ? { ...one, status: answer.statusCode } : one, answer);
    if (fault) return `${fault} for ${JSON.stringify({ payload, asked }).slice(0, 500)}`;
  }
  return "";
}

/** What is right, but for one part. */
function withPart(right: unknown, made: unknown, at: number): unknown {
  if (!isObject(right) || Buffer.isBuffer(right) || !isObject(made)) return made;
  return { ...right, ...Object.fromEntries(Object.entries(made).slice(at, at + 1)) };
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function pairsOf(asked: unknown): string {
  const pairs = isObject(asked) ? Object.entries(asked) : [];
  // What is made may be an object that cannot be a string of itself.
  const written = (value: unknown) => (isObject(value) ? JSON.stringify(value) : String(value));
  return String(new URLSearchParams(pairs.map(([key, value]) => [key, written(value).toWellFormed()])));
}

const fuzzed = API_CALLS.filter(({ body, query, parameters }) => body ?? query ?? parameters);

describe(`what is nearly right is answered as declared (FUZZ_SEED=${seed})`, () => {
  it("of every call that takes something", async () => {
    const faults: string[] = [];
    for (const one of fuzzed) {
      const fault = await faultFound(one);
      if (fault) faults.push(fault);
    }
    expect(fuzzed.length).toBeGreaterThan(80);
    expect(faults).toEqual([]);
  }, 300_000);
});

describe("an answer that is not as declared", () => {
  const planted = (handle: () => unknown) =>
    call("POST /planted", {
      group: "docs",
      who: "anybody",
      summary: () => "Planted",
      body: z.strictObject({ name: z.string() }),
      answer: z.strictObject({ data: z.strictObject({ id: z.int() }) }),
      handle: handle as () => { data: { id: number } },
    });

  async function faultOf(one: ApiCall, payload: object, refusal?: object): Promise<string> {
    const app = Fastify();
    app.decorateRequest("locale", "en");
    app.decorateRequest("actor");
    app.addHook("onRequest", async (request) => {
      request.actor = visitor;
    });
    app.setErrorHandler((error, request, reply) =>
      refusal ? reply.code(400).send(refusal) : sendApiRefusal(api.ctx, error, request, reply),
    );
    mountCalls(app, api.ctx, [one]);
    const answer = await app.inject({ method: "POST", url: "/planted", payload });
    await app.close();
    return new DeclaredAnswers([one], api.ctx).faultOf(one, answer);
  }

  it.each<[string, () => unknown, RegExp]>([
    ["lacks a part", () => ({ data: {} }), /data\.id/],
    ["has a part of another type", () => ({ data: { id: "1" } }), /data\.id/],
    ["has a part that nobody declared", () => ({ data: { id: 1, password: "x" } }), /password/],
    ["has another frame", () => ({ id: 1 }), /data/],
    ["has words with a gap in them", () => ({ data: { id: 1, name: "{support}" } }), /\{support\}/],
    ["is a fault of ours", () => Promise.reject(new Error("planted")), /500/],
  ])("is found when it %s", async (_, handle, said) => {
    expect(await faultOf(planted(handle), { name: "Salma" })).toMatch(said);
  });

  it("is not found when it is as declared", async () => {
    const right = planted(() => ({ data: { id: 1 } }));
    expect(await faultOf(right, { name: "Salma" })).toBe("");
    expect(await faultOf(right, { name: 5, more: true })).toBe("");
    expect(
      await faultOf(
        planted(() => Promise.reject(new AppError("conflict"))),
        { name: "Salma" },
      ),
    ).toBe("");
  });

  it("is found in a refusal without its field's code", async () => {
    const errors = [{ path: ["name"], message: "Wrong", name: "ValidationError" }];
    const error = { status: 400, name: "ValidationError", message: "Wrong", details: { code: "form_invalid", errors } };
    expect(
      await faultOf(
        planted(() => null),
        {},
        { data: null, error },
      ),
    ).toMatch(/code/);
  });
});
