import { afterAll, beforeAll, expect } from "vitest";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { signedInAs, signedInPerson, type TestPerson } from "#tests/support/people.ts";
import { seedId } from "../seed.server.ts";

const blog = (changes: object = {}) => ({
  data: { title: "A day at sea", description: "What sailors do.", content: "Early up.", ...changes },
});
const skill = (slug: string) => ({
  data: { slug, title: slug, summary: "Short.", description: "Long.", category: "basic" },
});

onOneEngineRacesOnBoth("writes of the content API", (engine, { describe, it, race }) => {
  let api: TestApi;
  let editor: TestPerson;
  let author: TestPerson;
  let person: TestPerson;
  let serial = 0;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    editor = await signedInAs(api.ctx, "editor");
    author = await signedInAs(api.ctx, "author");
    person = await signedInPerson(api.ctx);
  });
  afterAll(() => api?.close());

  type Method = "GET" | "POST" | "PUT" | "DELETE";
  async function call(method: Method, path: string, who?: TestPerson | null, payload?: object, headers: object = {}) {
    const answer = await api.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...who?.headers, ...headers },
      payload,
    });
    const body = answer.body === "" ? null : answer.json();
    return { status: answer.statusCode, body, data: body?.data, error: body?.error, headers: answer.headers };
  }
  const slugged = () => {
    serial += 1;
    return `written-${serial}`;
  };
  const made = async (who: TestPerson, path = "/blogs", body: object = blog({ slug: slugged() })) => {
    const { data, status } = await call("POST", path, who, body);
    expect(status).toBe(201);
    return data as { id: number; documentId: string; slug: string };
  };

  describe("who may", () => {
    const tries: [Method, string, object | undefined][] = [
      ["POST", "/blogs", blog({ slug: "never" })],
      ["POST", "/jobs", { data: { slug: "never" } }],
      ["PUT", `/jobs/${seedId("job", "nurse")}`, { data: { title: "Taken over" } }],
      ["DELETE", `/jobs/${seedId("job", "nurse")}`, undefined],
      ["PUT", "/featured-blog", { data: { title: "Taken over" } }],
      ["DELETE", "/featured-blog", undefined],
      // Also where nothing stands: nobody learns what there is.
      ["PUT", "/jobs/nobody", { data: {} }],
      ["DELETE", "/jobs/nobody", undefined],
      ["POST", "/jobs", {}],
    ];
    it.each(tries)("%s %s: nobody 401, a bad token 401, a person without the role 403", async (method, path, body) => {
      const before = (await call("GET", path.replace("/nobody", ""))).body;
      expect(await call(method, path, null, body)).toMatchObject({ status: 401, error: { name: "UnauthorizedError" } });
      const forged = { authorization: "Bearer forged" };
      expect((await call(method, path, null, body, forged)).status).toBe(401);
      expect(await call(method, path, person, body)).toMatchObject({ status: 403, error: { name: "ForbiddenError" } });
      expect((await call("GET", path.replace("/nobody", ""))).body).toEqual(before);
    });

    it("an author writes drafts, and takes nothing away", async () => {
      const { documentId } = await made(author);
      expect((await call("GET", `/blogs/${documentId}`)).status).toBe(404);
      expect((await call("DELETE", `/blogs/${documentId}`, author)).status).toBe(403);
      const job = seedId("job", "nurse");
      const changed = await call("PUT", `/jobs/${job}`, author, { data: { title: "Author's nurse" } });
      expect(changed).toMatchObject({ status: 200, data: { title: "Author's nurse" } });
      expect((await call("GET", `/jobs/${job}`)).data.title).not.toBe("Author's nurse");
      expect((await call("GET", `/jobs/${job}?status=draft`, author)).data.title).toBe("Author's nurse");
      await call("PUT", `/jobs/${job}`, author, { data: { title: "Nurse" } });
    });
  });

  describe("an editor", () => {
    it("creates, changes and takes away: 201, 200, 204, and readers follow at once", async () => {
      const created = await call("POST", "/blogs", editor, blog({ slug: slugged() }));
      expect(created).toMatchObject({ status: 201, data: { title: "A day at sea", locale: "en" }, body: { meta: {} } });
      expect(created.headers["cache-control"]).toBe("no-store");
      const path = `/blogs/${created.data.documentId}`;
      expect((await call("GET", path)).data).toEqual(created.data);
      const changed = await call("PUT", path, editor, { data: { title: "A night at sea" } });
      expect(changed).toMatchObject({
        status: 200,
        data: { title: "A night at sea", description: "What sailors do." },
      });
      expect((await call("GET", path)).data).toEqual(changed.data);
      expect(await call("DELETE", path, editor)).toMatchObject({ status: 204, body: null });
      for (const method of ["GET", "PUT", "DELETE"] as const)
        expect((await call(method, path, editor, method === "PUT" ? blog() : undefined)).status).toBe(404);
    });

    it("has Strapi 4's answers by header: 200 for all three, and what was taken away", async () => {
      const v4 = { "strapi-response-format": "v4" };
      const created = await call("POST", "/blogs", editor, blog({ slug: slugged() }), v4);
      expect(created).toMatchObject({ status: 200, data: { attributes: { title: "A day at sea" } } });
      const path = `/blogs/${created.data.documentId}`;
      const changed = await call("PUT", path, editor, blog({ title: "Older" }), v4);
      expect(changed).toMatchObject({ status: 200, data: { attributes: { title: "Older" } } });
      expect(await call("DELETE", path, editor, undefined, v4)).toMatchObject({ status: 200, data: changed.data });
      expect((await call("GET", path)).status).toBe(404);
    });

    it("keeps a draft by status=draft, and publishes it by the next write", async () => {
      const draft = await call("POST", "/blogs?status=draft", editor, blog({ slug: slugged() }));
      expect(draft).toMatchObject({ status: 201, data: { publishedAt: null } });
      const path = `/blogs/${draft.data.documentId}`;
      expect((await call("GET", path)).status).toBe(404);
      expect((await call("PUT", path, editor, { data: {} })).status).toBe(200);
      expect((await call("GET", path)).status).toBe(200);
      await call("PUT", `${path}?status=draft`, editor, { data: { title: "Next version" } });
      expect((await call("GET", path)).data.title).toBe("A day at sea");
      expect((await call("GET", `${path}?status=draft`, editor)).data.title).toBe("Next version");
    });

    it("writes the words of the language asked for and leaves the other's", async () => {
      const { documentId } = await made(editor);
      const arabic = { title: "يوم في البحر", description: "ماذا يفعل البحارة.", content: "نهوض مبكر." };
      const saved = await call("PUT", `/blogs/${documentId}?locale=ar`, editor, { data: arabic });
      expect(saved.data).toMatchObject({ ...arabic, locale: "ar" });
      expect((await call("GET", `/blogs/${documentId}?locale=en`)).data).toMatchObject({ title: "A day at sea" });
      const wrong = await call("PUT", `/blogs/${documentId}?locale=ar`, editor, { data: { locale: "en" } });
      expect(wrong).toMatchObject({ status: 400, error: { name: "ValidationError" } });
      expect((await call("PUT", `/blogs/${documentId}?locale=ar`, editor, { data: { locale: "ar" } })).status).toBe(
        200,
      );
    });

    it("shows what the query asks for", async () => {
      const body = blog({ slug: slugged(), jobs: [seedId("job", "nurse")] });
      const { data } = await call("POST", "/blogs?fields=title&populate[jobs][fields]=slug", editor, body);
      expect(Object.keys(data)).toEqual(["id", "documentId", "title", "jobs"]);
      expect(data.jobs).toMatchObject([{ slug: "nurse" }]);
    });

    it("makes a slug of the title, and keywords of one string", async () => {
      const { data } = await call(
        "POST",
        "/blogs",
        editor,
        blog({ title: "Été à Ṣūr, 2026!", keywords: "sea, work,," }),
      );
      expect(data).toMatchObject({ slug: "ete-a-sur-2026", keywords: "sea,work" });
      const silent = await call("POST", "/blogs?status=draft", editor, { data: { title: "بحر" } });
      expect(silent).toMatchObject({ status: 400, error: { details: { errors: [{ path: ["slug"] }] } } });
    });

    race("loses to a change that came between", async () => {
      const { documentId } = await made(editor);
      const tries = Array.from({ length: 4 }, (_, at) =>
        call("PUT", `/blogs/${documentId}`, editor, { data: { title: `Try ${at}` } }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
      expect(statuses.filter((status) => ![200, 409].includes(status))).toEqual([]);
    });
  });

  describe("a type of one record", () => {
    it("is changed, taken away and written anew at its one address", async () => {
      const before = (await call("GET", "/featured-blog?populate=blog")).data;
      const changed = await call("PUT", "/featured-blog?populate=blog", editor, { data: { title: "Read this" } });
      expect(changed).toMatchObject({ status: 200, data: { title: "Read this", blog: { slug: before.blog.slug } } });
      expect((await call("POST", "/featured-blog", editor, { data: { title: "Two" } })).status).toBe(405);
      expect((await call("GET", `/featured-blog/${before.documentId}`)).status).toBe(404);
      expect((await call("DELETE", "/featured-blog", editor)).status).toBe(204);
      expect((await call("GET", "/featured-blog")).status).toBe(404);
      expect((await call("DELETE", "/featured-blog", editor)).status).toBe(404);
      const anew = await call("PUT", "/featured-blog", editor, { data: { title: "Anew" } });
      expect(anew).toMatchObject({ status: 201, data: { title: "Anew" } });
      expect((await call("GET", "/featured-blog")).data).toMatchObject({ title: "Anew" });
    });
  });

  describe("a relation", () => {
    const nurse = seedId("job", "nurse");
    const [lawyer, physician] = [seedId("job", "lawyer"), seedId("job", "physician")];
    const slugs = (data: { jobs: { slug: string }[] }) => data.jobs.map(({ slug }) => slug);

    it("is written as Strapi takes it, in the order given", async () => {
      const { documentId } = await made(editor);
      const { id } = (await call("GET", `/jobs/${nurse}`)).data;
      const put = async (jobs: unknown) =>
        slugs((await call("PUT", `/blogs/${documentId}?populate=jobs`, editor, { data: { jobs } })).data);
      expect(await put([lawyer, nurse])).toEqual(["lawyer", "nurse"]);
      expect(await put({ connect: [physician] })).toEqual(["lawyer", "nurse", "physician"]);
      expect(await put({ disconnect: [{ documentId: lawyer }] })).toEqual(["nurse", "physician"]);
      expect(await put({ connect: { documentId: lawyer }, disconnect: [id] })).toEqual(["physician", "lawyer"]);
      expect(await put({ set: [id] })).toEqual(["nurse"]);
      expect(await put([{ id }, { documentId: lawyer }])).toEqual(["nurse", "lawyer"]);
      expect(await put(String(id))).toEqual(["nurse"]);
      expect(await put([nurse, nurse])).toEqual(["nurse"]);
      expect(await put(null)).toEqual([]);
      expect(await put({ set: [lawyer], connect: [nurse] })).toEqual(["lawyer", "nurse"]);
      expect(await put([])).toEqual([]);
    });

    it("to one record is replaced, never doubled", async () => {
      const [marsa, tawd] = ["marsa-private-college", "tawd-university"].map((slug) =>
        seedId("academic-program-institute", slug),
      );
      const body = { slug: slugged(), program_name: "Seat", summary: "S.", description: "D.", percentage: 60 };
      const data = { ...body, country_city: "Sur", institute: marsa };
      const { documentId } = await made(editor, "/merit-programs", { data });
      const put = (institute: unknown) =>
        call("PUT", `/merit-programs/${documentId}?populate=institute`, editor, { data: { institute } });
      expect((await put({ connect: [tawd] })).data.institute).toMatchObject({ slug: "tawd-university" });
      expect((await put([marsa, tawd])).status).toBe(400);
      expect((await put({ disconnect: [tawd] })).data.institute).toBeNull();
      expect((await put(marsa)).data.institute).toMatchObject({ slug: "marsa-private-college" });
      expect((await put(null)).data.institute).toBeNull();
    });

    it.each<[string, unknown]>([
      ["nothing", ["nobodynobodynobodynobody"]],
      ["a number nobody has", 999_999],
      ["a record of another type", seedId("sector", "health-care")],
      ["what is no name", [{ slug: "nurse" }]],
      ["a list in a list", [[nurse]]],
      ["yes", true],
      ["too many", Array.from({ length: 501 }, () => nurse)],
      ["an unknown change", { connect: [{ documentId: nurse, position: "x" }] }],
    ])("to %s is refused", async (_name, jobs) => {
      const { status, error } = await call("POST", "/blogs", editor, blog({ slug: slugged(), jobs }));
      expect({ status, name: error.name }).toEqual({ status: 400, name: "ValidationError" });
    });

    it("to a draft is kept, and seen once that is published", async () => {
      const hidden = await made(author, "/future-skills", skill(slugged()));
      const { documentId } = await made(
        editor,
        "/blogs",
        blog({ slug: slugged(), future_skills: [hidden.documentId] }),
      );
      const path = `/blogs/${documentId}?populate=future_skills`;
      expect((await call("GET", path)).data.future_skills).toEqual([]);
      await call("PUT", `/future-skills/${hidden.documentId}`, editor, { data: {} });
      expect((await call("GET", path)).data.future_skills).toMatchObject([{ slug: hidden.slug }]);
      await call("DELETE", `/future-skills/${hidden.documentId}`, editor);
      expect((await call("GET", path)).data.future_skills).toEqual([]);
      const gone = { future_skills: { disconnect: [hidden.documentId] } };
      expect((await call("PUT", path, editor, { data: gone })).status).toBe(200);
    });
  });

  describe("what is refused", () => {
    it("has Strapi's words for a body without data", async () => {
      for (const body of [{}, { data: null }, { data: [] }, { data: "x" }, { title: "x" }])
        expect(await call("POST", "/blogs", editor, body)).toMatchObject({
          status: 400,
          error: { name: "ValidationError", message: 'Missing "data" payload in the request body' },
        });
      expect((await call("PUT", `/jobs/${seedId("job", "nurse")}`, editor)).status).toBe(400);
    });

    it.each<[string, string, object, string]>([
      ["/blogs", "an unknown key", blog({ colour: "red" }), "Invalid key colour"],
      ["/blogs", "a way back", blog({ blogs: [] }), "Invalid key blogs"],
      ["/blogs", "a built-in name", blog({ constructor: 1 }), "Invalid key constructor"],
      ["/jobs", "the way back of another's relation", { data: { slug: "x", blogs: [] } }, "Invalid key blogs"],
      ["/blogs", "a value of another kind", blog({ slug: "ill", title: 5 }), "title"],
      ["/blogs", "a slug of another kind", blog({ slug: 5 }), "slug"],
      ["/blogs", "a slug that is none", blog({ slug: "Not a slug" }), "slug"],
      ["/blogs", "what lacks a field", { data: { slug: "ill", title: "Only a title" } }, "description"],
      ["/blogs", "no language at all", { data: { slug: "ill" } }, "title"],
      ["/future-skills", "a word of the routes", skill("technical"), "slug"],
      ["/academic-degrees", "a word of the routes", { data: { slug: "certification" } }, "slug"],
      ["/future-skills", "a slug of its own type", skill("critical-thinking"), "slug"],
      ["/jobs?status=draft", "a slug of its own type as a draft", { data: { slug: "nurse" } }, "slug"],
      [
        "/certifications?status=draft",
        "another type's slug in the same addresses",
        { data: { slug: "law-bachelor" } },
        "slug",
      ],
      ["/blogs?foo=1", "an unknown parameter", blog(), "Invalid key foo"],
      ["/blogs?filters[slug]=x", "a filter", blog(), "Invalid key filters"],
      ["/blogs?locale=xx", "another language", blog(), "Invalid locale"],
      ["/blogs?status=hidden", "another status", blog(), "Invalid status"],
      ["/blogs?populate=secrets", "a relation that is none", blog(), "Invalid key secrets"],
    ])("POST %s with %s", async (path, _name, body, words) => {
      const { status, error } = await call("POST", path, editor, body);
      const paths = (error.details.errors ?? []).map((fault: { path: string[] }) => fault.path.join("."));
      expect(status).toBe(400);
      if (words.startsWith("Invalid")) expect(error.message).toContain(words);
      else expect(paths).toContain(words);
    });

    it("a slug within the same addresses also later, by a change", async () => {
      const { documentId } = await made(author, "/certifications", { data: { slug: slugged() } });
      const change = { data: { slug: "law-bachelor" } };
      expect((await call("PUT", `/certifications/${documentId}`, author, change)).status).toBe(400);
    });

    race("a slug that two take at the same moment, to all but one", async () => {
      const drafts = await Promise.all(Array.from({ length: 4 }, () => made(author)));
      const published = await Promise.all(Array.from({ length: 4 }, () => made(editor)));
      const tries = [...drafts, ...published].map(({ documentId }) =>
        call("PUT", `/blogs/${documentId}`, editor, { data: { slug: "fought-over" } }),
      );
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      expect(statuses.toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
      const created = Array.from({ length: 4 }, () => call("POST", "/blogs", editor, blog({ slug: "begun-at-once" })));
      expect((await Promise.all(created)).map(({ status }) => status).toSorted()).toEqual([201, 400, 400, 400]);
    });

    it("a record at the address of another type", async () => {
      const path = `/blogs/${seedId("job", "nurse")}`;
      expect((await call("PUT", path, editor, blog())).status).toBe(404);
      expect((await call("DELETE", path, editor)).status).toBe(404);
    });

    it("changes nothing when it is refused", async () => {
      const lawyer = `/jobs/${seedId("job", "lawyer")}?populate=*`;
      const before = await call("GET", lawyer);
      await call("PUT", lawyer, editor, { data: { title: "Half", job_zone: 900 } });
      await call("PUT", lawyer, editor, { data: { title: null } });
      expect(await call("GET", lawyer)).toMatchObject({ body: before.body });
      // A draft has no time of publication, nor have the drafts it is shown with.
      const asDraft = (key: string, value: unknown) => (key === "publishedAt" ? null : value);
      const draft = JSON.parse(JSON.stringify(before.body, asDraft));
      expect((await call("GET", `${lawyer}&status=draft`, editor)).body).toEqual(draft);
    });
  });

  it("null empties a field, and what is required cannot be emptied", async () => {
    const { documentId } = await made(editor, "/blogs", blog({ slug: slugged(), author: "Salma", keywords: "a,b" }));
    const emptied = await call("PUT", `/blogs/${documentId}`, editor, { data: { author: null, keywords: null } });
    expect(emptied.data).toMatchObject({ author: null, keywords: "" });
    expect((await call("PUT", `/blogs/${documentId}`, editor, { data: { title: null } })).status).toBe(400);
    expect((await call("PUT", `/blogs/${documentId}?status=draft`, editor, { data: { title: null } })).status).toBe(
      200,
    );
  });
});
