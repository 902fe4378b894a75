import { text } from "node:stream/consumers";
import { prerenderToNodeStream } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { inLocale } from "#i18n/ambient.server.ts";
import LandingLayout from "./landing.tsx";
import { Shell } from "./shell.tsx";
import type { SiteData } from "./site-data.ts";

const PERSON = {
  firstName: "Salim",
  lastName: "al Harthy",
  email: "salim@example.org",
  accountType: "Student",
  isPlace: false,
  picture: null,
  ending: null,
  mayOpenClasses: false,
  staff: [] as never[],
};
const SITE: SiteData["site"] = {
  name: "Wijha",
  logo: "",
  supportAddress: "help@example.org",
  about: "One way.",
  timeZone: "Asia/Muscat",
  social: { instagram: "", x: "https://x.example/wijha", linkedin: "" },
  firstYear: 2023,
  year: 2026,
  publicUrl: "http://127.0.0.1:3000",
  announcement: null,
  introVideo: "",
  copy: null,
};

function MainPage() {
  return <Shell menu="main">content</Shell>;
}

async function page(
  menu: "landing" | "main",
  person: SiteData["person"],
  path = "/jobs?page=2&lang=en",
  more: Partial<SiteData["site"]> = {},
): Promise<string> {
  const data: SiteData = {
    locale: "en",
    theme: "auto",
    site: { ...SITE, ...more },
    person,
    path,
    saved: null,
    planned: [],
    news: null,
    notice: null,
    demo: false,
    isInstallable: true,
    reference: "a1",
  };
  const Stub = createRoutesStub([
    { id: "root", path: "*", loader: () => data, Component: menu === "landing" ? LandingLayout : MainPage },
  ]);
  const stub = <Stub initialEntries={[path]} hydrationData={{ loaderData: { root: data } }} />;
  return inLocale("en", async () => text((await prerenderToNodeStream(stub)).prelude));
}

test("a place in a class is passed on from every page but the steps of the scale, and left where an account signs out", async () => {
  const seat = { ...PERSON, lastName: "", email: "", isPlace: true };
  const next = "Finished, next pupil";
  for (const path of ["/career-test", "/career-test/results/abc", "/home"])
    expect(await page("main", seat, path)).toContain(next);
  for (const path of ["/career-test/statements/3", "/career-test/about-you", "/career-test/review"])
    expect(await page("main", seat, path)).not.toContain(next);
  expect(await page("main", seat)).toContain("Leave the place");
  expect(await page("main", PERSON)).not.toContain(next);
});

test("a guest sees sign-in once, in the bar of every width, and sign-up; and no way out", async () => {
  const html = await page("main", null);
  expect(html.match(/href="\/signin"/g)).toHaveLength(1);
  expect(html).toContain('href="/signup"');
  expect(html).not.toContain('action="/signout"');
});

test("a signed-in person sees their name, e-mail and the way out, on the landing page too", async () => {
  for (const menu of ["landing", "main"] as const) {
    const html = await page(menu, PERSON);
    expect(html).toContain("Salim al Harthy");
    expect(html).toContain("salim@example.org");
    expect(html).toMatch(/<form[^>]*action="\/signout"[^>]*method="post"/);
    expect(html).not.toContain('href="/signin"');
  }
});

test("the other language is a link to the same page under its own name", async () => {
  const html = await page("main", null);
  expect(html).toMatch(
    /<a[^>]*lang="ar"[^>]*href="\/jobs\?page=2&amp;lang=ar"[^>]*>العربية<|<a[^>]*href="\/jobs\?page=2&amp;lang=ar"[^>]*lang="ar"[^>]*>العربية</,
  );
});

test("the current page is marked, the first link skips to the content", async () => {
  const html = await page("main", null);
  expect(html).toMatch(/<a[^>]*aria-current="page"[^>]*href="\/jobs"|<a[^>]*href="\/jobs"[^>]*aria-current="page"/);
  expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf("<header"));
});

test("the landing footer has the copyright from the first year on; social links only where they are set", async () => {
  const html = await page("landing", null, "/");
  expect(html).toContain("2023–2026");
  expect(html).toContain("https://x.example/wijha");
  expect(html).not.toContain("Instagram");
  expect(await page("main", null)).not.toContain("2023–2026");
});

test("an announcement stands over every page in its own language; it can be hidden only with JavaScript", async () => {
  const announcement = { id: "a", text: "نعود يوم الأحد <b>", otherLocale: "ar" as const };
  for (const path of ["/", "/jobs"]) {
    const html = await page("main", null, path, { announcement });
    expect(html).toMatch(/<section[^>]*aria-label="Announcement".*<p lang="ar"[^>]*>نعود يوم الأحد &lt;b&gt;</);
    expect(html).not.toContain("Hide the announcement");
  }
  expect(await page("main", null)).not.toContain("Announcement");
});

test("pages of content name the day of an earlier copy, others do not", async () => {
  const copy = { title: "This page shows a copy kept on 20 November 2026", text: "Reading goes on." };
  expect(await page("main", null, "/jobs/nurse", { copy })).toContain("a copy kept on 20 November 2026");
  expect(await page("main", null, "/career-test", { copy })).not.toContain("a copy kept on");
  expect(await page("main", null, "/jobs/nurse")).not.toContain("a copy kept on");
});

test("the film is a link in the landing header, and nothing of it is there before it is asked for", async () => {
  const html = await page("landing", null, "/");
  expect(html).toMatch(
    /<a[^>]*href="\/intro"[^>]*aria-haspopup="dialog"|<a[^>]*aria-haspopup="dialog"[^>]*href="\/intro"/,
  );
  expect(html).not.toMatch(/<video|\/video\//);
  expect(await page("main", null)).not.toContain('href="/intro"');
});

test("the look is chosen without scripts: in the drawer, in the footer, and under the own name", async () => {
  const choices = (html: string) => html.match(/<form[^>]*action="\/preferences"[^>]*>/g)?.length;
  const guest = await page("main", null);
  expect(choices(guest)).toBe(2);
  expect(guest.slice(guest.indexOf("<footer"))).toMatch(/<button[^>]*value="contrast"[^>]*name="theme"/);
  expect(choices(await page("main", PERSON))).toBe(3);
});

test("the footer names the site, its sections and both languages", async () => {
  const html = await page("main", null, "/jobs?page=2");
  const footer = html.slice(html.indexOf("<footer"));
  for (const path of ["/career-test", "/jobs", "/academic-profile/degree", "/future-skills", "/resources", "/join"])
    expect(footer).toContain(`href="${path}"`);
  expect(footer).toContain("/jobs?page=2&amp;lang=ar");
  expect(footer).toMatch(/aria-current="true"[^>]*>English|English<\/a>/);
  expect(footer).toContain("/contact-us");
  expect(await page("main", PERSON).then((it) => it.slice(it.indexOf("<footer")))).not.toContain('href="/join"');
});

test("a long name leaves the bar to the avatar, which the name is still said of", async () => {
  const long = { ...PERSON, firstName: "Abdulrahman", lastName: "al Mahrouqi al Harthy" };
  expect(await page("main", long)).toMatch(/class="sr-only">Abdulrahman/);
  expect(await page("main", PERSON)).toMatch(/class="bar-name">Salim/);
});
