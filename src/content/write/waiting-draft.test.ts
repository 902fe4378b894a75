import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { signedInAs, type TestPerson } from "#tests/support/people.ts";

onOneEngine("a draft that waits", (engine) => {
  let api: TestApi;
  let editor: TestPerson;
  let author: TestPerson;
  let serial = 0;
  beforeAll(async () => {
    api = await createTestApi(engine);
    editor = await signedInAs(api.ctx, "editor");
    author = await signedInAs(api.ctx, "author");
  });
  afterAll(() => api?.close());

  async function call(method: "GET" | "POST" | "PUT" | "DELETE", path: string, who: TestPerson | null, data?: object) {
    const answer = await api.app.inject({ method, url: `/api${path}`, headers: { ...who?.headers }, payload: data });
    const body = answer.body === "" ? null : answer.json();
    return { status: answer.statusCode, data: body?.data, error: body?.error };
  }
  const put = (id: string, data: object, who = editor, query = "") =>
    call("PUT", `/blogs/${id}${query}`, who, { data });
  const act = (id: string, action: string, body: object, who = editor) =>
    call("POST", `/content-records/${id}/${action}`, who, body);
  const seen = async (id: string) => (await call("GET", `/blogs/${id}`, null)).data;
  const waiting = async (id: string) => (await call("GET", `/blogs/${id}?status=draft`, editor)).data;
  const state = async (id: string) => (await call("GET", `/content-records/${id}`, editor)).data;
  const blog = () => {
    serial += 1;
    return { slug: `waiting-${serial}`, title: "Sea", description: "First.", content: "Early up." };
  };
  async function made(who = editor): Promise<string> {
    const { status, data } = await call("POST", "/blogs", who, { data: blog() });
    expect(status).toBe(201);
    return data.documentId;
  }
  const inAnHour = () => new Date(api.clock.now().getTime() + 3_600_000).toISOString();

  it("is not published by an editor's change of something else, which it gets too", async () => {
    const id = await made();
    await put(id, { title: "Author's sea", content: "Unfinished" }, author);
    const changed = await put(id, { description: "Second." });
    expect(changed).toMatchObject({
      status: 200,
      data: { title: "Sea", description: "Second.", content: "Early up." },
    });
    expect(await seen(id)).toEqual(changed.data);
    const draft = { title: "Author's sea", description: "Second.", content: "Unfinished" };
    expect(await waiting(id)).toMatchObject(draft);
    const now = await state(id);
    expect(now).toMatchObject({ stage: "changed", version: 4, body: { en: draft } });
    expect(now.history.slice(0, 2)).toMatchObject([
      { version: 4, action: "published", doneBy: editor.id },
      { version: 3, action: "saved", doneBy: author.id },
    ]);
    // What the history calls published is what was published.
    await act(id, "restore", { version: 4, from: 4 });
    expect(await waiting(id)).toMatchObject({ title: "Sea", description: "Second." });
    await act(id, "restore", { version: 5, from: 3 });
    await act(id, "publish", { version: 6 });
    expect(await seen(id)).toMatchObject({ title: "Author's sea", content: "Unfinished" });
  });

  it("still waits for its review or its moment afterwards", async () => {
    const id = await made();
    await put(id, { title: "Handed in" }, author);
    const handedIn = await act(id, "submit", { version: 3 }, author);
    expect(handedIn.data.stage).toBe("in_review");
    await put(id, { description: "Second." });
    expect(await state(id)).toMatchObject({ stage: "in_review", version: 5 });
    const publishAt = inAnHour();
    await act(id, "schedule", { version: 5, publishAt });
    await put(id, { description: "Third." });
    expect(await state(id)).toMatchObject({ stage: "scheduled", publishAt });
    await act(id, "publish", { version: 7 });
    expect(await seen(id)).toMatchObject({ title: "Handed in", description: "Third." });
    expect((await state(id)).stage).toBe("published");
  });

  it("ends when nothing of it is left", async () => {
    const id = await made();
    await put(id, { title: "Ocean" }, author);
    await act(id, "submit", { version: 3 }, author);
    await put(id, { title: "Ocean" });
    expect(await state(id)).toMatchObject({ stage: "published", translation: { ar: "missing", en: "complete" } });
    expect((await seen(id)).title).toBe("Ocean");
  });

  it("leaves each language its own time", async () => {
    const id = await made();
    const arabic = { title: "البحر", description: "أول.", content: "نهوض." };
    api.clock.advance(1000);
    await put(id, arabic, editor, "?locale=ar");
    api.clock.advance(1000);
    await put(id, { title: "Author's sea" }, author);
    expect((await state(id)).translation).toEqual({ ar: "behind", en: "complete" });
    api.clock.advance(1000);
    await put(id, { description: "ثانٍ." }, editor, "?locale=ar");
    expect((await state(id)).translation).toEqual({ ar: "complete", en: "behind" });
    expect((await waiting(id)).title).toBe("Author's sea");
  });

  it("that an editor planned is not changed by an author, who is told why", async () => {
    for (const isPublished of [false, true]) {
      const id = await made(isPublished ? editor : author);
      if (isPublished) await put(id, { title: "Next" }, author);
      const { version } = await state(id);
      const publishAt = inAnHour();
      await act(id, "schedule", { version, publishAt });
      const words = "An editor has set the moment this is published. To change it, ask an editor.";
      for (const { status, error } of [
        await put(id, { title: "Late thought" }, author),
        await act(id, "restore", { version: version + 1, from: 1 }, author),
        await act(id, "submit", { version: version + 1 }, author),
      ])
        expect([status, error.name, error.message]).toEqual([409, "ConflictError", words]);
      expect(await state(id)).toMatchObject({ stage: "scheduled", publishAt, version: version + 1 });
      expect((await put(id, { title: "Better" }, editor, "?status=draft")).status).toBe(200);
    }
  });

  it("comes back from removal under another slug where its own was given away", async () => {
    const id = await made();
    const { slug } = await seen(id);
    await call("DELETE", `/blogs/${id}`, editor);
    expect((await call("POST", "/blogs", editor, { data: { ...blog(), slug } })).status).toBe(201);
    const back = (more: object) => act(id, "bring-back", { version: 3, ...more });
    expect([(await back({})).status, (await back({ slug })).status, (await back({ slug: "No slug" })).status]).toEqual([
      400, 400, 400,
    ]);
    expect(await back({ slug: `${slug}-again` })).toMatchObject({
      status: 200,
      data: { slug: `${slug}-again`, stage: "draft" },
    });
    await act(id, "publish", { version: 4 });
    expect((await seen(id)).slug).toBe(`${slug}-again`);
  });

  it("of the one record of its type keeps its name", async () => {
    const { data } = await call("PUT", "/featured-blog", editor, { data: { title: "Read this" } });
    await call("DELETE", "/featured-blog", editor);
    const back = (more: object) => act(data.documentId, "bring-back", { version: 3, ...more });
    expect([(await back({ slug: "another" })).status, (await back({})).status]).toEqual([400, 200]);
  });
});
