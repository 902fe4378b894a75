import { afterAll, beforeAll, expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { AppServer } from "../support/app-server.ts";
import { shippedSlug } from "../support/published.ts";
import { Visitor } from "../support/visitor.ts";

let server: AppServer;

beforeAll(async () => {
  server = await AppServer.start();
});
afterAll(async () => {
  const faults = server.said().match(/^\{.*"level":(50|60).*$/gm) ?? [];
  await server.remove();
  expect(faults, "faults in the log").toEqual([]);
});

const PAGES = [
  `/jobs/${shippedSlug("job")}`,
  `/future-skills/${shippedSlug("future-skill")}`,
  `/academic-profile/${shippedSlug("academic-degree")}`,
  `/academic-profile/${shippedSlug("academic-program")}`,
  `/academic-profile/${shippedSlug("certification")}`,
  `/resources/blogpost/${shippedSlug("blog")}`,
  `/resources/documents/${shippedSlug("document")}`,
  `/resources/book/${shippedSlug("book")}`,
];

async function recordAt(path: string): Promise<string> {
  const { text } = await new Visitor(server).get(path);
  return /name="documentId" value="(\w+)"/.exec(text)?.[1] ?? "";
}

it.each(PAGES)("asks at %s and answers in the language of the page", async (path) => {
  const documentId = await recordAt(path);
  for (const locale of ["ar", "en"] as const) {
    const visitor = new Visitor(server, locale);
    const { status, text } = await visitor.post(path, { documentId, useful: "yes" });
    expect(status).toBe(200);
    expect(text).toContain(m.feedback_thanks_yes({}, { locale }));
    expect(text).toContain(`<html lang="${locale}"`);
  }
});

it("hears each browser once, however many share an address", async () => {
  const [path = ""] = PAGES;
  const documentId = await recordAt(path);
  const editor = await new Visitor(server).signIn("editor@wijha.example");
  const read = () => editor.call<{ meta: { useful: number; notUseful: number } }>(`/feedback?documentId=${documentId}`);
  const { meta: before } = await read();
  const classmates = [new Visitor(server), new Visitor(server)];
  for (const visitor of classmates)
    for (const useful of ["yes", "no", "yes"]) await visitor.post(path, { documentId, useful });
  expect((await read()).meta).toEqual({ ...before, useful: before.useful + 2 });
});

it.each([
  ["no answer", { word: "typed <b>" }, 400],
  ["a record that is not there", { documentId: "nothing", useful: "yes", word: "typed <b>" }, 404],
  ["an unknown field", { useful: "yes", word: "typed <b>", userId: "1" }, 400],
] as const)("keeps what was typed: %s", async (_name, form, status) => {
  const path = PAGES[5] ?? "";
  const answer = await new Visitor(server).post(path, { documentId: await recordAt(path), ...form });
  expect(answer.status).toBe(status);
  expect(answer.text).toContain("typed &lt;b&gt;</textarea>");
});

it("takes no form from another site and nothing but forms", async () => {
  const path = PAGES[0] ?? "";
  const form = { documentId: await recordAt(path), useful: "yes" };
  expect((await new Visitor(server).post(path, form, { Origin: "http://evil.example" })).status).toBe(403);
  const json = await new Visitor(server).post(path, "{}", { "Content-Type": "application/json" });
  expect(json.status).toBe(415);
});
