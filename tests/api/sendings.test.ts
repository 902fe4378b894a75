import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AppServer } from "../support/app-server.ts";
import { Visitor } from "../support/visitor.ts";

let server: AppServer;
let teacher: Visitor;

beforeAll(async () => {
  server = await AppServer.start();
  teacher = await new Visitor(server).signIn("advisor@wijha.example");
});
afterAll(async () => {
  const faults = server.said().match(/^\{.*"level":(50|60).*$/gm) ?? [];
  await server.remove();
  expect(faults, "faults in the log").toEqual([]);
});

const newId = () => randomBytes(16).toString("base64");
const field = (text: string) => /name="sending" value="([^"]+)"/.exec(text)?.[1] ?? "";

async function openClass(name: string): Promise<{ path: string; code: string }> {
  const { location } = await teacher.post("/classes", { name, grade: "10", places: "5", days: "5" });
  const { text } = await teacher.get(location);
  return { path: location, code: /[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0] ?? "" };
}
async function placesIn(path: string): Promise<number> {
  const { data } = await teacher.call<{ data: { pupils: unknown[] } }>(
    `/school-classes${path.replace("/classes", "")}`,
  );
  return data.pupils.length;
}
const paperOf = (text: string) => /([0-9A-Z]{4}-){2}[0-9A-Z]{4}/.exec(text)?.[0];

it("gives a pupil whose answer was lost the same seat and the same paper code, by scripts and without", async () => {
  const { path, code } = await openClass("Grade 10");
  const before = await placesIn(path);
  const form = { class: code, shortName: "Salma H" };
  // The answer is lost with its cookies, as scripts send it; the browser's own mark stays.
  const [pupil, again] = [new Visitor(server), new Visitor(server)];
  const page = await pupil.get("/join");
  expect(field(page.text)).toMatch(/^[\w-]{22}$/);
  await again.get("/join");
  const id = newId();
  const device = /device=[^;]+/.exec(pupil.cookie)?.[0] ?? "";
  const headers = { "Idempotency-Key": id, Cookie: `lang=en; ${device}` };
  const [first, second] = [await pupil.post("/join", form, headers), await pupil.post("/join", form, headers)];
  expect(paperOf(first.text)).toBeDefined();
  expect(paperOf(second.text)).toBe(paperOf(first.text));
  expect(second.headers.getSetCookie()).toEqual(first.headers.getSetCookie());
  // Its cookies came and its page did not; by now the browser's mark counts as proven, which changes nothing.
  await new Promise((resolve) => setTimeout(resolve, 3500));
  const third = await pupil.post("/join", form, { "Idempotency-Key": id });
  expect(paperOf(third.text)).toBe(paperOf(first.text));
  expect(await placesIn(path)).toBe(before + 1);
  // Another browser that has learnt the id.
  expect(paperOf((await again.post("/join", form, { "Idempotency-Key": id })).text)).not.toBe(paperOf(first.text));
});

it("carries out a form of a page without scripts once, at the same instant too", async () => {
  const { path, code } = await openClass("The palms");
  const pupil = new Visitor(server);
  const sending = field((await pupil.get("/join")).text);
  const { cookie } = pupil;
  const send = () => pupil.post("/join", { class: code, shortName: "Salma H", sending }, { Cookie: cookie });
  const papers = (await Promise.all([send(), send(), send()])).map(({ text }) => paperOf(text));
  expect(papers).toEqual(Array(3).fill(papers[0]));
  expect(papers[0]).toBeDefined();
  expect(await placesIn(path)).toBe(1);
});

it("tries again what was refused, and gives another pupil at the same device nothing of the last one", async () => {
  const { code } = await openClass("Grade 11");
  const pupil = new Visitor(server);
  const sending = field((await pupil.get("/join")).text);
  const form = { class: code, shortName: "Salma H", sending };
  expect((await pupil.post("/join", { ...form, class: "0000-0000" })).status).toBe(400);
  const first = paperOf((await pupil.post("/join", form)).text);
  expect(first).toBeDefined();
  await pupil.post("/signout");
  expect(paperOf((await pupil.post("/join", form)).text)).not.toBe(first);
});

it("names no sending on pages that visitors share", async () => {
  expect((await new Visitor(server).get("/jobs")).text).not.toContain('name="sending"');
});
