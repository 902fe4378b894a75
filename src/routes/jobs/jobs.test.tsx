import { expect, it } from "vitest";
import { JobPage } from "#features/jobs/components/job-page.tsx";
import { JobsPage } from "#features/jobs/components/jobs-page.tsx";
import type { Locale } from "#i18n/locales.ts";
import { published } from "#tests/support/published.ts";
import { markup, visitorAsks } from "#tests/support/screens.tsx";
import * as detail from "./detail.tsx";
import * as list from "./list.tsx";

const DAY = [
  { at: "06:45", text: "The shift begins" },
  { at: "19:30", text: "The shift ends" },
];

const content = published({
  "academic-subject-option": [{ slug: "biology", ar: { title: "الأحياء" }, en: { title: "Biology" } }],
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
      ar: { title: "ممرض", summary: "جملة", description: "نص", responsibilities: ["عمل"], day: DAY, first_role: "أول" },
      en: {
        title: "Nurse",
        summary: "A sentence",
        description: "Text <b>",
        responsibilities: ["Work"],
        day: DAY,
        first_role: "The first",
        later_roles: ["The second", "The third"],
        entry_routes: ["One way"],
      },
      links: {
        work_environments: ["social"],
        sectors: ["health"],
        school_subjects: ["biology"],
        related_jobs: ["bare"],
      },
    },
    {
      slug: "bare",
      data: { job_type: "technician", job_zone: 3 },
      ar: { title: "مسعف", summary: "جملة", description: "نص", responsibilities: ["عمل أول", "عمل ثان"] },
      en: { title: "Rescuer", summary: "A sentence", description: "Text", responsibilities: ["Work one", "Work two"] },
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
  expect(missing.data).toMatchObject({ job: null, ways: null });
  expect(missing.data.meant[0]).toEqual({ slug: "nurse", title: "ممرض" });
  expect((await detail.loader(askFor("/jobs/nurse", "ar", { slug: "nurse" }))).init?.status ?? 200).toBe(200);
});

it("counts in words and works as a plain form", async () => {
  const html = await screen("/jobs?environment=social", "ar");
  expect(html).toContain("مهنة واحدة");
  expect(html).toMatch(/<form[^>]+action="\/jobs"/);
  expect(html).toMatch(/<input type="hidden" name="environment" value="social"/);
  expect(html).toMatch(/<a aria-current="true" href="\/jobs"/);
  expect(html).toContain('href="/jobs/nurse"');
});

it("names the filter to drop when nothing is found", async () => {
  const html = await screen("/jobs?environment=social&sector=nowhere%3Cb%3E", "en");
  expect(html).toContain("No profession matches");
  expect(html).toContain("Remove “nowhere&lt;b&gt;” to see 1 profession");
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

async function jobPage(slug: string, locale: Locale = "en"): Promise<string> {
  const { job, ways } = (await detail.loader(askFor(`/jobs/${slug}`, locale, { slug }))).data;
  if (!job || !ways) throw new Error("There is no profession.");
  return markup(
    <JobPage job={job} {...ways} locale={locale} timeZone="Asia/Muscat" siteName="Paths" address="https://x.example" />,
    locale,
  );
}

const headings = (html: string, level: 2 | 3) =>
  [...html.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, "g"))].map(([, text = ""]) =>
    text.replace(/<[^>]*>/g, " ").trim(),
  );

it("tells a profession in order: what it is like, its day, what it asks, the path, what is near, the fit", async () => {
  const html = await jobPage("nurse");
  expect(headings(html, 2).slice(0, 7)).toEqual([
    "The work up close",
    "What the work is like",
    "A day at work",
    "What it asks of you",
    "How to get there",
    "Similar professions, and how they differ",
    "Does this profession suit your tendencies?",
  ]);
  // No heading over a single thing: the one subject and the first job stand under plain names.
  expect(headings(html, 3)).toEqual(["Main tasks", "Years later"]);
  expect(html).toContain("<summary>Ways in<svg");
  for (const name of ["School subjects", "First job"])
    expect(html).toContain(`<p class="gate-title strong">${name}</p>`);
  expect(html).toMatch(/<li><time dateTime="06:45"><bdi>06:45</i);
  expect(html).toContain('href="/jobs?subject=biology"');
  expect(html).toContain("Shorter preparation");
  expect(html).not.toContain("5.6");
});

it("lays tasks along the line where a record tells no day, and leaves out gates with nothing to say", async () => {
  const html = await jobPage("bare");
  expect(headings(html, 2)).toContain("What gets done");
  expect(html).not.toContain('<time dateTime="0');
  expect(html).toContain("Work two");
  expect(headings(html, 2)).not.toContain("How to get there");
  expect(headings(html, 3)).toEqual([]);
});

it("says the same to every visitor", async () => {
  expect(await jobPage("nurse", "ar")).toBe(await jobPage("nurse", "ar"));
});

it("leads from capitals to the address of a record, and tells of none where there is none", async () => {
  await expect(detail.loader(askFor("/jobs/NURSE?show=1", "en", { slug: "NURSE" }))).rejects.toEqual(
    expect.objectContaining({ status: 301, headers: new Headers({ Location: "/jobs/nurse?show=1" }) }),
  );
  expect((await detail.loader(askFor("/jobs/NOBODY", "en", { slug: "NOBODY" }))).init?.status).toBe(404);
});
