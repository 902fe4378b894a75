import { expect, it } from "vitest";
import { CategoryPage } from "#features/skills/components/category-page.tsx";
import { OverviewPage } from "#features/skills/components/overview-page.tsx";
import { SkillPage } from "#features/skills/components/skill-page.tsx";
import { categoryAddress } from "#features/skills/rules.ts";
import type { Locale } from "#i18n/locales.ts";
import { published } from "#tests/support/published.ts";
import { markup, visitorAsks } from "#tests/support/screens.tsx";
import * as category from "./category.tsx";
import * as detail from "./detail.tsx";
import * as overview from "./overview.tsx";

const content = published({
  "future-skill": [
    {
      slug: "programming",
      data: { category: "technical" },
      ar: { title: "البرمجة", summary: "جملة", description: "نص", how_to_learn: ["خطوة"] },
      en: { title: "Programming", summary: "A sentence", description: "Text <b>", how_to_learn: ["A step"] },
    },
  ],
  job: [
    {
      slug: "nurse",
      data: { job_type: "professional" },
      ar: { title: "ممرض", summary: "جملة", description: "نص" },
      en: { title: "Nurse", summary: "A sentence", description: "Text" },
      links: { future_skills: ["programming"] },
    },
  ],
});

const PATH = categoryAddress("technical");

const askFor = visitorAsks(content);

function askForCategory(spelling: string, query = "", locale: Locale = "en") {
  const address = `/future-skills/skills/${encodeURIComponent(spelling)}${query}`;
  return category.loader(askFor(address, locale, { category: spelling }));
}

it.each(["technical", "Technical", "تقنيه"])("leads from %s to the Arabic spelling, the query with it", (spelling) => {
  try {
    askForCategory(spelling, "?page=2&sort=title");
    expect.unreachable();
  } catch (answer) {
    expect(answer).toBeInstanceOf(Response);
    expect((answer as Response).status).toBe(301);
    expect((answer as Response).headers.get("Location")).toBe(`${PATH}?page=2&sort=title`);
  }
});

it.each([
  ["تقنية", "", 200],
  ["تقنية", "?job=nowhere", 200],
  ["تقنية", "?page=2", 404],
  ["تقنية", "?page=abc", 404],
])("answers %s%s with %i", (spelling, query, status) => {
  expect(askForCategory(spelling, query).init?.status).toBe(status);
});

it("has no screen for a word that names no category", () => {
  expect(() => askForCategory("soft")).toThrow(expect.objectContaining({ init: { status: 404 } }));
});

it("shows a category as a plain form at its own address", () => {
  const { list } = askForCategory("تقنية", "?job=nurse", "ar").data;
  if (!list) throw new Error("There is no list.");
  const html = markup(<CategoryPage list={list} />, "ar");
  expect(html).toContain("مهارة واحدة");
  expect(html).toContain(` action="${PATH}" method="get"`);
  expect(html).toMatch(/<input type="checkbox" name="job"[^>]*checked/);
  expect(html).toContain('href="/future-skills/programming"');
  expect(html).toContain(`href="${categoryAddress("basic")}"`);
});

it("shows on the overview what the address asks for, and links to switch the rest on", () => {
  const data = overview.loader(askFor("/future-skills?show=technical,docs"));
  const html = markup(<OverviewPage overview={data.overview} />, "en");
  expect(html.match(/<h2/g)).toHaveLength(2);
  expect(html).toContain('href="/future-skills?show=basic,technical,docs"');
  expect(html).toMatch(
    /href="\/future-skills\?show=docs"[^>]*aria-current="true"|aria-current="true"[^>]*href="\/future-skills\?show=docs"/,
  );
  expect(html).toContain(`href="${PATH}"`);
  expect(html).toContain("There is nothing here yet");
});

it("answers an unknown skill with 404 and the ones that may be meant", async () => {
  const missing = await detail.loader(askFor("/future-skills/programing", "ar", { slug: "programing" }));
  expect(missing.init?.status).toBe(404);
  expect(missing.data).toEqual({ skill: null, byFit: null, meant: [{ slug: "programming", title: "البرمجة" }] });
});

it.each(["ar", "en"] as const)("shows a skill with what leads on in %s", async (locale) => {
  const { data } = await detail.loader(askFor("/future-skills/programming", locale, { slug: "programming" }));
  const { skill, byFit } = data;
  if (!skill) throw new Error("There is no skill.");
  const around = { locale, timeZone: "Asia/Muscat", siteName: "Paths", address: "https://x.example" };
  const html = markup(<SkillPage skill={skill} byFit={byFit} {...around} />, locale);
  const ownOrder = 'href="/jobs?skill=programming&amp;sort=fit"';
  expect(html).not.toContain(ownOrder);
  expect(markup(<SkillPage skill={skill} byFit="/jobs?skill=programming&sort=fit" {...around} />, locale)).toContain(
    ownOrder,
  );
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain('href="/jobs/nurse"');
  expect(html).toContain(`href="${PATH}"`);
  expect(html).not.toContain("<b>");
  expect(html).not.toContain('id="study"');
});

it("leads from capitals to the address of a record, and tells of none where there is none", async () => {
  await expect(
    detail.loader(askFor("/future-skills/PROGRAMMING?show=1", "en", { slug: "PROGRAMMING" })),
  ).rejects.toEqual(
    expect.objectContaining({ status: 301, headers: new Headers({ Location: "/future-skills/programming?show=1" }) }),
  );
  const missing = await detail.loader(askFor("/future-skills/NOBODY", "en", { slug: "NOBODY" }));
  expect(missing.init?.status).toBe(404);
});
