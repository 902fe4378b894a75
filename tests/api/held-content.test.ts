import { afterAll, beforeAll, expect, it } from "vitest";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../support/api.ts";
import { signedInAs, type TestPerson } from "../support/people.ts";

const SKILL = { slug: "star-watching", title: "Watching stars", summary: "At night.", description: "Long." };

onOneEngine("while the content is declared down", (engine) => {
  let api: TestApi;
  let editor: TestPerson;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    editor = await signedInAs(api.ctx, "editor");
  });
  afterAll(() => api?.close());

  const write = async (method: "POST" | "PUT" | "DELETE", path: string, data?: object) => {
    const payload = data && { data };
    const answer = await api.app.inject({ method, url: `/api/${path}`, headers: { ...editor.headers }, payload });
    return { status: answer.statusCode, data: answer.statusCode === 204 ? null : answer.json().data };
  };
  const titles = async (slug: string) => {
    const { data } = (await api.app.inject(`/api/future-skills?filters[slug]=${slug}`)).json();
    return data.map(({ title }: { title: string }) => title);
  };
  const declare = (isDown: boolean) =>
    write("PUT", "site-settings?locale=en", { name: "Wijha", content_service_down: isDown });

  it("edits are accepted and shown to whoever writes, and appear once it is taken back", async () => {
    expect((await declare(true)).status).toBe(201);
    const made = await write("POST", "future-skills?locale=en", { ...SKILL, category: "applied", keywords: "stars" });
    expect(made).toMatchObject({ status: 201, data: { title: "Watching stars" } });
    const path = `future-skills/${made.data.documentId}?locale=en`;
    expect(await write("PUT", path, { title: "Star gazing" })).toMatchObject({
      status: 200,
      data: { title: "Star gazing" },
    });
    expect(await titles("star-watching")).toEqual([]);
    expect((await api.app.inject(`/api/${path}`)).statusCode).toBe(404);
    expect((await declare(true)).status).toBe(200);
    expect(await titles("star-watching")).toEqual([]);

    expect((await declare(false)).status).toBe(200);
    expect(await titles("star-watching")).toEqual(["Star gazing"]);
    expect((await write("DELETE", `future-skills/${made.data.documentId}`)).status).toBe(204);
    expect(await titles("star-watching")).toEqual([]);
  });
});
