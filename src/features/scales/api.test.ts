import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson, type TestPerson } from "../../../tests/support/people.ts";
import { loadInstruments } from "./instruments/seed.server.ts";

const MINE = "/api/users-permissions/users/me/personality-test";
type Answers = Record<string, unknown>;

interface Listed {
  readonly id: number;
  readonly documentId: string;
  readonly slug: string;
}

onOneEngine("the scale's calls", (engine) => {
  let api: TestApi;
  let person: TestPerson;
  let ids: string[];
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    await loadInstruments(api.ctx, "db/seed");
    const { json } = await api.app.inject("/api/personality-tests?pageSize=100");
    ids = json().data.map((one: { documentId: string }) => one.documentId);
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    person = await signedInPerson(api.ctx);
  });

  const answersOf = (value: (id: string) => unknown): Answers => Object.fromEntries(ids.map((id) => [id, value(id)]));
  const social = () => answersOf((id) => "SI".includes(id.charAt(0)));
  const post = (answers: unknown, headers: Record<string, string> = { ...person.headers }, extra: object = {}) =>
    api.app.inject({ method: "POST", url: MINE, headers, payload: { answers, ...extra } as object });

  it("lists the statements to everybody, nine a page", async () => {
    const first = (await api.app.inject("/api/personality-tests")).json();
    expect(first.meta.pagination).toEqual({ page: 1, pageSize: 9, pageCount: 6, total: 54 });
    expect(first.data).toHaveLength(9);
    const arabic = (await api.app.inject("/api/personality-tests?page=6&locale=ar")).json();
    expect(arabic.data.at(-1)).toMatchObject({ question_num: 54, locale: "ar" });
    expect(arabic.data[0].question).toMatch(/[\u0600-\u06ff]/);
    const strapi = (await api.app.inject("/api/personality-tests?pagination[pageSize]=54")).json();
    expect(strapi.data).toHaveLength(54);
  });

  it("answers an empty page far past the end and refuses what is no page", async () => {
    const far = await api.app.inject("/api/personality-tests?page=1000000000");
    expect([far.statusCode, far.json().data]).toEqual([200, []]);
    for (const query of [
      "page=1.5",
      "page=x",
      "pageSize=x",
      "locale=fr",
      "nonsense=1",
      "page=1&page=2",
      "page=1&pagination[page]=2",
    ])
      expect((await api.app.inject(`/api/personality-tests?${query}`)).statusCode, query).toBe(400);
    for (const [query, page, pageSize] of [
      ["page=0", 1, 9],
      ["page=-4&pageSize=20", 1, 20],
      ["pageSize=0", 1, 1],
      ["pageSize=1001", 1, 1000],
    ] as const)
      expect((await asked(`/personality-tests?${query}`)).meta.pagination).toMatchObject({ page, pageSize });
  });

  it.each(["personality-tests", "personalities"])("/%s takes what other lists take", async (plural) => {
    const slugs = async (query: string) => (await asked(`/${plural}?${query}`)).data.map((one: Listed) => one.slug);
    const [first, second] = (await asked(`/${plural}?pagination[pageSize]=2`)).data as [Listed, Listed];
    const older = await asked(`/${plural}?pagination[limit]=1`, { "strapi-response-format": "v4" });
    const { id, documentId, ...attributes } = first;
    expect(older).toMatchObject({
      data: [{ id, documentId, attributes }],
      meta: { pagination: { start: 0, limit: 1 } },
    });
    expect((await asked(`/${plural}?fields=slug&populate=*&pagination[limit]=1`)).data).toEqual([
      { id, documentId, slug: first.slug },
    ]);
    expect(await slugs(`filters[slug]=${second.slug}`)).toEqual([second.slug]);
    expect(await slugs(`filters[documentId][$in]=${second.documentId}`)).toEqual([second.slug]);
    expect(await slugs("filters[keywords][$contains]=nobody-wrote-this")).toEqual([]);
    expect(await slugs("filters[slug][$null]=true")).toEqual([]);
    const all = await slugs("pagination[limit]=100&fields=slug");
    expect(await slugs("pagination[limit]=100&sort=slug")).toEqual(
      [...all].sort(new Intl.Collator("en", { numeric: true }).compare),
    );
    expect(await slugs("pagination[limit]=100&sort=id:desc")).toEqual([...all].reverse());
    expect(await slugs("pagination[start]=1&pagination[limit]=1")).toEqual([second.slug]);
    const [arabic] = (await asked(`/${plural}?locale=ar&populate=localizations&pagination[limit]=1`)).data;
    expect(arabic).toMatchObject({ locale: "ar", localizations: [{ locale: "en", slug: first.slug }] });
    expect((await asked(`/${plural}?status=published&sort=updatedAt:desc&_q=the`)).data).toEqual(expect.any(Array));
    for (const [query, status] of [
      ["filters[foo]=1", 400],
      ["sort=foo", 400],
      ["fields=foo", 400],
      ["populate=jobs", 400],
      ["pagination[foo]=1", 400],
      ["status=draft", 403],
    ] as const)
      expect((await api.app.inject(`/api/${plural}?${query}`)).statusCode, query).toBe(status);
  });

  it("gives the six personalities with both names", async () => {
    const { data } = (await api.app.inject("/api/personalities")).json();
    expect(data.map((one: { code: string }) => one.code).join("")).toBe("RIASEC");
    expect(data[2]).toMatchObject({ title: "Artistic", alt_title: "Artistic/technical", slug: "artistic" });
  });

  // biome-ignore lint/suspicious/noExplicitAny: the answers of many calls
  async function asked(path: string, headers: Record<string, string> = {}): Promise<any> {
    const answer = await api.app.inject({ url: `/api${path}`, headers });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answer.json();
  }

  it("needs somebody signed in", async () => {
    expect((await post(social(), {})).statusCode).toBe(401);
    expect((await post(social(), { authorization: "Bearer forged" })).statusCode).toBe(401);
    for (const [method, url] of [
      ["DELETE", MINE],
      ["POST", `${MINE}/restore`],
    ] as const)
      expect((await api.app.inject({ method, url })).statusCode, method).toBe(401);
    expect((await api.app.inject("/api/personalities/matches?personality=me")).statusCode).toBe(401);
  });

  it("takes 54 answers as true, false or text, and gives scores it counted itself", async () => {
    const mixed = answersOf((id) => (id.startsWith("S") ? "true" : id.startsWith("I") ? true : "false"));
    const answer = await post(mixed);
    expect(answer.statusCode).toBe(200);
    expect(answer.json().data).toMatchObject({
      scores: { R: 0, I: 9, A: 0, S: 9, E: 0, C: 0 },
      code: "(IS)",
      provisional: true,
      kind: "clear",
      flat: false,
      scoring: 2,
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
  });

  it("refuses 53 and 55 answers, other words, foreign statements and scores of a client's own", async () => {
    const [first = ""] = ids;
    const { [first]: _, ...missing } = social();
    const cases: [string, unknown, object?][] = [
      ["53", missing],
      ["55", { ...social(), R99: true }],
      ["foreign instead", { ...missing, Z1: true }],
      ["maybe", { ...social(), [first]: "maybe" }],
      ["number", { ...social(), [first]: 1 }],
      ["null", { ...social(), [first]: null }],
      ["list", ids],
      ["text", "all true"],
      ["nothing", undefined],
      ["scores", social(), { scores: { R: 9 } }],
    ];
    for (const [name, answers, extra] of cases) {
      const { statusCode, json } = await post(answers, { ...person.headers }, extra);
      expect([name, statusCode, json().error?.name]).toEqual([name, 400, "ValidationError"]);
    }
    expect((await post(JSON.parse(`{"__proto__":{"R1":true}}`))).statusCode).toBe(400);
    const refusal = (await post(missing)).json();
    expect(refusal.error.details).toMatchObject({ code: "answers_missing", missing: [first] });
    expect(refusal.error.message).toBe("Please choose an answer.");
    const inArabic = await post(missing, { ...person.headers, "accept-language": "ar" });
    expect(inArabic.json().error.message).toBe("الرجاء اختيار إجابة.");
    expect(await rowsOf()).toBe(0);
  });

  it("answers broken and oversized bodies with a refusal", async () => {
    const headers = { ...person.headers, "content-type": "application/json" };
    const broken = await api.app.inject({ method: "POST", url: MINE, headers, payload: "{" });
    expect(broken.statusCode).toBe(400);
    const huge = await api.app.inject({ method: "POST", url: MINE, headers, payload: " ".repeat(2_000_000) });
    expect(huge.statusCode).toBe(413);
  });

  it("withdraws the current result and takes it back", async () => {
    const first = (await post(social())).json().data;
    const withdrawn = await api.app.inject({ method: "DELETE", url: MINE, headers: { ...person.headers } });
    expect(withdrawn.statusCode).toBe(200);
    expect(withdrawn.json().data.documentId).toBe(first.documentId);
    expect((await meOf()).personality_result).toBeNull();
    const again = await api.app.inject({ method: "DELETE", url: MINE, headers: { ...person.headers } });
    expect(again.statusCode).toBe(404);
    const back = await api.app.inject({ method: "POST", url: `${MINE}/restore`, headers: { ...person.headers } });
    expect(back.json().data.documentId).toBe(first.documentId);
    expect((await meOf()).personality_result).toMatchObject({ code: "(IS)" });
  });

  it("gives the five professions and sectors most like a code, or like one's own result", async () => {
    const matches = async (query: string) =>
      (await api.app.inject({ url: `/api/personalities/matches?${query}`, headers: { ...person.headers } })).json()
        .data;
    const none = await matches("personality=me");
    expect([none.flat, none.jobs, none.sectors]).toEqual([false, [], []]);
    const byCode = await matches("personality=rc");
    expect(byCode.jobs).toHaveLength(5);
    expect(byCode.sectors.length).toBeGreaterThan(0);
    expect(byCode.jobs[0].label).toBe("best");
    await post(social());
    const own = await matches("personality=me");
    expect(own.jobs).toHaveLength(5);
    expect(own.jobs[0].reasons).toHaveLength(3);
    expect(own.jobs[0].slug).not.toBe(byCode.jobs[0].slug);
    expect((await matches("personality=me&limit=2")).jobs).toHaveLength(2);
    const { code } = (await meOf()).personality_result;
    expect(code).toBe("(IS)");
    const sameAs = async (one: string) => (await matches(`personality=${one}`)).jobs.map(({ slug }: Listed) => slug);
    expect(await sameAs(code)).toEqual(await sameAs("(SI)"));
    expect(await sameAs("%28is%29")).toEqual(await sameAs(code));
    expect(await sameAs(code)).not.toEqual(await sameAs("IS"));
    for (const plural of ["jobs", "sectors"])
      expect((await asked(`/${plural}?personality=${code}`)).data.length).toBeGreaterThan(0);
    for (const other of ["S(IA)", "(SI)A", "(SIA)", "S(IAE)", "(SI)(AE)", "(SIAE)", "SIA"])
      expect((await matches(`personality=${other}`)).jobs, other).toHaveLength(5);
    for (const query of [
      "",
      "personality=SS",
      "personality=SIAE",
      "personality=X",
      "personality=(SS)",
      "personality=(SI",
      "personality=S)I(",
      "personality=(SI)(AE)R",
      "personality=()",
      "personality=S&x=1",
    ])
      expect((await api.app.inject(`/api/personalities/matches?${query}`)).statusCode, query).toBe(400);
  });

  it("ranks /jobs and /sectors by personality, five unless asked otherwise", async () => {
    const slugs = async (url: string) =>
      (await api.app.inject({ url, headers: { ...person.headers } }))
        .json()
        .data.map((one: { slug: string }) => one.slug);
    await post(social());
    const url = "/api/personalities/matches?personality=me";
    const { data } = (await api.app.inject({ url, headers: { ...person.headers } })).json();
    const matched = (list: { slug: string }[]) => list.map(({ slug }) => slug);
    expect(await slugs("/api/jobs?personality=me")).toEqual(matched(data.jobs));
    expect(await slugs("/api/sectors?personality=me")).toEqual(matched(data.sectors));
    expect(await slugs("/api/jobs?personality=SI&pagination[pageSize]=8")).toHaveLength(8);
    const refused = await api.app.inject("/api/jobs?personality=XYZ");
    expect([refused.statusCode, refused.json().error.name]).toEqual([400, "ValidationError"]);
    const nobody = await api.app.inject("/api/sectors?personality=me");
    expect([nobody.statusCode, nobody.headers["cache-control"]]).toEqual([401, "no-store"]);
  });

  it("lists nothing where nothing can be read, nor for a code without letters", async () => {
    expect((await post(answersOf(() => true))).json().data).toMatchObject({
      kind: "careless",
      flat: true,
      code: "",
      careless: true,
    });
    const url = "/api/personalities/matches?personality=me";
    const { data } = (await api.app.inject({ url, headers: { ...person.headers } })).json();
    expect(data).toEqual({ kind: "careless", flat: true, jobs: [], sectors: [] });
    const empty = { kind: "flat", flat: true, jobs: [], sectors: [] };
    expect((await asked("/personalities/matches?personality=")).data).toEqual(empty);
    expect((await asked("/jobs?personality=")).data).toEqual([]);
  });

  async function meOf() {
    return (
      await api.app.inject({ url: "/api/users/me?populate=personality_result", headers: { ...person.headers } })
    ).json();
  }

  async function rowsOf(): Promise<number> {
    const rows = await api.ctx.db.selectFrom("scale_attempts").select("id").where("user_id", "=", person.id).execute();
    return rows.length;
  }
});
