import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../../../tests/support/api.ts";
import { signedInPerson, type TestPerson } from "../../../../../tests/support/people.ts";
import { TENDENCIES } from "../../rules.ts";
import type { KeptAnswers, KeptDraft } from "../schema.ts";
import { loadInstruments } from "../seed.server.ts";
import { submitDraft } from "./finish.server.ts";
import { draftAt, startOrResume } from "./open-draft.server.ts";

const URL = "/api/users-permissions/users/me/scales/tendencies/draft";
const MINUTE = 60_000;

onOneEngine("answers that a device has kept", (engine) => {
  let api: TestApi;
  let person: TestPerson;
  let draft: KeptDraft;
  beforeAll(async () => {
    api = await createTestApi(engine);
    await loadInstruments(api.ctx, "db/seed");
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    person = await signedInPerson(api.ctx);
    await startOrResume(api.ctx, person.actor, TENDENCIES);
    draft = (await api.app.inject({ url: `${URL}?locale=ar`, headers: { ...person.headers } })).json().data;
  });

  const kept = (answers: readonly (readonly [id: string, answer: "true" | "false", ago?: number])[]) =>
    answers.map(([item, answer, ago = 0]) => ({ item, answer, ms: null, ago }));
  const put = (answers: KeptAnswers["answers"], by = person, more: Partial<KeptAnswers> = {}) =>
    api.app.inject({
      method: "PUT",
      url: URL,
      headers: { ...by.headers },
      payload: { attempt: draft.attempt, signIn: draft.signIn, answers, ...more },
    });
  const answers = async () => (await draftAt(api.ctx, person.actor, TENDENCIES))?.answers;

  it("go with the statements of one language, and the mark of the sign-in, which is not its name", async () => {
    expect(draft.items).toHaveLength(54);
    expect(draft.items[0]?.text).toMatch(/[\u0600-\u06ff]/);
    expect(draft.signIn).toBe(signInMark(person.actor));
    expect(person.actor.signInId).not.toContain(draft.signIn);
  });

  it("go compressed to who takes that, and are the same", async () => {
    const ask = (encoding: string) =>
      api.app.inject({ url: `${URL}?locale=ar`, headers: { ...person.headers, "accept-encoding": encoding } });
    const [plain, br, gzip] = [await ask("identity"), await ask("gzip, br"), await ask("gzip")];
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect([br.headers["content-encoding"], gzip.headers["content-encoding"]]).toEqual(["br", "gzip"]);
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body);
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
    expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(br.headers.vary).toContain("Accept-Encoding");
    expect(br.headers["cache-control"]).toBe("no-store");
  });

  it("are taken in the order given, twice as once", async () => {
    const given = kept([
      ["R1", "true", 3 * MINUTE],
      ["I1", "false", 2 * MINUTE],
      ["R1", "false", MINUTE],
    ]);
    expect((await put(given)).json()).toEqual({ data: { answered: 2 } });
    expect((await put(given)).json()).toEqual({ data: { answered: 2 } });
    expect(await answers()).toEqual({ R1: "false", I1: "false" });
  });

  it("give way to what another device of the same person answered later", async () => {
    await put(kept([["R1", "true"]]));
    await put(kept([["R1", "false", 10 * MINUTE]]));
    expect(await answers()).toEqual({ R1: "true" });
    // A request that the line held up does not overrule what was given just after it.
    await put(kept([["R1", "false", MINUTE]]));
    expect(await answers()).toEqual({ R1: "false" });
  });

  it("are taken under the sign-in that gave them only", async () => {
    const other = await signedInPerson(api.ctx);
    expect((await put(kept([["R1", "true"]]), other)).statusCode).toBe(403);
    expect((await put(kept([["R1", "true"]]), other, { signIn: signInMark(other.actor) })).statusCode).toBe(404);
    const again = await person.again();
    expect((await put(kept([["R1", "true"]]), again)).statusCode).toBe(403);
    expect(await answers()).toEqual({});
  });

  it("come too late for a scale that was finished elsewhere, and never hold a foreign statement", async () => {
    expect((await put(kept([["Z9", "true"]]))).statusCode).toBe(400);
    await put(draft.items.map(({ id }) => ({ item: id, answer: "true", ms: null, ago: 0 })));
    await submitDraft(api.ctx, person.actor, TENDENCIES, { attempt: draft.attempt });
    expect((await put(kept([["R1", "false"]]))).statusCode).toBe(409);
    // Sent twice, once by the page and once by its service worker: it has them.
    expect((await put(kept([["R1", "true"]]))).statusCode).toBe(200);
    expect((await api.app.inject({ url: URL, headers: { ...person.headers } })).statusCode).toBe(404);
  });
});
