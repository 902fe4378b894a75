import { afterAll, beforeAll, expect, it } from "vitest";
import { AppServer } from "../support/app-server.ts";
import { Visitor } from "../support/visitor.ts";

let server: AppServer;
let editor: Visitor;

beforeAll(async () => {
  server = await AppServer.start({ SITE_SUPPORT_ADDRESS: "first@site.example", SITE_INTRO_VIDEO: "/video/own.mp4" });
  editor = await new Visitor(server).signIn("editor@wijha.example");
});
afterAll(() => server?.remove());

const page = async (path: string, lang: "ar" | "en" = "en") => (await new Visitor(server, lang).get(path)).text;

function write(path: string, method: "POST" | "PUT", data: object): Promise<Response> {
  return fetch(server.base + path, {
    method,
    headers: { Cookie: editor.cookie, Origin: server.base, "Content-Type": "application/json" },
    body: JSON.stringify({ data }),
  });
}

async function save(data: object, locale = "en"): Promise<number> {
  return (await write(`/api/site-settings?locale=${locale}`, "PUT", data)).status;
}

it("shows what whoever runs the site set, until an editor saves something else", async () => {
  expect(await page("/faq")).toContain("mailto:first@site.example");
  expect(await page("/privacy-policy")).toContain("first@site.example");
  expect(await page("/")).not.toContain('class="stamp');
  expect(await page("/intro")).toContain('src="/video/own.mp4"');

  expect(await save({ name: "Paths", announcement: "Closed on Sunday", support_email: "second@site.example" })).toBe(
    201,
  );
  for (const path of ["/", "/faq", "/jobs", "/signin", "/privacy-policy"]) {
    const text = await page(path);
    expect(text, path).toContain("Closed on Sunday");
    expect(text, path).not.toContain("first@site.example");
  }
  expect(await page("/")).toContain("<title>Paths</title>");
  expect(await page("/", "ar")).toContain("<title>وِجهة</title>");
  expect(await page("/", "ar")).toMatch(/<p lang="en"[^>]*>Closed on Sunday</);
  expect(await page("/faq")).toContain("mailto:second@site.example");
});

it("writes mails in the name of the site and with its address for help", async () => {
  const email = "salma@pupils.example";
  const person = { email, password: "palm shade", firstname: "Salma", lastname: "Harthi", terms: true };
  await new Visitor(server).call("/auth/local/register", person);
  const { subject, text } = await server.mailTo(email);
  expect(subject).toContain("Paths");
  expect(text).toContain("second@site.example");
});

it("takes the announcement away when it is emptied", async () => {
  expect(await save({ announcement: null })).toBe(200);
  expect(await page("/")).not.toContain("Closed on Sunday");
});

it("keeps the reading pages up with a notice while an editor says the content service is down", async () => {
  const notice = />This page shows a copy kept on \d+ \w+ \d{4}</;
  expect(notice.test(await page("/jobs"))).toBe(false);
  expect(await save({ content_service_down: true })).toBe(200);
  for (const path of ["/jobs", "/jobs/nurse"]) expect(notice.test(await page(path)), path).toBe(true);
  for (const path of ["/", "/career-test", "/signin"]) expect(notice.test(await page(path)), path).toBe(false);
  expect((await fetch(`${server.base}/api/jobs`)).status).toBe(200);
  const ready = await fetch(`${server.base}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ status: "ready", content: { why: "declared" } });
  const skill = {
    slug: "star-watching",
    title: "Watching stars",
    summary: "At night.",
    description: "Long.",
    category: "applied",
  };
  const written = await write("/api/future-skills?locale=en", "POST", { ...skill, keywords: "stars" });
  expect(written.status, "an edit is accepted, and shown to whoever made it").toBe(201);
  expect(await written.json()).toMatchObject({ data: { title: "Watching stars" } });
  expect((await fetch(`${server.base}/future-skills/star-watching`)).status).toBe(404);
  expect(await save({ content_service_down: false })).toBe(200);
  expect((await fetch(`${server.base}/future-skills/star-watching`)).status).toBe(200);
  expect(notice.test(await page("/jobs"))).toBe(false);
});

it("sends the film in parts, with captions, and the picture of a shared link", async () => {
  const part = await fetch(`${server.base}/video/intro-rtl.mp4`, { headers: { Range: "bytes=0-99" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-type")).toBe("video/mp4");
  expect((await part.arrayBuffer()).byteLength).toBe(100);
  const captions = await fetch(`${server.base}/video/intro-ar.vtt`);
  expect(captions.headers.get("content-type")).toContain("text/vtt");
  expect((await fetch(`${server.base}/video/none.mp4`)).status).toBe(404);
  for (const lang of ["ar", "en"] as const) {
    const address = /property="og:image" content="([^"]+)"/.exec(await page("/jobs", lang))?.[1] ?? "";
    expect(address).toBe(`${server.base}/share-${lang}.png`);
    const picture = await fetch(address);
    expect(picture.headers.get("content-type")).toBe("image/png");
    expect((await picture.arrayBuffer()).byteLength).toBeLessThan(60_000);
  }
});
