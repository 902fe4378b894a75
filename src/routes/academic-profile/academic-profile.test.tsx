import { expect, it } from "vitest";
import { DegreesPage } from "#features/studies/components/degrees-page.tsx";
import { MeritPage } from "#features/studies/components/merit-page.tsx";
import { StudyPage } from "#features/studies/components/study-page.tsx";
import type { Locale } from "#i18n/locales.ts";
import { published } from "#tests/support/published.ts";
import { markup, visitorAsks } from "#tests/support/screens.tsx";
import * as certificates from "./certification.tsx";
import * as degrees from "./degree.tsx";
import * as detail from "./detail.tsx";
import * as merit from "./programs/merit.tsx";
import * as programs from "./programs.tsx";

const words = (title: string) => ({ title, degree_name: `* ${title}`, summary: "S", about: "A <b>" });
const content = published({
  "academic-degree-area": [
    { slug: "health", ar: { title: "الصحة", summary: "ص" }, en: { title: "Health", summary: "H" } },
  ],
  "academic-degree": [
    {
      slug: "nursing-bachelor",
      data: { type: "bachelor", study_mode: "full_time", duration: 48, sample: true },
      ar: words("تمريض"),
      en: words("Nursing"),
      links: { academic_degree_areas: ["health"] },
    },
  ],
  "merit-program": [
    {
      slug: "award",
      data: { percentage: 80 },
      ar: { program_name: "منحة", summary: "ج", description: "ن", country_city: "ع", benefits: ["رسوم"] },
      en: { program_name: "Award", summary: "S", description: "T", country_city: "C", benefits: ["Fees"] },
    },
  ],
});

const askFor = visitorAsks(content);

function degreesAt(address: string, locale: Locale): string {
  const { list } = degrees.loader(askFor(address, locale)).data;
  if (!list) throw new Error("There is no list.");
  return markup(<DegreesPage list={list} />, locale);
}

it.each([
  ["/academic-profile/degree", degrees.loader, 200],
  ["/academic-profile/degree?view=areas", degrees.loader, 200],
  ["/academic-profile/degree?view=areas&page=2", degrees.loader, 404],
  ["/academic-profile/degree?area=nowhere", degrees.loader, 200],
  ["/academic-profile/degree?page=2", degrees.loader, 404],
  ["/academic-profile/certification", certificates.loader, 200],
  ["/academic-profile/certification?page=abc", certificates.loader, 404],
  ["/academic-profile/programs", programs.loader, 200],
  ["/academic-profile/programs?page=0", programs.loader, 404],
  ["/academic-profile/programs/merit?percentage=85", merit.loader, 200],
  ["/academic-profile/programs/merit?percentage=abc", merit.loader, 200],
  ["/academic-profile/programs/merit?page=9", merit.loader, 404],
])("answers %s", (address, loader, status) => {
  expect(loader(askFor(address)).init?.status).toBe(status);
});

it("keeps view and filters on the way back from a page that is not there", () => {
  const { back } = degrees.loader(askFor("/academic-profile/degree?view=areas&area=health&page=9")).data;
  expect(back).toBe("/academic-profile/degree?view=areas&area=health");
});

it("counts degrees in words and works as a plain form", () => {
  const html = degreesAt("/academic-profile/degree?area=health", "ar");
  expect(html).toContain("درجة علمية واحدة");
  expect(html).toMatch(/<form[^>]+action="\/academic-profile\/degree"/);
  expect(html).toMatch(/<input type="hidden" name="area" value="health"/);
  expect(html).toContain('href="/academic-profile/nursing-bachelor"');
  expect(html).toMatch(/aria-current="page"[^>]*>كل الدرجات/);
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it("keeps the view by area when the form is sent", () => {
  const html = degreesAt("/academic-profile/degree?view=areas", "en");
  expect(html).toContain('<input type="hidden" name="view" value="areas"/>');
  expect(html).toMatch(/aria-current="page"[^>]*>By area/);
  expect(html).toMatch(/<h2[^>]*>Health <span class="hint">1 degree/);
  expect(html).toMatch(/<h3[^>]*><a[^>]*>Nursing/);
});

it("names the filter to drop when nothing is found", () => {
  const html = degreesAt("/academic-profile/degree?area=health&type=nowhere%3Cb%3E", "en");
  expect(html).toContain("Remove “nowhere&lt;b&gt;” to see 1 degree");
});

it("keeps what was written as a percentage and says what is wrong with it", () => {
  const { list } = merit.loader(askFor("/academic-profile/programs/merit?percentage=lots")).data;
  if (!list) throw new Error("There is no list.");
  const html = markup(<MeritPage list={list} />, "en");
  expect(html).toMatch(/<input[^>]*name="percentage"[^>]*value="lots"/);
  expect(html).toContain("Write a number from 0 to 100");
  expect(html).toMatch(/aria-invalid="true"/);
  expect(html).toContain("Fees");
});

it("answers an unknown address with 404 and the ones that may be meant", () => {
  const missing = detail.loader(askFor("/academic-profile/nursing", "ar", { slug: "nursing" }));
  expect(missing.init?.status).toBe(404);
  expect(missing.data).toEqual({
    study: null,
    meant: [{ title: "تمريض (بيانات توضيحية)", to: "/academic-profile/nursing-bachelor" }],
  });
});

it.each(["ar", "en"] as const)("shows a degree, marked as an example, in %s", (locale) => {
  const { study } = detail.loader(askFor("/x", locale, { slug: "nursing-bachelor" })).data;
  if (!study) throw new Error("There is no degree.");
  const html = markup(
    <StudyPage study={study} locale={locale} timeZone="Asia/Muscat" siteName="Paths" address="https://x.example" />,
    locale,
  );
  expect(html).toContain(locale === "ar" ? "بيانات توضيحية" : "Sample data");
  expect(html).toContain('href="/academic-profile/degree?area=health"');
  expect(html).toContain("A &lt;b&gt;");
  expect(html).toContain('<noscript><a class="no-print');
  expect(html.match(/<h1/g)).toHaveLength(1);
});

it("leads from capitals to the address of a record, and tells of none where there is none", () => {
  const ask = (slug: string) => detail.loader(askFor(`/academic-profile/${slug}?show=1`, "en", { slug }));
  expect(() => ask("NURSING-BACHELOR")).toThrow(
    expect.objectContaining({
      status: 301,
      headers: new Headers({ Location: "/academic-profile/nursing-bachelor?show=1" }),
    }),
  );
  expect(ask("NOBODY").init?.status).toBe(404);
});
