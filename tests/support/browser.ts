import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
  type Request,
  type Response,
  type WebError,
} from "@playwright/test";
import type { Locale } from "#i18n/locales.ts";
import { AppServer } from "./app-server.ts";

type Message<T> = (inputs: T, options?: { locale?: Locale }) => string;
/** A message in the language of the journey. */
export type Say = <T extends object = object>(message: Message<T>, inputs?: T) => string;

/** What every step of a journey needs. */
export interface Walk {
  readonly page: Page;
  readonly server: AppServer;
  readonly lang: Locale;
  readonly say: Say;
  readonly expected: Set<number>;
}

interface Fixtures {
  /** Already in the language of the journey. */
  readonly walk: Walk;
  readonly lang: Locale;
  readonly say: Say;
  /** Statuses of 400 and more that the journey provokes on purpose. */
  readonly expected: Set<number>;
  readonly watched: undefined;
  /** Whether pages are reached for as soon as they are there. */
  readonly isNudged: boolean;
}

interface WorkerFixtures {
  readonly server: AppServer;
  /** The one page of somebody for all tests of a worker: what was fetched stays in its cache, who signed in stays so. */
  readonly keptPage: (of: string) => Promise<Page>;
}

/** Somebody whose hand is on the device: pages that wait to be reached for (entry.server.tsx) do not. Its own journey goes without. */
export const nudge = (context: BrowserContext) =>
  context.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => dispatchEvent(new PointerEvent("pointermove", { movementX: 1 }))),
  );

/** A server for each worker; every page is watched for what must never happen. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  lang: ["ar", { option: true }],
  isNudged: [true, { option: true }],
  context: async ({ context, isNudged }, use) => {
    if (isNudged) await nudge(context);
    await use(context);
  },
  say: async ({ lang }, use) => {
    await use((message, inputs) => message(inputs ?? ({} as never), { locale: lang }));
  },
  expected: async ({ lang: _ }, use) => use(new Set<number>()),
  walk: async ({ page, server, lang, say, expected }, use) => {
    await speak(page, server, lang);
    await use({ page, server, lang, say, expected });
  },
  server: [
    async ({ browserName: _ }, use) => {
      const server = await AppServer.start();
      await use(server);
      await server.remove();
    },
    { scope: "worker" },
  ],
  keptPage: [
    async ({ browser }, use, { project }) => {
      const contexts = new Map<string, Promise<Page>>();
      const { locale } = project.use;
      // Without motion a colour is what it will be as soon as it is set.
      const open = async () => {
        const context = await browser.newContext({ locale, reducedMotion: "reduce", serviceWorkers: "block" });
        await nudge(context);
        return context.newPage();
      };
      await use((of) => {
        const page = contexts.get(of) ?? open();
        contexts.set(of, page);
        return page;
      });
      for (const page of contexts.values()) await (await page).context().close();
    },
    { scope: "worker" },
  ],
  watched: [
    async ({ context, expected, server }, use) => {
      const faults: string[] = [];
      const stop = watch(context, expected, faults);
      await use(undefined);
      stop();
      expect(faults, "errors in the browser").toEqual([]);
      expect(
        server.said().match(/^\{.*"level":(50|60|"error"|"fatal").*$/m)?.[0],
        "a fault on the server",
      ).toBeUndefined();
    },
    { auto: true },
  ],
});

/** Among the expected: requests to which no answer comes. */
export const NO_LINE = 0;

function watch(context: BrowserContext, expected: ReadonlySet<number>, faults: string[]): () => void {
  const thrown = (fault: WebError) => faults.push(`${fault.page()?.url()}: ${fault.error().message}`);
  const told = (message: ConsoleMessage) => {
    // Failed loads are judged below, where the status is known; refusals of the policy and hydration come here.
    if (message.type() === "error" && !message.text().startsWith("Failed to load resource"))
      faults.push(`${message.page()?.url()}: ${message.text()}`);
  };
  const answered = (answer: Response) => {
    if (answer.status() >= 400 && !expected.has(answer.status()))
      faults.push(`${answer.status()} ${answer.request().method()} ${answer.url()}`);
  };
  const failed = (request: Request) => {
    const why = request.failure()?.errorText ?? "";
    // A page that is left breaks off what it was still fetching; where scripts are off, none is fetched ("csp").
    const isQuiet = why === "net::ERR_ABORTED" || why === "csp" || isStream(request.url());
    if (!isQuiet && !expected.has(NO_LINE)) faults.push(`${why} ${request.url()}`);
  };
  context.on("weberror", thrown).on("console", told).on("response", answered).on("requestfailed", failed);
  return () =>
    void context.off("weberror", thrown).off("console", told).off("response", answered).off("requestfailed", failed);
}

/** What is told live breaks off with its server and begins again by itself. */
function isStream(url: string): boolean {
  return new URL(url).pathname.endsWith("/notifications/stream");
}

/** Words that are names everywhere, addresses, and the code of an error. */
const SAME_EVERYWHERE =
  /\b[0-9a-f]{12}\b|\S+@\S+|https?:\/\/\S+|\b(Wijha|ESCO|ISCO(-08)?|O\*NET(-SOC|®)?|Instagram|LinkedIn)\b|وِجهة/g;

/** Text, names and titles that stand in the other language without saying so. */
function foreignWords(page: Page): Promise<string[]> {
  return page.evaluate((same) => {
    const language = (element: Element | null) => element?.closest("[lang]")?.getAttribute("lang")?.slice(0, 2);
    const isForeign = (text: string, lang: string | undefined) => {
      const own = text.replace(new RegExp(same, "g"), "");
      return lang === "en" ? /[\u0600-\u06ff]/.test(own) : /[A-Za-z]{3}/.test(own) && !/[\u0600-\u06ff]/.test(own);
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest("script,style,pre,noscript,template,[hidden]")) continue;
      if (isForeign(node.nodeValue ?? "", language(parent))) found.push((node.nodeValue ?? "").trim());
    }
    for (const element of document.body.querySelectorAll("[aria-label],[title],[alt],[placeholder]"))
      for (const name of ["aria-label", "title", "alt", "placeholder"])
        if (isForeign(element.getAttribute(name) ?? "", language(element)))
          found.push(`${name}: ${element.getAttribute(name)}`);
    if (isForeign(document.title, language(document.documentElement))) found.push(`title: ${document.title}`);
    return found;
  }, SAME_EVERYWHERE.source);
}

/** What is true of every page: its language and direction, one heading of the first level, a title, no stray words. */
export async function expectWholePage(page: Page, lang: Locale): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("lang", lang);
  await expect(page.locator("html")).toHaveAttribute("dir", lang === "ar" ? "rtl" : "ltr");
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/\S/);
  // The page of components shows both languages on purpose.
  if (new URL(page.url()).pathname === "/dev/ui") return;
  expect(await foreignWords(page), `words of another language on ${page.url()}`).toEqual([]);
}

/** Pages in a language from the first request on. */
export async function speak(page: Page, server: AppServer, lang: Locale): Promise<void> {
  await page.context().addCookies([{ name: "lang", value: lang, url: server.base }]);
}

export { expect };
