import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { signedInAs, type TestPerson } from "#tests/support/people.ts";
import { seedId } from "../seed.server.ts";

const ENGLISH = { title: "A day at sea", description: "What sailors do.", content: "Early up." };
const ARABIC = { title: "يوم في البحر", description: "ماذا يفعل البحارة.", content: "نهوض مبكر." };
const [NURSE, LAWYER, PHYSICIAN] = ["nurse", "lawyer", "physician"].map((slug) => seedId("job", slug));
const V4 = { "strapi-response-format": "v4" };

onOneEngine("what Strapi's clients write", (engine) => {
  let api: TestApi;
  let editor: TestPerson;
  let author: TestPerson;
  let serial = 0;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    editor = await signedInAs(api.ctx, "editor");
    author = await signedInAs(api.ctx, "author");
  });
  afterAll(() => api?.close());

  type Method = "GET" | "POST" | "PUT" | "DELETE";
  async function call(method: Method, path: string, payload?: object, who: TestPerson | null = editor, more = {}) {
    const headers = { ...who?.headers, ...more };
    const answer = await api.app.inject({ method, url: `/api${path}`, headers, payload });
    const body = answer.body === "" ? null : answer.json();
    const paths = body?.error?.details?.errors?.map((fault: { path: string[] }) => fault.path.join("."));
    return { status: answer.statusCode, body, data: body?.data, paths };
  }
  /** A published blog in both languages. */
  async function bilingual(more: object = {}): Promise<string> {
    serial += 1;
    const { data } = await call("POST", "/blogs", { data: { slug: `both-${serial}`, ...ENGLISH, ...more } });
    expect((await call("PUT", `/blogs/${data.documentId}?locale=ar`, { data: ARABIC })).status).toBe(200);
    return `/blogs/${data.documentId}`;
  }
  const shown = async (path: string, locale: string, status = "published") =>
    (await call("GET", `${path}?locale=${locale}&status=${status}`)).data;

  describe("DELETE with a locale", () => {
    it("takes that language away and nothing else", async () => {
      const path = await bilingual({ jobs: [NURSE] });
      expect(await call("DELETE", `${path}?locale=ar`)).toMatchObject({ status: 204, body: null });
      expect(await shown(path, "en")).toMatchObject({ ...ENGLISH, locale: "en" });
      expect(await shown(path, "ar")).toMatchObject({ locale: "en" });
      expect(await shown(path, "ar", "draft")).toMatchObject({ locale: "en" });
      expect((await call("GET", `${path}?populate=jobs,localizations`)).data).toMatchObject({
        jobs: [{ slug: "nurse" }],
        localizations: [],
      });
    });

    it("of the language without which nothing is left takes the record", async () => {
      const path = await bilingual();
      expect((await call("DELETE", `${path}?locale=en`)).status).toBe(204);
      expect(await shown(path, "en")).toMatchObject({ ...ARABIC, locale: "ar" });
      expect((await call("DELETE", `${path}?locale=en`)).status).toBe(404);
      expect(await shown(path, "ar")).toMatchObject(ARABIC);
      expect((await call("DELETE", `${path}?locale=ar`)).status).toBe(204);
      expect((await call("GET", path)).status).toBe(404);
    });

    it("takes it from the draft too, and waits on what else waits", async () => {
      const path = await bilingual();
      await call("PUT", `${path}?locale=ar&status=draft`, { data: { title: "مسودة" } });
      await call("PUT", `${path}?status=draft`, { data: { title: "Next" } });
      expect((await call("DELETE", `${path}?locale=ar`)).status).toBe(204);
      expect(await shown(path, "ar", "draft")).toMatchObject({ title: "Next", locale: "en" });
      expect(await shown(path, "en")).toMatchObject({ title: ENGLISH.title });
    });

    it("of what was never published leaves the other language's draft", async () => {
      serial += 1;
      const { data } = await call("POST", "/blogs?locale=ar&status=draft", {
        data: { slug: `drafted-${serial}`, ...ARABIC },
      });
      const path = `/blogs/${data.documentId}`;
      await call("PUT", `${path}?status=draft`, { data: { title: "Only begun" } });
      expect((await call("DELETE", `${path}?locale=ar`)).status).toBe(204);
      expect(await shown(path, "ar", "draft")).toMatchObject({ title: "Only begun", locale: "en" });
      expect((await call("GET", path)).status).toBe(404);
      expect((await call("DELETE", `${path}?locale=en`)).status).toBe(204);
      expect((await call("GET", `${path}?status=draft`)).status).toBe(404);
    });

    it("hides a record whose only published language goes, and keeps the draft of the other", async () => {
      serial += 1;
      const { data } = await call("POST", "/blogs", { data: { slug: `half-${serial}`, ...ENGLISH } });
      const path = `/blogs/${data.documentId}`;
      await call("PUT", `${path}?locale=ar&status=draft`, { data: ARABIC });
      expect((await call("DELETE", `${path}?locale=en`)).status).toBe(204);
      expect((await call("GET", path)).status).toBe(404);
      expect(await shown(path, "ar", "draft")).toMatchObject({ ...ARABIC, locale: "ar" });
    });

    it("can be undone from the history, answers v4 with what was there, and is for editors", async () => {
      const path = await bilingual();
      expect((await call("DELETE", `${path}?locale=ar`, undefined, author)).status).toBe(403);
      const gone = await call("DELETE", `${path}?locale=ar`, undefined, editor, V4);
      expect(gone).toMatchObject({ status: 200, data: { attributes: { title: ARABIC.title, locale: "ar" } } });
      const { data } = await call("GET", `/content-records/${path.split("/")[2]}`);
      expect(data).toMatchObject({ stage: "published", body: { ar: null }, translation: { ar: "missing" } });
      const from = data.version - 1;
      await call("POST", `/content-records/${data.documentId}/restore`, { version: data.version, from });
      expect(await shown(path, "ar", "draft")).toMatchObject({ title: ARABIC.title });
    });

    it("takes `*` for all languages, and no others", async () => {
      const path = await bilingual();
      for (const locale of ["fr", "", "&locale=en"])
        expect((await call("DELETE", `${path}?locale=${locale}`)).status).toBe(400);
      expect((await call("DELETE", `${path}?locale=*`)).status).toBe(204);
      expect((await call("GET", path)).status).toBe(404);
    });

    it("of a type of one record takes that language too", async () => {
      const before = (await call("GET", "/tips-and-trick?locale=ar")).data;
      expect((await call("DELETE", "/tips-and-trick?locale=ar")).status).toBe(204);
      expect(await shown("/tips-and-trick", "ar")).toMatchObject({ locale: "en" });
      expect(
        (await call("PUT", "/tips-and-trick?locale=ar", { data: { title: before.title, tips: before.tips } })).status,
      ).toBe(200);
      expect(await shown("/tips-and-trick", "ar")).toMatchObject({ title: before.title, locale: "ar" });
    });
  });

  it("a draft has no time of publication, also of a record that is published", async () => {
    const path = await bilingual();
    expect((await shown(path, "en")).publishedAt).toEqual(expect.any(String));
    expect((await shown(path, "en", "draft")).publishedAt).toBeNull();
    const saved = await call("PUT", `${path}?status=draft`, { data: { title: "Next" } });
    expect(saved.data).toMatchObject({ title: "Next", publishedAt: null });
    expect((await call("PUT", path, { data: {} }, author)).data.publishedAt).toBeNull();
    const list = await call("GET", "/blogs?status=draft&filters[publishedAt][$notNull]=true");
    expect(list.data).toEqual([]);
    const older = await call("GET", `${path}?publicationState=preview`, undefined, editor, V4);
    expect(older.data.attributes.publishedAt).toBeNull();
  });

  it("answers a write that is sent again under its own id as it did, and writes once", async () => {
    serial += 1;
    const data = { slug: `once-${serial}`, ...ENGLISH };
    const id = { "idempotency-key": `a-random-id-of-a-write-${serial}` };
    const [first, again] = [
      await call("POST", "/blogs", { data }, editor, id),
      await call("POST", "/blogs", { data }, editor, id),
    ];
    expect([first.status, again.status]).toEqual([201, 201]);
    expect(again.body).toEqual(first.body);
  });

  it("names its language in what is sent, where the address names none", async () => {
    serial += 1;
    const slug = `named-${serial}`;
    const made = await call("POST", "/blogs", { data: { slug, ...ARABIC, locale: "ar" } });
    expect(made).toMatchObject({ status: 201, data: { ...ARABIC, locale: "ar" } });
    const path = `/blogs/${made.data.documentId}`;
    expect((await call("PUT", path, { data: { ...ENGLISH, locale: "en" } })).data).toMatchObject({
      ...ENGLISH,
      locale: "en",
    });
    const read = await shown(path, "ar");
    expect((await call("PUT", path, { data: { ...read, title: "بحر" } })).data).toMatchObject({
      title: "بحر",
      locale: "ar",
    });
    expect(await shown(path, "en")).toMatchObject(ENGLISH);
    expect((await call("PUT", `${path}?locale=en`, { data: read })).status).toBe(400);
    for (const locale of ["fr", 5, ["ar"]])
      expect((await call("PUT", path, { data: { locale } })).status, String(locale)).toBe(400);
    expect((await call("PUT", path, { data: { locale: null, title: "Night" } })).data.title).toBe("Night");
    const tips = (await call("GET", "/tips-and-trick?locale=ar")).data;
    expect((await call("PUT", "/tips-and-trick", { data: tips })).data).toMatchObject({
      locale: "ar",
      title: tips.title,
    });
  });

  describe("without a title", () => {
    it.each<[string, object]>([
      ["/blogs", {}],
      ["/blogs", { slug: "untitled" }],
      ["/blogs", { slug: "untitled", description: "Short.", content: "Long." }],
      ["/blogs", { title: null }],
      ["/blogs", { title: "" }],
      ["/blogs", { title: "  ", slug: "untitled" }],
      ["/jobs", { summary: "Short." }],
      ["/sectors", { slug: "untitled" }],
    ])("POST %s %j is refused there", async (path, data) => {
      const { status, paths } = await call("POST", path, { data });
      expect([status, paths]).toEqual([400, expect.arrayContaining(["title"])]);
      for (const other of ["slug", "locale"]) expect(paths).not.toContain(other);
    });

    it("is refused at the field that names the record, whatever that is called", async () => {
      expect((await call("POST", "/universities", { data: {} })).paths).toContain("name");
      expect((await call("POST", "/merit-programs?status=draft", { data: {} })).paths).toContain("program_name");
    });

    it("is refused when it is taken away", async () => {
      const path = await bilingual();
      expect((await call("PUT", path, { data: { title: null } })).paths).toEqual(["title"]);
      expect((await call("PUT", `${path}?locale=ar`, { data: { title: "" } })).paths).toEqual(["title"]);
    });
  });

  describe("a relation in the form it is read", () => {
    const jobs = async (path: string, written: unknown) => {
      const { status, data } = await call("PUT", `${path}?populate=jobs`, { data: { jobs: written } });
      return status === 200 ? (data.jobs as { slug: string }[]).map(({ slug }) => slug) : status;
    };

    it("whole records, in either shape of an answer", async () => {
      const path = await bilingual({ jobs: [NURSE, LAWYER] });
      const { data } = await call("GET", `${path}?populate=*`);
      expect(await jobs(path, data.jobs)).toEqual(["nurse", "lawyer"]);
      expect(await jobs(path, [data.jobs[1]])).toEqual(["lawyer"]);
      expect(await jobs(path, data.jobs[0])).toEqual(["nurse"]);
      const older = (await call("GET", `${path}?populate=jobs`, undefined, editor, V4)).data.attributes.jobs;
      expect(older.data[0]).toHaveProperty("attributes");
      expect(await jobs(path, older)).toEqual(["nurse"]);
      expect(await jobs(path, { data: [{ id: data.jobs[1].id, attributes: {} }, data.jobs[0]] })).toEqual([
        "lawyer",
        "nurse",
      ]);
      expect(await jobs(path, { connect: data.jobs, disconnect: [data.jobs[0]] })).toEqual(["lawyer", "nurse"]);
      expect(await jobs(path, { set: { data: [] } })).toEqual([]);
      expect(await jobs(path, { data: null })).toEqual([]);
      expect(await jobs(path, [{ slug: "nurse" }])).toBe(400);
      expect(await jobs(path, { count: 2 })).toBe(400);
    });

    it("a whole record goes back as it came, in both shapes", async () => {
      for (const path of ["/jobs", "/sectors", "/blogs", "/academic-programs", "/universities", "/books"]) {
        const first = `${path}/${(await call("GET", `${path}?pagination[pageSize]=1`)).data[0].documentId}`;
        const read = async (more = {}) => (await call("GET", `${first}?populate=*`, undefined, editor, more)).data;
        const { updatedAt: _u, publishedAt: _p, ...before } = await read();
        expect(await call("PUT", first, { data: await read() }), path).toMatchObject({ status: 200 });
        expect(await call("PUT", first, { data: (await read(V4)).attributes }), path).toMatchObject({ status: 200 });
        expect(await read()).toMatchObject(before);
        const named = (await call("GET", `${first}?populate=localizations`)).data;
        expect(await call("PUT", first, { data: named }), path).toMatchObject({ status: 200 });
      }
    });

    it("the way back of another's relation only as it stands", async () => {
      const sector = `/sectors/${seedId("sector", "health-care")}`;
      const { jobs: there } = (await call("GET", `${sector}?populate=jobs`)).data;
      const backwards = [...there].reverse().map(({ documentId }: { documentId: string }) => documentId);
      expect((await call("PUT", sector, { data: { jobs: backwards } })).status).toBe(200);
      const refused = await call("PUT", sector, { data: { jobs: [LAWYER] } });
      expect([refused.status, refused.body.error.message]).toEqual([400, "Invalid key jobs"]);
    });

    it("puts what is connected where it is said", async () => {
      const path = await bilingual({ jobs: [NURSE, LAWYER] });
      const connect = (id: unknown, position?: object) =>
        jobs(path, { connect: [{ documentId: id, ...(position && { position }) }] });
      expect(await connect(PHYSICIAN, { start: true })).toEqual(["physician", "nurse", "lawyer"]);
      expect(await connect(PHYSICIAN, { after: NURSE })).toEqual(["nurse", "physician", "lawyer"]);
      expect(await connect(LAWYER, { before: PHYSICIAN })).toEqual(["nurse", "lawyer", "physician"]);
      expect(await connect(NURSE, { end: true })).toEqual(["lawyer", "physician", "nurse"]);
      expect(await connect(LAWYER)).toEqual(["lawyer", "physician", "nurse"]);
      expect(await connect(LAWYER, { before: seedId("job", "chef") })).toBe(400);
      expect(await connect(LAWYER, { beside: NURSE })).toBe(400);
    });
  });

  it("keeps what stands for the support address when a text goes back as it was read", async () => {
    const read = (await call("GET", "/terms-of-usage")).data;
    expect(read.content).toContain(api.ctx.config.site.supportAddress);
    const changed = `${read.content}\n\nAnd one more.`;
    expect((await call("PUT", "/terms-of-usage", { data: { ...read, content: changed } })).data.content).toBe(changed);
    const { data } = await call("GET", `/content-records/${read.documentId}`);
    expect(data.body.en.content).toMatch(/\{support\}[\s\S]*And one more\.$/);
    expect(data.body.en.content).not.toContain(api.ctx.config.site.supportAddress);
    const draft = (await call("GET", "/terms-of-usage?status=draft", undefined, author)).data;
    expect(draft.content).toBe(changed);
    expect((await call("PUT", "/terms-of-usage", { data: { content: draft.content } }, author)).data.content).toBe(
      changed,
    );
    expect((await call("GET", `/content-records/${read.documentId}`)).data.body.en.content).toContain("{support}");
  });
});
