import { strapi } from "@strapi/client";
import Strapi from "strapi-sdk-js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { REGISTRY } from "#content/registry.ts";
import { seedId } from "#content/seed.server.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { signedInAs, type TestPerson } from "../support/people.ts";

const PASSWORD = "palm shade at noon";
const NURSE = seedId("job", "nurse");
const LAWYER = seedId("job", "lawyer");
const ARABIC = { title: "مكتوب", description: "قصير.", content: "طويل." };
const blog = (slug: string) => ({
  slug,
  title: "By client",
  description: "Short.",
  content: "Long.",
  jobs: [NURSE, LAWYER],
});

interface Entry {
  readonly id: number;
  readonly documentId: string;
  readonly slug: string;
  readonly title: string;
  readonly [field: string]: unknown;
}

const entry = (data: unknown) => data as Entry;
const entries = (data: unknown) => data as Entry[];
const slugs = (data: unknown) => entries(data).map(({ slug }) => slug);

/** Specification §7: what is read as a list. */
const LISTS = [...REGISTRY.values()].flatMap(({ type }) => (type.api && !type.single ? [type.api.plural] : []));
const TOOLS = ["personality-tests", "personalities", "academic-program/merit-programs"];

let api: TestApi;
let base: string;
let editor: TestPerson;
let email: string;

beforeAll(async () => {
  api = await createTestApi("sqlite", { isShipped: true, seed: (ctx) => loadInstruments(ctx, "db/seed") });
  base = await api.app.listen({ host: "127.0.0.1", port: 0 });
  editor = await signedInAs(api.ctx, "editor");
  email = editor.actor.email;
  const password_hash = await api.ctx.passwords.hash(PASSWORD);
  await api.ctx.db.updateTable("users").set({ password_hash }).where("id", "=", editor.id).execute();
});
afterAll(() => api?.close());

describe("@strapi/client", () => {
  const client = (auth?: string, headers = {}) => strapi({ baseURL: `${base}/api`, headers, ...(auth && { auth }) });

  it.each([...LISTS, ...TOOLS])("asks /%s everything a list is asked", async (plural) => {
    const list = client().collection(plural);
    const asked = {
      locale: "ar",
      sort: "updatedAt:desc",
      pagination: { page: 0, pageSize: 100_000, withCount: true },
      filters: { keywords: { $containsi: "nobody-wrote-this" }, slug: { $ne: "x" } },
      populate: "*",
      fields: ["slug", "keywords"],
    };
    const none = await list.find(asked);
    expect(none).toMatchObject({ data: [], meta: { pagination: { page: 1, pageSize: 1000, pageCount: 0, total: 0 } } });
    const { filters: _, ...all } = asked;
    const { data } = await list.find({
      ...all,
      populate: ["localizations"],
      ...({ _: Date.now(), utm_source: "x" } as object),
    });
    for (const one of entries(data))
      expect(one).toMatchObject({ keywords: expect.any(String), localizations: expect.any(Array) });
    const older = await client(undefined, { "Strapi-Response-Format": "v4" })
      .collection(plural)
      .find({ pagination: { limit: 1 } });
    for (const one of older.data) expect(one).toHaveProperty("attributes.slug");
    await expect(list.find({ filters: { titel: "x" } })).rejects.toMatchObject({ response: { status: 400 } });
  });

  it.each(["featured-blog", "tips-and-trick", "privacy-and-policy", "terms-of-usage"])(
    "asks /%s the same",
    async (name) => {
      const found = entry(
        (
          await client()
            .single(name)
            .find({ locale: "ar", populate: "localizations" as never })
        ).data,
      );
      expect(found).toMatchObject({ locale: "ar", localizations: [{ locale: "en" }] });
      expect(JSON.stringify(found)).not.toMatch(/\{\w+\}/);
    },
  );

  it("deletes one language of a record", async () => {
    const blogs = client(editor.token).collection("blogs");
    const { documentId } = entry((await blogs.create(blog("by-client-two"))).data);
    await blogs.update(documentId, ARABIC, { locale: "ar" });
    await blogs.delete(documentId, { locale: "ar" });
    expect(entry((await blogs.findOne(documentId, { locale: "ar" })).data)).toMatchObject({
      title: "By client",
      locale: "en",
    });
    await blogs.delete(documentId);
    await expect(blogs.findOne(documentId)).rejects.toMatchObject({ response: { status: 404 } });
    const tips = client(editor.token).single("tips-and-trick");
    const before = entry((await tips.find({ locale: "ar" })).data);
    await tips.delete({ locale: "ar" });
    expect(entry((await tips.find({ locale: "ar" })).data).locale).toBe("en");
    await tips.update({ title: before.title, tips: before.tips }, { locale: "ar" });
  });

  it("keeps drafts, which have no time of publication, and writes relations as they are read", async () => {
    const blogs = client(editor.token).collection("blogs");
    const { documentId } = entry((await blogs.create(blog("by-client-three"))).data);
    const draft = entry((await blogs.update(documentId, { title: "Next" }, { status: "draft" })).data);
    expect(draft).toMatchObject({ title: "Next", publishedAt: null });
    const read = entry((await blogs.findOne(documentId, { populate: "*" })).data);
    const { id: _, ...whole } = read;
    const back = await blogs.update(documentId, { ...whole, jobs: entries(read.jobs).toReversed() }, {
      populate: "jobs",
    } as object);
    expect(slugs(entry(back.data).jobs)).toEqual(["lawyer", "nurse"]);
    const connect = { jobs: { connect: [{ ...entries(read.jobs)[0], position: { start: true } }] } };
    expect(slugs(entry((await blogs.update(documentId, connect, { populate: "jobs" } as object)).data).jobs)).toEqual([
      "nurse",
      "lawyer",
    ]);
    await blogs.delete(documentId);
  });

  it("is told at the title that a record has none", async () => {
    const blogs = client(editor.token).collection("blogs");
    const refused: unknown = await blogs.create({ description: "Short." }).catch((error: unknown) => error);
    const { response } = refused as { response: Response };
    expect(response.status).toBe(400);
    expect((await response.json()).error.details.errors).toMatchObject([{ path: ["title"] }]);
  });

  it("asks for languages, and what a personality is like by its code", async () => {
    const locales = await (await client().fetch("/i18n/locales")).json();
    expect(locales).toMatchObject([{ code: "ar" }, { code: "en", isDefault: true }]);
    const asked = { personality: "(IS)", pagination: { limit: 3 } } as object;
    expect((await client().collection("jobs").find(asked)).data).toHaveLength(3);
    const merit = client().collection("academic-program/merit-programs");
    const [institute] = entries((await client().collection("academic-program-institutes").find()).data);
    const found = await merit.find({ institute: institute?.id, populate: "institute" } as object);
    for (const one of entries(found.data)) expect(one.institute).toMatchObject({ id: institute?.id });
  });

  it("reads words in the language its headers weigh most", async () => {
    const weighed = client(undefined, { "Accept-Language": "fr, en;q=0.3, ar-OM;q=0.7" });
    const refused: unknown = await weighed
      .collection("jobs")
      .findOne("nobody")
      .catch((error: unknown) => error);
    const { error } = await (refused as { response: Response }).response.json();
    expect(error.message).toMatch(/[\u0600-\u06ff]/);
  });
});

describe("strapi-sdk-js", () => {
  const sdk = (headers = {}) =>
    new Strapi({ url: base, store: { key: "token", useLocalStorage: true }, axiosOptions: { headers } });
  const kept = new Map<string, string>();
  beforeAll(() => {
    // It keeps its token in the browser's storage.
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    vi.stubGlobal("window", { localStorage });
  });
  afterAll(() => void vi.unstubAllGlobals());

  it.each([...LISTS, ...TOOLS])("asks /%s everything a list is asked", async (plural) => {
    const asked = {
      locale: "en",
      sort: ["updatedAt:desc", "slug:asc"],
      pagination: { page: -1, pageSize: 0 },
      filters: { keywords: { $notContains: "nobody-wrote-this" } },
      populate: ["localizations"],
    } as const;
    const { data, meta } = await sdk().find<Entry[]>(plural, asked as object);
    expect(meta.pagination).toMatchObject({ page: 1, pageSize: 1 });
    for (const one of data.flat()) expect(one).toMatchObject({ localizations: expect.any(Array) });
    const older = await sdk({ "strapi-response-format": "v4" }).find<Entry>(plural, {
      pagination: { page: 1, pageSize: 1 },
    });
    for (const one of older.data) expect(one).toHaveProperty("attributes");
    expect(await sdk().find(`${plural}/`, { pagination: { page: 1, pageSize: 1 } })).toHaveProperty("data");
    await expect(sdk().find(plural, { filters: { titel: 1 } })).rejects.toMatchObject({ error: { status: 400 } });
  });

  it("signs in anew with an old token, which stays good, and is refused the same password", async () => {
    const client = sdk();
    const { jwt } = await client.login({ identifier: email, password: PASSWORD });
    const again = await sdk({ Authorization: `Bearer ${jwt}` }).login({ identifier: email, password: PASSWORD });
    expect(again.jwt).not.toBe(jwt);
    client.setToken(jwt);
    expect(await client.fetchUser()).toMatchObject({ email });
    const same = { currentPassword: PASSWORD, password: PASSWORD, passwordConfirmation: PASSWORD };
    await expect(client.changePassword(same)).rejects.toMatchObject({
      error: { status: 400, name: "ValidationError" },
    });
    for (const token of [jwt, again.jwt]) {
      client.setToken(token);
      expect(await client.fetchUser()).toMatchObject({ email });
    }
    const changed = await client.changePassword({
      ...same,
      password: "lantern of the pier",
      passwordConfirmation: "lantern of the pier",
    });
    expect(await client.fetchUser()).toEqual(changed.user);
  });

  it("writes what it has read, one language after the other", async () => {
    const client = sdk();
    client.setToken((await editor.again()).token);
    const { data } = await client.create<Entry>("blogs", blog("by-sdk-two"), { populate: "*" });
    await client.update("blogs", data.documentId, ARABIC, { locale: "ar" } as object);
    const read = (await client.findOne<Entry>("blogs", data.documentId, { populate: ["jobs", "localizations"] })).data;
    expect(read.localizations).toMatchObject([{ title: ARABIC.title }]);
    const { id: _, ...whole } = read;
    expect((await client.update<Entry>("blogs", data.documentId, { ...whole, title: "Read" })).data.title).toBe("Read");
    await client.request("delete", `/blogs/${data.documentId}`, { params: { locale: "ar" } });
    const left = (await client.findOne<Entry>("blogs", data.documentId, { locale: "ar" } as object)).data;
    expect(left).toMatchObject({ title: "Read", locale: "en" });
    await expect(client.create("blogs", {})).rejects.toMatchObject({
      error: { details: { errors: [{ path: ["title"] }] } },
    });
    await client.delete("blogs", data.documentId);
    expect(await client.request("get", "/i18n/locales")).toMatchObject([{ code: "ar" }, { code: "en" }]);
  });
});
