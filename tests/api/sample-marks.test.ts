import { afterAll, beforeAll, expect, it } from "vitest";
import { readJob } from "#features/jobs/operations/read-job.server.ts";
import { readSkill } from "#features/skills/operations.server.ts";
import { readStudy } from "#features/studies/operations/read-study.server.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { testVisitor } from "../support/content.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi("sqlite", { isShipped: true });
});
afterAll(() => api?.close());

const MARKED = { ar: /\(بيانات توضيحية\)$/, en: /\(sample data\)$/ };

it.each(["ar", "en"] as const)("every example is told as one where another record lists it: %s", (locale) => {
  const visitor = { ...testVisitor, locale };
  const job = readJob(api.ctx, visitor, "nurse");
  const skill = readSkill(api.ctx, visitor, "communication");
  const degree = readStudy(api.ctx, visitor, "nursing-bachelor");
  const learnt = (job?.reading?.rows ?? []).flatMap(({ links: own }) => own);
  const courses = learnt.filter(({ to }) => /[?&]show=(courses|experiences)/.test(to));
  const examples = [...courses, ...(skill?.related.degrees ?? []), ...(skill?.related.certifications ?? [])].map(
    ({ title }) => title,
  );
  expect(examples.length).toBeGreaterThan(5);
  expect(examples.filter((title) => !MARKED[locale].test(title))).toEqual([]);
  for (const { title } of [
    ...(job?.near?.jobs ?? []),
    ...(job?.asks?.future?.links ?? []),
    ...(skill?.related.jobs ?? []),
  ])
    expect(title).not.toMatch(MARKED[locale]);
  // A study that is sample data itself says it once, for all it leads to.
  expect(degree?.sample).toBe(true);
  const gates = degree?.path?.gates.flatMap((gate) => gate.links ?? []) ?? [];
  const studies = [...gates, ...(degree?.similar?.links ?? [])].filter(({ to }) => to.startsWith("/academic-profile/"));
  expect(studies.length).toBeGreaterThan(2);
  expect(studies.filter(({ title }) => MARKED[locale].test(title))).toEqual([]);
  // On the path of a profession it is said once, for all that stand there.
  const onPath = job?.path?.gates.flatMap((gate) => gate.links).filter(({ to }) => to.startsWith("/academic-profile/"));
  expect(onPath?.length).toBeGreaterThan(2);
  expect(onPath?.filter(({ title }) => MARKED[locale].test(title))).toEqual([]);
  expect(job?.path?.note).toMatch(locale === "ar" ? /بيانات توضيحية/ : /sample data/);
});
