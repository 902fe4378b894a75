import { strapi } from "@strapi/client";
import Strapi from "strapi-sdk-js";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { seedId } from "#content/seed.server.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { signedInAs, type TestPerson } from "../support/people.ts";
import { drawing } from "../support/uploads.ts";

const NURSE = seedId("job", "nurse");
const PASSWORD = "palm shade at noon";
const blog = (slug: string) => ({ slug, title: "By client", description: "Short.", content: "Long.", jobs: [NURSE] });

interface Entry {
  readonly documentId: string;
  readonly slug: string;
  readonly title: string;
  readonly locale?: string;
  readonly [relation: string]: unknown;
}

/** What the clients' loose types hold here. */
const entry = (data: unknown) => data as Entry;
const slugs = (data: unknown) => (data as Entry[]).map(({ slug }) => slug);

let api: TestApi;
let base: string;
let editor: TestPerson;
let email: string;

beforeAll(async () => {
  api = await createTestApi("sqlite", { isShipped: true });
  base = await api.app.listen({ host: "127.0.0.1", port: 0 });
  editor = await signedInAs(api.ctx, "editor");
  email = editor.actor.email;
  const password_hash = await api.ctx.passwords.hash(PASSWORD);
  await api.ctx.db.updateTable("users").set({ password_hash }).where("id", "=", editor.id).execute();
});
afterAll(() => api?.close());

describe("@strapi/client", () => {
  const client = (auth?: string) => strapi({ baseURL: `${base}/api`, ...(auth && { auth }) });

  it("finds, filters, sorts, pages, populates and reads in a language", async () => {
    const jobs = client().collection("jobs");
    const { data, meta } = await jobs.find({
      filters: { sectors: { slug: { $eq: "health-care" } }, $or: [{ job_zone: { $gte: 4 } }, { slug: "nurse" }] },
      sort: ["title:desc"],
      fields: ["title", "slug"],
      populate: { sectors: { fields: ["title"], sort: "title:asc", filters: { slug: { $ne: "education" } } } },
      pagination: { page: 1, pageSize: 3, withCount: true },
      locale: "en",
    });
    const titles = data.map((job) => entry(job).title);
    expect(titles).toEqual([...titles].sort(new Intl.Collator("en").compare).reverse());
    expect(titles.length).toBe(Math.min(3, Number(meta.pagination?.total)));
    expect(Object.keys(data[0] ?? {})).toEqual(["id", "documentId", "slug", "title", "sectors"]);
    const arabic = await jobs.find({ locale: "ar", populate: "*", pagination: { start: 0, limit: 2 } });
    expect(entry(arabic.data[0]).locale).toBe("ar");
    expect(entry(arabic.data[0])).toHaveProperty("future_skills");
    expect(arabic.meta.pagination).toMatchObject({ start: 0, limit: 2 });
  });

  it("finds one, and tells that one is not there", async () => {
    const { data } = await client()
      .collection("jobs")
      .findOne(NURSE, { populate: ["sectors"], locale: "ar" });
    expect(entry(data)).toMatchObject({ slug: "nurse", locale: "ar", sectors: expect.any(Array) });
    await expect(client().collection("jobs").findOne("nobody")).rejects.toMatchObject({ response: { status: 404 } });
    await expect(
      client()
        .collection("jobs")
        .find({ filters: { secret: 1 } }),
    ).rejects.toMatchObject({
      response: { status: 400 },
    });
  });

  it("creates, updates and deletes with a token, and not without", async () => {
    const blogs = client(editor.token).collection("blogs");
    const created = await blogs.create(blog("by-client"), { populate: "jobs" } as object);
    expect(entry(created.data)).toMatchObject({ slug: "by-client", jobs: [{ slug: "nurse" }] });
    const { documentId } = entry(created.data);
    const updated = await blogs.update(documentId, { title: "Changed", jobs: { disconnect: [NURSE] } });
    expect(entry(updated.data)).toMatchObject({ title: "Changed", description: "Short." });
    await blogs.update(documentId, { title: "مكتوب", description: "قصير.", content: "طويل." }, { locale: "ar" });
    const arabic = await blogs.findOne(documentId, { locale: "ar", populate: "jobs" });
    expect(entry(arabic.data)).toMatchObject({ title: "مكتوب", jobs: [] });
    await blogs.update(documentId, { title: "Next" }, { status: "draft" });
    expect(entry((await blogs.findOne(documentId)).data).title).toBe("Changed");
    expect(entry((await blogs.findOne(documentId, { status: "draft" })).data).title).toBe("Next");
    await blogs.delete(documentId);
    await expect(blogs.findOne(documentId)).rejects.toMatchObject({ response: { status: 404 } });
    await expect(client().collection("blogs").create(blog("never"))).rejects.toMatchObject({
      response: { status: 401 },
    });
  });

  it("reads and writes a single type", async () => {
    const single = client(editor.token).single("featured-blog");
    const before = entry((await single.find({ populate: "blog" })).data);
    expect(before.blog).toMatchObject({ slug: expect.any(String) });
    expect(entry((await single.update({ title: "By client" })).data).title).toBe("By client");
    await single.delete();
    await expect(single.find()).rejects.toMatchObject({ response: { status: 404 } });
    const anew = await single.update({ title: before.title, blog: Object(before.blog).documentId });
    expect(entry(anew.data).title).toBe(before.title);
  });

  it("finds a single type with what the client sends of a list", async () => {
    const single = client().single("featured-blog");
    const asked = { pagination: { page: 1, pageSize: 5 }, sort: "updatedAt:desc", locale: "en" } as const;
    const found = entry((await single.find(asked)).data);
    expect(found).toMatchObject({ title: expect.any(String), locale: "en" });
    expect(entry((await single.find({ ...asked, filters: { slug: found.slug } })).data)).toEqual(found);
    const missing = single.find({ filters: { slug: { $eq: "another" } } });
    await expect(missing).rejects.toMatchObject({ response: { status: 404 } });
    await expect(single.find({ sort: "createdBy" })).rejects.toMatchObject({ response: { status: 400 } });
  });

  it("sorts by related records, takes a part of them, and finds by words", async () => {
    const jobs = client().collection("jobs");
    const { data } = await jobs.find({
      sort: "sectors.title:asc",
      populate: { sectors: { fields: ["title"] }, future_skills: { limit: 1, start: 1 } as object },
      ...({ _q: "care" } as object),
      pagination: { limit: 100 },
      locale: "en",
    });
    const sectors = data.map((job) => String((entry(job).sectors as Entry[])[0]?.title));
    expect(sectors.length).toBeGreaterThan(1);
    expect(sectors).toEqual(sectors.toSorted(new Intl.Collator("en").compare));
    expect(slugs(entry(data[0]).future_skills).length).toBeLessThan(2);
  });

  it("uploads, finds, changes and deletes files", async () => {
    const { files } = client(editor.token);
    const picture = new Blob([new Uint8Array(await drawing(300, 200).png().toBuffer())], { type: "image/png" });
    const [made] = await files.upload(picture, { fileInfo: { name: "Sea", alternativeText: "The sea at dawn" } });
    const id = Number(made?.id);
    expect(await files.findOne(id)).toMatchObject({ alternativeText: "The sea at dawn", width: 300, height: 200 });
    const found = await files.find({ filters: { mime: { $startsWith: "image" } }, sort: "name:asc" });
    expect(found.map((file) => file.id)).toContain(id);
    expect(await files.update(id, { caption: "At dawn" })).toMatchObject({ caption: "At dawn" });
    await files.delete(id);
    await expect(files.findOne(id)).rejects.toMatchObject({ response: { status: 404 } });
    await expect(client().files.find()).rejects.toMatchObject({ response: { status: 401 } });
  });
});

describe("strapi-sdk-js", () => {
  const sdk = () => new Strapi({ url: base, store: { key: "token", useLocalStorage: true } });

  it("finds, filters, sorts, pages, populates and reads in a language", async () => {
    const { data, meta } = await sdk().find<Entry>("jobs", {
      filters: { title: { $containsi: "er" } },
      sort: ["title:asc"],
      fields: ["title", "slug"],
      populate: { sectors: { fields: ["slug"] } },
      pagination: { page: 1, pageSize: 5 },
      locale: "en",
    });
    expect(data.length).toBe(5);
    expect(meta.pagination).toMatchObject({ page: 1, pageSize: 5 });
    for (const job of data) expect(String(job.title)).toMatch(/er/i);
    const arabic = await sdk().findOne<Entry>("jobs", NURSE, { populate: "*", fields: ["title"] });
    expect(arabic.data).toHaveProperty("sectors");
    expect(slugs((await sdk().find<Entry>("jobs", { filters: { slug: "nurse" }, locale: "ar" })).data)).toEqual([
      "nurse",
    ]);
    await expect(sdk().findOne("jobs", "nobody")).rejects.toMatchObject({ error: { status: 404 } });
    expect((await sdk().find<Entry>("featured-blog")).data).toMatchObject({ title: expect.any(String) });
  });

  it("signs in by e-mail and password, then creates, updates and deletes", async () => {
    // It keeps its token in the browser's storage.
    const kept = new Map<string, string>();
    const localStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    };
    vi.stubGlobal("window", { localStorage });
    try {
      const client = sdk();
      await expect(client.create("blogs", blog("by-sdk"))).rejects.toMatchObject({ error: { status: 401 } });
      await expect(client.login({ identifier: email, password: "wrong by far" })).rejects.toMatchObject({
        error: { status: 400, name: "ValidationError" },
      });
      const { jwt, user } = await client.login({ identifier: email, password: PASSWORD });
      expect([jwt.length > 20, user.email]).toEqual([true, email]);
      expect(await client.fetchUser()).toMatchObject({ email });
      const created = await client.create<Entry>("blogs", blog("by-sdk"), { populate: ["jobs"] });
      expect(created.data).toMatchObject({ title: "By client", jobs: [{ slug: "nurse" }] });
      const { documentId } = created.data;
      expect((await client.update<Entry>("blogs", documentId, { title: "Changed" })).data.title).toBe("Changed");
      await client.delete("blogs", documentId);
      await expect(client.findOne("blogs", documentId)).rejects.toMatchObject({ error: { status: 404 } });
    } finally {
      vi.unstubAllGlobals();
    }
  });
});
