import { chromium, type Page } from "@playwright/test";
import type { AppServer } from "../support/app-server.ts";
import { axeFaults, CANARY, type Rules } from "../support/axe.ts";
import { test as base, expect, expectWholePage, speak } from "../support/browser.ts";
import { chromiumFlags, presentChromium } from "../support/chromium.ts";
import { Visitor } from "../support/visitor.ts";

const WIDE = 1280;
const PHONE = 360;
const CONTRAST = ["color-contrast"];
/** Phones as they are sold, and four times the size on a wide screen. */
const NARROW = [375, 320] as const;

/** One address for each template; the people are those of demo mode. */
const GUEST = [
  "/",
  "/faq",
  "/intro",
  "/privacy-policy",
  "/privacy-policy/kept-data",
  "/jobs",
  "/jobs?environment=artistic&sector=health-care",
  "/jobs/nurse",
  "/academic-profile/degree",
  "/academic-profile/degree?view=areas&type=master",
  "/academic-profile/degree?university=tawd-university",
  "/academic-profile/certification?level=foundation&profession=lawyer",
  "/academic-profile/programs",
  "/academic-profile/programs/merit?percentage=abc",
  "/academic-profile/nursing-coast-program",
  "/academic-profile/data-analysis-foundation-certificate",
  "/future-skills",
  `/future-skills/skills/${encodeURIComponent("تقنية")}?job=nurse`,
  "/future-skills/communication",
  "/resources",
  "/resources?show=experiences&job=nurse&open=hospital-ward-morning",
  "/resources/blogpost/a-week-of-job-shadowing",
  "/resources/documents/comparing-two-professions-workbook",
  "/resources/book/muqaddimah",
  "/subscription",
  "/search/searchResults",
  "/search/searchResults?word=1225&searchType=book",
  "/search/searchResults?word=2026&keywords=1,2",
  "/search/searchResults?word=1",
  "/contact-us",
  "/open-data",
  "/study-plan",
  "/study-plan/plan",
  "/job-comparison?a=nurse",
  "/job-comparison?a=nurse&b=accountant",
  "/contact-us?sent=7K3M-9QXW",
  "/apply",
  "/signin",
  "/signup",
  "/activation-sent",
  "/activate",
  "/reset-password",
  "/reset-password?code=forged",
  "/email-change",
  "/email-undo",
  "/join?code=7K3M-9QXW",
  "/join/continue",
  "/claim",
  "/guardian-decision",
  "/profile/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  "/results/AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA",
  "/guardian-decision?done=forgotten",
  "/career-test",
  "/career-test/try/1",
  "/career-test/try/done",
  "/eta",
  "/scales/eta/try/1",
  "/scales/eta/try/done",
  "/nonsense",
  "/dev/ui",
  "/dev/mail",
  "/api/docs",
];
/** One page of each layout. */
const LARGE = [
  "/",
  "/faq",
  "/privacy-policy",
  "/jobs",
  "/jobs/nurse",
  "/academic-profile/degree?view=areas",
  "/signin",
];
const TAKER = [
  "/home",
  "/claim",
  "/account",
  "/account/password",
  "/account/email",
  "/account/data",
  "/notifications",
  "/notifications?tab=unread",
  "/notifications/settings",
  "/notifications/unsubscribe?token=forged",
  "/account/guardian",
  "/welcome",
  "/user-profile/share",
  "/account/family",
  "/career-test/about-you",
  "/career-test/guardian",
  "/career-test/statements/1",
  "/career-test/review",
  "/career-test/results",
  "/career-test/activities",
  "/career-test/activities/1",
  "/scales/eta/questions/1",
  "/scales/eta/review",
  "/scales/eta/results",
  "/apply?kind=advisor",
  "/user-profile",
  "/user-profile?edit=heading",
  "/account/devices",
  "/account/calendar",
  "/booking",
  "/booking?field=subjects",
  "/account/two-step",
];

/** The pages of this file are the same one for all tests about somebody. */
const test = base.extend<{ readonly who: string }>({
  who: ["a guest", { option: true }],
  context: async ({ keptPage, who }, use) => use((await keptPage(who)).context()),
  page: async ({ keptPage, who }, use) => use(await keptPage(who)),
});

base("the measure sees a pale Arabic sentence", async ({ page }) => {
  await page.setContent(CANARY);
  expect(await axeFaults(page, CONTRAST)).toEqual([expect.stringContaining("#pale")]);
});

interface Opened {
  readonly page: Page;
  readonly server: AppServer;
  readonly lang: "ar" | "en";
}

/** One load, resized: structure on a phone; on Arabic pages and layouts also wide, with colours of both themes; of layouts on a phone too. */
async function expectAccessible({ page, server, lang }: Opened, open: () => Promise<unknown>, isLayout = false) {
  await speak(page, server, lang);
  await page.context().addCookies([{ name: "theme", value: "light", url: server.base }]);
  await page.setViewportSize({ width: WIDE, height: 900 });
  await open();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await expectWholePage(page, lang);
  const faults = async (theme: "light" | "dark", width: number, rules: Rules) => {
    await page.setViewportSize({ width, height: 900 });
    // What the server says with the cookie (see below); colours are all that a theme changes.
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    expect.soft(await axeFaults(page, rules), `${page.url()} ${theme} ${width}`).toEqual([]);
  };
  // Colours do not change with the language, and on a phone only by the layout: each template once, each layout everywhere.
  const isColoured = isLayout || lang === "ar";
  if (isColoured) {
    await faults("light", WIDE, "all");
    await faults("dark", WIDE, CONTRAST);
  }
  if (isLayout) await faults("dark", PHONE, CONTRAST);
  await faults("light", PHONE, isLayout ? "all" : "structure");
  for (const width of NARROW) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await page.evaluate(widerThanItself), `${page.url()} at ${width}`).toEqual([]);
  }
  await expectThemes(page, server);
}

/** The theme stands in what the server sends: `light` was seen above. */
async function expectThemes(page: Page, server: AppServer): Promise<void> {
  const cookies = (await page.context().cookies(server.base)).filter(({ name }) => name !== "theme");
  const cookie = [...cookies, { name: "theme", value: "dark" }].map(({ name, value }) => `${name}=${value}`).join("; ");
  const dark = await (await fetch(page.url(), { headers: { cookie, accept: "text/html" } })).text();
  expect.soft(/<html[^>]*>/.exec(dark)?.[0], page.url()).toContain('data-theme="dark"');
}

/** What makes a page scroll sideways. */
function widerThanItself(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const wide = [...document.querySelectorAll("body *")].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect();
    return width > 0 && (left < -1 || right > clientWidth + 1);
  });
  return [`${scrollWidth} px`, ...wide.slice(0, 5).map((element) => `${element.tagName}.${element.className}`)];
}

base("text twice as large, as the browser's settings have it", async ({ server, lang }) => {
  const large = await chromium.launch({
    executablePath: presentChromium(),
    args: [...chromiumFlags, "--blink-settings=defaultFontSize=32"],
  });
  const taker = await new Visitor(server, lang).signIn();
  for (const isSignedIn of [false, true]) {
    const context = await large.newContext();
    await context.addCookies((isSignedIn ? taker : new Visitor(server, lang)).ofBrowser);
    const page = await context.newPage();
    for (const path of isSignedIn ? ["/home", "/account/data"] : LARGE) {
      await page.goto(server.base + path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await page.evaluate(widerThanItself), `${path} at ${width}`).toEqual([]);
      }
    }
  }
  await large.close();
});

for (const path of GUEST)
  test(`a guest at ${path}`, async ({ page, server, lang, expected }) => {
    for (const status of [400, 404]) expected.add(status);
    await expectAccessible({ page, server, lang }, () => page.goto(server.base + path), LARGE.includes(path));
  });

/** The fields of a sign-up's steps, each open to who has sent the one before. */
const SIGN_UP: readonly (readonly [step: string, said: Record<string, string>])[] = [
  ["name", { accountType: "Student" }],
  ["about", { firstName: "Salma", lastName: "Harthi" }],
  ["account", { grade: "10", birthDateDay: "27", birthDateMonth: "3", birthDateYear: "2010" }],
];

test("a guest at each step of sign-up, refused too", async ({ page, server, lang, expected }) => {
  expected.add(400);
  const visitor = new Visitor(server, lang);
  let path = "/signup";
  for (const [step, said] of SIGN_UP) {
    path = (await visitor.post(path, said)).location;
    await page.context().addCookies(visitor.ofBrowser);
    await expectAccessible({ page, server, lang }, async () => {
      await page.goto(server.base + path);
      if (step === "about") return;
      await page.locator("main form").getByRole("button").last().click();
      await expect(page.getByRole("alert")).toBeVisible();
    });
  }
});

/** Signs the page in once for a worker. @returns who signed in, with the same cookies. */
async function signedIn({ page, server, lang }: Opened, email: string): Promise<Visitor> {
  const visitor = await new Visitor(server, lang).signIn(email);
  await page.context().addCookies(visitor.ofBrowser);
  return visitor;
}

test.describe("an administrator", () => {
  test.use({ who: "an administrator" });
  let reference = "";
  for (const isList of [true, false])
    test(isList ? "with the messages of people" : "at one message", async ({ page, server, lang }) => {
      if (!reference) {
        const staff = await signedIn({ page, server, lang }, "admin@wijha.example");
        const name = lang === "ar" ? "سلمى" : "Salma";
        const written = { name, email: "salma@example.org", phone: "91234567", inquiry_type: "technical" };
        const sent = { ...written, message: lang === "ar" ? "تبقى الصفحة بيضاء." : "The page stays white." };
        reference = (await staff.call<{ data: { reference: string } }>("/contact-us", sent)).data.reference;
      }
      const path = isList ? "/admin/messages" : `/admin/messages/${reference}`;
      await expectAccessible({ page, server, lang }, () => page.goto(server.base + path), isList);
    });
});

test.describe("an administrator who decides", () => {
  test.use({ who: "an administrator who decides" });
  let application = "";
  for (const isList of [true, false])
    test(isList ? "with applications" : "at one application", async ({ page, server, lang }) => {
      if (!application) {
        await signedIn({ page, server, lang }, "admin@wijha.example");
        const applicant = await new Visitor(server, lang).signIn("guardian@wijha.example");
        application = await applicant.applyToTeach(lang === "ar" ? "مدرسة الأمل" : undefined);
      }
      const path = isList ? "/admin/applications" : `/admin/applications/${application}`;
      await expectAccessible({ page, server, lang }, () => page.goto(server.base + path), isList);
    });
});

test.describe("an editor", () => {
  test.use({ who: "an editor" });
  test("with the profiles that are wanted", async ({ page, server, lang }) => {
    await signedIn({ page, server, lang }, "editor@wijha.example");
    await expectAccessible({ page, server, lang }, () => page.goto(`${server.base}/admin/wishes`), true);
  });
});

test.describe("an advisor", () => {
  test.use({ who: "an advisor" });
  test("with what is shared with them", async ({ page, server, lang }) => {
    await signedIn({ page, server, lang }, "advisor@wijha.example");
    await expectAccessible({ page, server, lang }, () => page.goto(`${server.base}/career-test/shared-with-me`));
  });
});

test.describe("an advisor at the desk", () => {
  test.use({ who: "an advisor at the desk" });
  for (const path of ["/consultation", "/consultation?state=held", "/consultation/schedule", "/consultation/slots"])
    test(`at ${path}`, async ({ page, server }) => {
      // The demo's people have Arabic names; the journeys of the desk look at the English pages.
      const opened = { page, server, lang: "ar" } as const;
      await signedIn(opened, "advisor@wijha.example");
      await expectAccessible(opened, () => page.goto(server.base + path), path === "/consultation");
    });
});

test.describe("a guardian", () => {
  test.use({ who: "a guardian" });
  for (const path of ["/account/family", "/account/family/talk", "/account/family/talk?child="])
    test(`at ${path}`, async ({ page, server }) => {
      // The demo's guardian and child have Arabic names; the journey of a result over time looks at the English pages.
      const opened = { page, server, lang: "ar" } as const;
      const guardian = await signedIn(opened, "guardian@wijha.example");
      const { text } = await guardian.get("/account/family");
      const child = /talk\?child=(\w+)/.exec(text)?.[1] ?? "";
      await expectAccessible(opened, () => page.goto(server.base + path + (path.endsWith("=") ? child : "")));
    });
});

test.describe("a teacher", () => {
  test.use({ who: "a teacher" });
  let documentId = "";
  for (const isList of [true, false])
    test(isList ? "with the list of classes" : "at a class with pupils", async ({ page, server, lang }) => {
      if (!documentId) {
        const email = lang === "ar" ? "advisor@wijha.example" : "admin@wijha.example";
        const teacher = await signedIn({ page, server, lang }, email);
        const made = { name: lang === "ar" ? "العاشر 3" : "Grade 10", places: 5, days: 5 };
        const { data } = await teacher.call<{ data: { documentId: string; code: string } }>("/school-classes", made);
        const pupil = lang === "ar" ? "سالم" : "Salim";
        await new Visitor(server, lang).call("/school-classes/join", { code: data.code, short_name: pupil });
        documentId = data.documentId;
      }
      const path = isList ? "/classes" : `/classes/${documentId}`;
      await expectAccessible({ page, server, lang }, () => page.goto(server.base + path), isList);
    });
});

test.describe("somebody who has a result and has begun again", () => {
  test.use({ who: "a taker" });
  let taker: Visitor | undefined;
  for (const path of [...TAKER, "a result", "a result to share"])
    test(`at ${path}`, async ({ page, server, lang, expected }) => {
      // A link out of the weekly mail that was tampered with.
      if (path.includes("token=forged")) expected.add(400);
      if (!taker) {
        const email = lang === "ar" ? "student@wijha.example" : "editor@wijha.example";
        taker = await signedIn({ page, server, lang }, email);
        await taker.sayAge();
        await taker.openDraft();
        await taker.takeEta();
      }
      const isResult = path.startsWith("a result");
      if (isResult) {
        const ids = await taker.statements();
        const answers = Object.fromEntries(ids.map((id) => [id, /^[SI]/.test(id)]));
        await taker.call("/users-permissions/users/me/personality-test", { answers });
      }
      await expectAccessible(
        { page, server, lang },
        async () => {
          await page.goto(server.base + (isResult ? "/career-test/results" : path));
          if (!isResult) return;
          await page.getByRole("main").locator('a[href^="/career-test/results/"]').first().click();
          await page.waitForURL(/results\/\w+$/);
          if (path !== "a result") await page.goto(`${page.url()}/share`);
        },
        path === "/home" || path === "/account",
      );
    });
});
