import { type BrowserContext, chromium } from "@playwright/test";
import { AppServer } from "#tests/support/app-server.ts";
import { chromiumFlags, ensureChromium } from "#tests/support/chromium.ts";
import { Visitor } from "#tests/support/visitor.ts";
import { LANGUAGES, type Language } from "../client-bytes.ts";
import { tenth } from "../spread.ts";
import type { Line } from "./part.ts";

const MOST_BYTES = 200_000;
const PHONE = { width: 390, height: 844 };
/** Scripts for later come once the page stands. */
const SETTLE_MS = 3_000;
const GUEST_PATHS = ["/career-test/try/1", "/scales/eta/try/1"];
const OWN_PATH = "/career-test/statements/1";

/** All that comes over the line for a first question, headers included, as a browser with nothing kept counts it. */
export async function firstLoadLines(): Promise<Line[]> {
  const server = await AppServer.start();
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] });
  const lines: Line[] = [];
  try {
    for (const language of LANGUAGES) {
      const guest = new Visitor(server, language);
      const owner = await new Visitor(server, language).signIn();
      await owner.openDraft();
      for (const path of [...GUEST_PATHS, OWN_PATH]) {
        const context = await browser.newContext({ viewport: PHONE, serviceWorkers: "block" });
        await context.addCookies((path === OWN_PATH ? owner : guest).ofBrowser);
        lines.push(lineOf(path, language, await bytesOf(context, server.base + path)));
        await context.close();
      }
    }
  } finally {
    await browser.close();
    await server.remove();
  }
  return lines;
}

interface Loaded {
  readonly files: number;
  /** Of headers, as HTTP/1.1 writes them out for every file. */
  readonly headers: number;
  /** Of bodies as they were sent, by kind. */
  readonly bodies: ReadonlyMap<string, number>;
}

/** What the browser itself says it received, what it fetched for later included. */
async function bytesOf(context: BrowserContext, url: string): Promise<Loaded> {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const answers = new Map<string, { kind: string; headers: number }>();
  const bodies = new Map<string, number>();
  let [files, headers] = [0, 0];
  line.on("Network.responseReceived", ({ requestId, type, response }) =>
    answers.set(requestId, { kind: type, headers: response.encodedDataLength }),
  );
  line.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (!answer) return;
    files += 1;
    headers += answer.headers;
    bodies.set(answer.kind, (bodies.get(answer.kind) ?? 0) + encodedDataLength - answer.headers);
  });
  await line.send("Network.enable");
  const answer = await page.goto(url, { waitUntil: "load" });
  if (answer?.url() !== url) throw new Error(`${url} led to ${answer?.url()}.`);
  await page.waitForLoadState("networkidle");
  await page.waitForTimeout(SETTLE_MS);
  return { files, headers, bodies };
}

function lineOf(path: string, language: Language, { files, headers, bodies }: Loaded): Line {
  const body = [...bodies.values()].reduce((sum, one) => sum + one, 0);
  const kinds = [...bodies].sort(([, a], [, b]) => b - a).map(([kind, one]) => `${kind} ${tenth(one / 1000)}`);
  const all = headers + body;
  return {
    what: `${path} in ${language}, first load`,
    figures: `${tenth(all / 1000)} kB in all, of which headers of ${files} files ${tenth(headers / 1000)} (${kinds.join(", ")})`,
    aim: `≤ ${MOST_BYTES / 1000} kB`,
    met: all <= MOST_BYTES,
  };
}
