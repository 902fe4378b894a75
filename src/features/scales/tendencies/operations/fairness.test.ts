import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApi, type TestApi } from "../../../../../tests/support/api.ts";
import { signedInPerson } from "../../../../../tests/support/people.ts";
import type { Norms } from "../../engine/schema/norms.ts";
import { importInstrument } from "../../instruments/operations/import-instrument.server.ts";
import { loadInstruments } from "../../instruments/seed.server.ts";
import { answersWithScores } from "../rules/answers-with-scores.ts";
import { submitAll } from "./finish-attempt.server.ts";
import { newestForm } from "./read-instrument.server.ts";
import { showResult } from "./show-result.server.ts";

/** Norms as unlike as they can be for girls and boys: what one has as a high rank is a low one of the other. */
function norms(): Norms {
  const table = (ranks: (raw: number) => number) => ({
    sd: 2.2,
    alpha: 0.75,
    ranks: Object.fromEntries(Array.from({ length: 10 }, (_, raw) => [String(raw), ranks(raw)])),
  });
  const group = (gender: "female" | "male", isHigh: (code: string) => boolean) => ({
    grade: 10,
    gender,
    n: 500,
    scales: Object.fromEntries(
      Array.from("RIASEC", (code) => [code, table((raw) => (isHigh(code) ? 90 + raw : 1 + raw))]),
    ),
  });
  return {
    format: "norms-1",
    scale: "tendencies",
    version: 1,
    instruments: [2],
    provisional: false,
    source: { ar: "جدول للاختبار", en: "A table for the test" },
    groups: [group("female", (code) => "RIA".includes(code)), group("male", (code) => "SEC".includes(code))],
  };
}

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi("sqlite", { isShipped: true });
  await loadInstruments(api.ctx, "db/seed");
  await importInstrument(api.ctx, { name: "norms.json", text: JSON.stringify(norms()) });
});
afterAll(() => api?.close());

const SCORES = [
  { R: 2, I: 7, A: 3, S: 9, E: 4, C: 1 },
  { R: 4, I: 6, A: 5, S: 7, E: 3, C: 3 },
  { R: 8, I: 8, A: 1, S: 0, E: 2, C: 8 },
] as const;

async function resultFor(scores: (typeof SCORES)[number], column: Record<string, unknown>) {
  const { ctx } = api;
  const person = await signedInPerson(ctx);
  await ctx.db
    .updateTable("users")
    .set({ grade: "10", ...column })
    .where("id", "=", person.id)
    .execute();
  const { statements } = await newestForm(ctx);
  const { attempt } = await submitAll(ctx, person.actor, { answers: answersWithScores(statements, scores) });
  const { reading, headline, jobs, short, groups, sectors } = await showResult(ctx, person.actor, { attempt });
  return { reading, told: { headline, jobs, short, groups, sectors, code: reading.code, kind: reading.kind } };
}

it.each(SCORES)("the same answers lead to the same professions, whoever gave them: %o", async (scores) => {
  const girl = await resultFor(scores, { gender: "female" });
  const boy = await resultFor(scores, { gender: "male" });
  // The table by gender is in use, and says opposite things.
  expect(girl.reading.ranks?.norms.group).toEqual({ grade: 10, gender: "female", n: 500 });
  expect(girl.reading.ranks?.of.R.rank).toBeGreaterThan(89);
  expect(boy.reading.ranks?.of.R.rank).toBeLessThan(11);
  expect(boy.told).toEqual(girl.told);
  for (const column of [
    { gender: null },
    { grade: "12" },
    { grade: null },
    { birth_date: "1980-01-01" },
    { account_type: "JobSeeker" },
    { first_name: "Priya" },
  ]) {
    expect((await resultFor(scores, column)).told, JSON.stringify(column)).toEqual(girl.told);
  }
});

it("nationality and disability cannot decide: nothing about a person has a place for them", async () => {
  const tables = await api.ctx.db.introspection.getTables();
  const columns = tables.flatMap(({ name, columns: of }) => of.map((one) => `${name}.${one.name}`));
  expect(columns).toContain("users.gender");
  expect(columns.filter((name) => /nationalit|disabilit|citizen|religion/i.test(name))).toEqual([]);
});
