import { expect, it } from "vitest";
import { JobPage } from "#features/jobs/components/job-page.tsx";
import { JobsPage } from "#features/jobs/components/jobs-page.tsx";
import type { Locale } from "#i18n/locales.ts";
import { published } from "#tests/support/published.ts";
import { markup, visitorAsks } from "#tests/support/screens.tsx";
import * as detail from "./detail.tsx";
import * as list from "./list.tsx";

const content = published({
  "work-environment": [
    { slug: "social", data: { code: "S", order: 4 }, ar: { title: "اجتماعية" }, en: { title: "Social" } },
  ],
  sector: [{ slug: "health", ar: { title: "الصحة" }, en: { title: "Health" } }],
  job: [
    {
      slug: "nurse",
      data: {
        job_type: "professional",
        job_zone: 4,
        onet_code: "29-1141.00",
        riasec: { R: 4, I: 5, A: 1, S: 6, E: 2, C: 5 },
      },
      ar: { title: "ممرض", summary: "جملة", description: "نص", responsibilities: ["عمل"] },
      en: { title: "Nurse", summary: "A sentence", description: "Text <b>", responsibilities: ["Work"] },
      links: { work_environments: ["social"], sectors: ["health"] },
    },
  ],
});

const askFor = visitorAsks(content);

async function screen(address: string, locale: Locale) {
  const found = (await list.loader(askFor(address, locale))).data.list;
  if (!found) throw new Error("There is no list.");
  return markup(<JobsPage list={found} />, locale);
}

it.each([
  ["/jobs", 200],
  ["/jobs?environment=social", 200],
  ["/jobs?environment=nowhere", 200],
  ["/jobs?page=0", 404],
  ["/jobs?page=abc", 404],
  ["/jobs?page=2", 404],
  ["/jobs?page=1000000000", 404],
])("answers %s with %i", async (address, status) => {
  expect((await list.loader(askFor(address))).init?.status).toBe(status);
});

it("keeps the filters on the way back from a page that is not there", async () => {
  expect((await list.loader(askFor("/jobs?environment=social&page=9"))).data.back).toBe("/jobs?environment=social");
});

it("answers an unknown profession with 404 and the ones that may be meant", async () => {
  const missing = await detail.loader(askFor("/jobs/nurs", "ar", { slug: "nurs" }));
  expect(missing.init?.status).toBe(404);
  expect(missing.data).toEqual({ job: null, ways: null, meant: [{ slug: "nurse", title: "ممرض" }] });
  expect((await detail.loader(askFor("/jobs/nurse", "ar", { slug: "nurse" }))).init?.status ?? 200).toBe(200);
});

it("counts in words and works as a plain form", async () => {
  const html = await screen("/jobs?environment=social", "ar");
  expect(html).toContain("مهنة واحدة");
  expect(html).toMatch(/<form[^>]+action="\/jobs"/);
  expect(html).toMatch(/<input type="checkbox" name="environment"[^>]*checked/);
  expect(html).toContain('href="/jobs/nurse"');
});

it("names the filter to drop when nothing is found", async () => {
  const html = await screen("/jobs?environment=social&sector=nowhere%3Cb%3E", "en");
  expect(html).toContain("No profession matches");
  expect(html).toContain("Drop “nowhere&lt;b&gt;” to see 1 profession");
  expect(html).toContain('href="/jobs?environment=social"');
});

it.each(["ar", "en"] as const)("shows a profession with its sources in %s", async (locale) => {
  const { job, ways } = (await detail.loader(askFor("/jobs/nurse?result=1", locale, { slug: "nurse" }))).data;
  if (!job || !ways) throw new Error("There is no profession.");
  const html = markup(
    <JobPage job={job} {...ways} locale={locale} timeZone="Asia/Muscat" siteName="Paths" address="https://x.example" />,
    locale,
  );
  expect(html).toContain("USDOL/ETA");
  expect(html).toContain("29-1141.00");
  expect(html).not.toContain("ESCO");
  expect(html).toContain('href="/career-test"');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it("leads from capitals to the address of a record, and tells of none where there is none", async () => {
  await expect(detail.loader(askFor("/jobs/NURSE?show=1", "en", { slug: "NURSE" }))).rejects.toEqual(
    expect.objectContaining({ status: 301, headers: new Headers({ Location: "/jobs/nurse?show=1" }) }),
  );
  expect((await detail.loader(askFor("/jobs/NOBODY", "en", { slug: "NOBODY" }))).init?.status).toBe(404);
});
