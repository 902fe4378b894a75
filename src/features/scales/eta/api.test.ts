import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../../tests/support/api.ts";
import { signedInPerson, type TestPerson } from "../../../../tests/support/people.ts";
import { loadInstruments } from "../instruments/seed.server.ts";

onOneEngine("the entrepreneurial scale's calls", (engine) => {
  let api: TestApi;
  let person: TestPerson;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    await loadInstruments(api.ctx, "db/seed");
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    person = await signedInPerson(api.ctx);
    await api.ctx.db.updateTable("users").set({ grade: "9", gender: "male" }).where("id", "=", person.id).execute();
  });

  const ask = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await api.app.inject({ url: `/api/${path}`, headers });
    return { status: answer.statusCode, ...answer.json() };
  };
  const put = (payload: object, headers: Record<string, string> = { ...person.headers }, id = person.id) =>
    api.app.inject({ method: "PUT", url: `/api/users/${id}`, headers, payload });
  const own = async (who = person) => (await ask(`users/${who.id}?populate=eat_result`, { ...who.headers })).eat_result;
  const all = async (letter: string): Promise<Record<string, string>> => {
    const { data } = await ask("eta-questions");
    return Object.fromEntries(data.map(({ documentId }: { documentId: string }) => [documentId, letter]));
  };

  it("lists the situations to everybody, all on one page of 50, with the names of the specification", async () => {
    const { data, meta } = await ask("eta-questions?locale=ar&populate=category");
    expect(meta.pagination).toEqual({ page: 1, pageSize: 50, pageCount: 1, total: 38 });
    expect(data[0]).toMatchObject({ Question_num: 1, locale: "ar", option_A: expect.any(String) });
    expect(data[0].Question_Text).toMatch(/[\u0600-\u06ff]/);
    const { Weight_A, Weight_B, Weight_C, Category_Name } = data[0].category;
    expect([Weight_A, Weight_B, Weight_C].toSorted()).toEqual([0, 1, 2]);
    expect(Category_Name).toBe("الدافعية");
    expect((await ask("eta-questions?populate[category]=true&fields=option_B&pagination[limit]=1")).data).toEqual([
      { id: 1, documentId: "M1", option_B: expect.any(String) },
    ]);
    expect((await ask("eta-questions?populate=nonsense")).status).toBe(400);
  });

  it("looks ranks up by raw score, gender and grade, ten a page", async () => {
    const { data, meta } = await ask("eta-entrepreneurial-traits?raw_score=14&gender=female&grade_level=10");
    expect(data.map((one: { category: string }) => one.category)).toEqual([
      "motivation",
      "competence",
      "responsibility",
    ]);
    for (const one of data) {
      expect(one).toMatchObject({ raw_score: 14, gender: "female", grade_level: 10, provisional: true });
      expect(one.percentile_rank).toBeGreaterThan(0);
      expect(one.percentile_rank).toBeLessThan(100);
    }
    expect(meta.pagination).toMatchObject({ pageSize: 10, total: 3 });
    const total = await ask("eta-totals?raw_score=41&gender=male&grade_level=8");
    expect(total.data).toMatchObject([{ category: "general", raw_score: 41, percentile_rank: expect.any(Number) }]);
    const filtered = await ask("eta-totals?filters[raw_score][$eq]=41&filters[gender]=male&filters[grade_level]=8");
    expect(filtered.data).toEqual(total.data);
    // A category of twelve situations ends at 24.
    expect((await ask("eta-entrepreneurial-traits?raw_score=26&gender=male&grade_level=8")).data).toHaveLength(2);
    expect((await ask("eta-totals?grade_level=12&pageSize=100")).meta.pagination.total).toBe(2 * 77);
  });

  it.each([
    ["raw_score=-1", "raw_score", "too_small"],
    ["raw_score=1000000000", "raw_score", "too_large"],
    ["raw_score=77", "raw_score", "too_large"],
    ["raw_score=x", "raw_score", "wrong_value"],
    ["raw_score=", "raw_score", "wrong_value"],
    ["raw_score=1&raw_score=2", "raw_score", "wrong_type"],
    ["raw_score=99999999999999999999", "raw_score", "wrong_value"],
    ["grade_level=99", "grade_level", "too_large"],
    ["grade_level=7", "grade_level", "too_small"],
    ["gender=x", "gender", "scales_eta_gender"],
  ])("refuses %s by name", async (query, field, code) => {
    for (const plural of ["eta-totals", "eta-entrepreneurial-traits"]) {
      const { status, error } = await ask(`${plural}?${query}`);
      expect([status, error.details.errors[0].path, error.details.errors[0].code]).toEqual([400, [field], code]);
    }
  });

  it("tells what is said of each band, ten a page", async () => {
    const { data, meta } = await ask("eat-description-grades");
    expect(meta.pagination).toEqual({ page: 1, pageSize: 10, pageCount: 2, total: 12 });
    expect(data[0]).toMatchObject({
      category: "motivation",
      from: 0,
      to: 32,
      try: [expect.any(String), expect.any(String)],
    });
  });

  it("keeps answers that are put, and shows the result to its owner alone; scores are never taken", async () => {
    expect(await own()).toBe(null);
    const answers = await all("B");
    expect((await put({ eat_result: { answers } })).statusCode).toBe(200);
    const result = await own();
    expect(result).toMatchObject({ provisional: true, version: 1, norms_version: 1 });
    expect(Object.keys(result.scores).toSorted()).toEqual(["competence", "general", "motivation", "responsibility"]);
    const { motivation, competence, responsibility, general } = result.scores;
    expect(general.raw_score).toBe(motivation.raw_score + competence.raw_score + responsibility.raw_score);
    // The same rank as the norm table's.
    const { data } = await ask(`eta-totals?raw_score=${general.raw_score}&gender=male&grade_level=9`);
    expect(general.percentile_rank).toBe(data[0].percentile_rank);
    expect(JSON.stringify(result)).not.toContain('"M1"');
    const other = await signedInPerson(api.ctx);
    expect((await ask(`users/${person.id}?populate=eat_result`, { ...other.headers })).status).toBe(404);
    expect((await ask(`users/${person.id}?populate=eat_result`)).status).toBe(401);
    expect((await put({ eat_result: { answers } }, { ...other.headers })).statusCode).toBe(404);
    expect((await put({ eat_result: { answers } }, {})).statusCode).toBe(401);
  });

  it.each([
    ["scores", async () => ({ answers: await all("A"), scores: { general: 76 } }), "unknown_key"],
    ["a missing answer", async () => ({ answers: { M1: "A" } }), "answers_missing"],
    ["an unknown item", async () => ({ answers: { ...(await all("A")), Z9: "A" } }), "scales_foreign_statement"],
    ["an unknown answer", async () => ({ answers: { ...(await all("A")), M1: "D" } }), "scales_foreign_answer"],
    ["answers that are none", async () => ({ answers: [1, 2] }), "wrong_type"],
  ])("refuses %s and changes nothing of the record", async (_, make, code) => {
    const answer = await put({ city: "Sur", eat_result: await make() });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(code);
    expect(await own()).toBe(null);
    const { profile } = await ask("users/me?populate=profile", { ...person.headers });
    expect(profile.city).toBe(null);
  });

  it("takes so many results a day and no more", async () => {
    const answers = await all("C");
    for (let at = 0; at < 12; at += 1) expect((await put({ eat_result: { answers } })).statusCode).toBe(200);
    expect((await put({ eat_result: { answers } })).statusCode).toBe(429);
  });

  it("gives raw scores and no rank to who is in none of the grades", async () => {
    await api.ctx.db.updateTable("users").set({ grade: "university" }).where("id", "=", person.id).execute();
    await put({ eat_result: { answers: await all("A") } });
    const { scores, norms_version } = await own();
    expect([norms_version, scores.general.percentile_rank, scores.general.description]).toEqual([null, null, null]);
    expect(scores.general.raw_score).toBeGreaterThan(0);
  });

  it("publishes the form of instruments and norms", async () => {
    const { anyOf, title } = await ask("instrument-schema");
    expect(title).toContain("instrument");
    expect(JSON.stringify(anyOf)).toContain('"norms-1"');
  });
});
