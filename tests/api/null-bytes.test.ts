import { afterAll, beforeAll, expect, it } from "vitest";
import { endGuardianship } from "#features/guardians/operations/invite-guardian.server.ts";
import { readSummary } from "#features/guardians/operations/read-standing.server.ts";
import { openExport } from "#features/privacy/operations/view-export.server.ts";
import { submitDraft } from "#features/scales/instruments/operations/finish.server.ts";
import { withdraw } from "#features/scales/instruments/operations/withdraw.server.ts";
import { TENDENCIES } from "#features/scales/rules.ts";
import { resultOf } from "#features/scales/tendencies/operations/read-results.server.ts";
import { shareResult } from "#features/schools/operations/claim-place.server.ts";
import { openClass, readClass, requireOwnClass } from "#features/schools/operations/manage-classes.server.ts";
import { removePlace } from "#features/schools/operations/manage-places.server.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { signedInAs } from "../support/people.ts";

/** PostgreSQL faults on it in any text. */
const NAME = "a\0b";
let api: TestApi;
beforeAll(async () => {
  api = await createTestApi("postgres");
});
afterAll(() => api?.close());

it("a name with a null byte is the name of nothing, and no fault of ours", async () => {
  const { ctx } = api;
  const { actor } = await signedInAs(ctx, "admin");
  const input = { name: "Ten", scale: "tendencies", places: 5, days: 1, grade: undefined } as const;
  const { documentId } = await openClass(ctx, actor, input);
  for (const ask of [
    () => requireOwnClass(ctx, actor, NAME),
    () => readClass(ctx, actor, NAME),
    () => removePlace(ctx, actor, { documentId, place: NAME }),
    () => shareResult(ctx, actor, { documentId: NAME, shared: true }),
    () => endGuardianship(ctx, actor, { documentId: NAME }),
    () => readSummary(ctx, actor, NAME),
    () => openExport(ctx, actor, { documentId: NAME, file: "json" }),
    () => resultOf(ctx, actor, { attempt: NAME }),
    () => submitDraft(ctx, actor, TENDENCIES, { attempt: NAME }),
    () => withdraw(ctx, actor, { scale: TENDENCIES, attempt: NAME }),
  ])
    await expect(ask(), String(ask)).rejects.toMatchObject({ code: "not_found" });
});

it.each([
  ["GET", "/api/school-classes/%00"],
  ["PUT", "/api/school-places/a%00b"],
  ["DELETE", "/api/guardianships/%00"],
  ["GET", "/api/upload/files/%00"],
  ["PUT", "/api/jobs/%00"],
  ["DELETE", "/api/jobs/a%00b"],
  ["GET", "/files/%00"],
] as const)("%s %s is an address of nothing", async (method, url) => {
  const { headers } = await signedInAs(api.ctx, "admin");
  const payload = method === "PUT" ? { data: { title: "Sea" } } : undefined;
  expect((await api.app.inject({ method, url, headers: { ...headers }, payload })).statusCode).toBe(404);
});
