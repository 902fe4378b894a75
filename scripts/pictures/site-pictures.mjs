// Makes the pictures at the head of README.md and beside a shared link: node scripts/pictures/site-pictures.mjs (after a build; needs Chromium).
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumFlags, presentChromium } from "../../tests/support/chromium.ts";
import { answersWith } from "./sample-answers.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "docs/pictures");
const base = "http://127.0.0.1:4790";
const MOST_BYTES = 120_000;
const LANGUAGES = ["ar", "en"];
const GAP = 24;
const PAPER = "#f3ecdf";
const SHARED = { width: 1200, height: 630 };
const MOST_SHARED_BYTES = 60_000;
/** Of the landing page its promise alone: the name of a site is a setting, and a picture answers nothing. */
const PROMISE_ALONE = `
  header.bar, .stamp, .hero-first { visibility: hidden }
  header.bar { position: absolute }
  .hero { min-block-size: ${SHARED.height}px; display: grid; align-items: center; background: var(--night) }
  .hero h1 { font-size: 2.75rem }`;

/** What stands in each picture; both languages beside each other. */
const PICTURES = [
  { name: "landing", path: "/", width: 1280, height: 800 },
  { name: "result", path: "result", width: 1280, height: 800 },
  { name: "profession", path: "/jobs/marine-biologist", width: 1280, height: 800 },
  { name: "phone", path: ["/", "/jobs", "result", "/jobs/nurse"], width: 390, height: 844 },
];

const data = mkdtempSync(join(tmpdir(), "wijha-pictures-"));
const server = spawn(process.execPath, [join(root, "scripts/run-built.mjs"), "serve"], {
  env: { ...process.env, NODE_ENV: "", PORT: "4790", DATA_DIR: data, DEMO: "1" },
  stdio: "ignore",
});
try {
  await answering();
  const browser = await chromium.launch({ executablePath: presentChromium(), args: chromiumFlags });
  const result = await takeScale(browser);
  mkdirSync(folder, { recursive: true });
  for (const picture of PICTURES) await make(browser, picture, result);
  for (const language of LANGUAGES) await makeShared(browser, language);
  await browser.close();
} finally {
  server.kill();
  rmSync(data, { recursive: true, force: true });
}

async function answering() {
  for (let tries = 0; tries < 240; tries++) {
    const isReady = await fetch(`${base}/faq`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error("The server did not answer within a minute. Build it first: node scripts/build.mjs");
}

/** The demo pupil takes the scale, and the pictures of a result are theirs. */
async function takeScale(browser) {
  const context = await browser.newContext();
  const headers = { Origin: base };
  const { request } = context;
  await request.post(`${base}/signin`, {
    form: { email: "student@wijha.example", password: "wijha-demo-2026" },
    headers,
  });
  await request.post(`${base}/career-test/about-you`, { form: { ageBand: "18-24" }, headers });
  const answers = answersWith({ S: 9, I: 7, A: 4, R: 2, E: 3, C: 3 });
  const address = `${base}/api/users-permissions/users/me/personality-test`;
  const answer = await request.post(address, { data: { answers }, headers });
  if (!answer.ok()) throw new Error(`The scale was not taken: ${await answer.text()}`);
  const path = `/career-test/results/${(await answer.json()).data.documentId}`;
  return { path, state: await context.storageState() };
}

async function make(browser, { name, path, width, height }, result) {
  const paths = Array.isArray(path) ? path : [path];
  const shots = [];
  for (const language of LANGUAGES) for (const one of paths) shots.push(await shot(one, language));
  const whole = shots.length * width + (shots.length - 1) * GAP;
  const bytes = await sharp({ create: { width: whole, height, channels: 3, background: PAPER } })
    .composite(shots.map((input, at) => ({ input, left: at * (width + GAP), top: 0 })))
    .png()
    .toBuffer()
    .then((all) => sharp(all).resize({ width: 1600 }).webp({ quality: 78, effort: 6 }).toBuffer());
  if (bytes.length > MOST_BYTES) throw new Error(`${name}.webp has ${bytes.length} bytes: take less quality.`);
  writeFileSync(join(folder, `${name}.webp`), bytes);
  console.log(`${name}.webp: ${Math.round(bytes.length / 1000)} kB`);

  async function shot(one, language) {
    const isOwn = one === "result";
    const storageState = isOwn ? result.state : undefined;
    return shotOf(browser, { path: isOwn ? result.path : one, language, viewport: { width, height }, storageState });
  }
}

/** What stands beside a shared link of the site in one language. */
async function makeShared(browser, language) {
  const picture = await shotOf(browser, { path: "/", language, viewport: SHARED, style: PROMISE_ALONE });
  const bytes = await sharp(picture).png({ palette: true, colours: 64, effort: 10, dither: 0 }).toBuffer();
  if (bytes.length > MOST_SHARED_BYTES)
    throw new Error(`share-${language}.png has ${bytes.length} bytes: take fewer colours.`);
  writeFileSync(join(root, `public/share-${language}.png`), bytes);
  console.log(`share-${language}.png: ${Math.round(bytes.length / 1000)} kB`);
}

async function shotOf(browser, { path, language, viewport, storageState, style }) {
  const context = await browser.newContext({
    viewport,
    storageState,
    serviceWorkers: "block",
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await context.addCookies([{ name: "lang", value: language, url: base }]);
  const page = await context.newPage();
  await page.goto(base + path, { waitUntil: "networkidle" });
  if (style) await page.addStyleTag({ content: style });
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await context.close();
  return picture;
}
