// Makes the pictures that stand beside a shared link: node scripts/pictures/share-picture.mjs (needs Chromium, for the shaping of Arabic).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { chromiumFlags, presentChromium } from "../../tests/support/chromium.ts";
import { SCENES, sceneAt } from "./intro-scene.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const MOST_BYTES = 60_000;
const size = { width: 1200, height: 630 };
// The site's name can be changed by its settings, so the picture carries the promise alone.
const pictures = [
  { locale: "ar", dir: "rtl", font: "reem-kufi/files/reem-kufi-arabic-wght-normal.woff2", lineHeight: 1.5 },
  { locale: "en", dir: "ltr", font: "readex-pro/files/readex-pro-latin-wght-normal.woff2", lineHeight: 1.25 },
];

function pageOf({ locale, dir, font, lineHeight }) {
  const words = JSON.parse(readFileSync(join(root, `src/features/home/text/${locale}.json`), "utf8")).home_hero_title;
  const bytes = readFileSync(join(root, "node_modules/@fontsource-variable", font)).toString("base64");
  const drawing = sceneAt(SCENES.at(-1), dir).replace(/width="\d+" height="\d+"/, "");
  return `<!doctype html><html lang="${locale}" dir="${dir}"><style>
@font-face{font-family:own;src:url(data:font/woff2;base64,${bytes});font-weight:100 900}
html,body{margin:0;background:#06282c;inline-size:1200px;block-size:630px;overflow:hidden;position:relative}
svg{position:absolute;inset-block-start:96px;inset-inline-end:-30px;inline-size:1040px}
div{position:absolute;inset-block-start:356px;inset-inline-start:0;inline-size:480px;block-size:8px;background:#f2b84b}
h1{position:absolute;inset-block-start:56px;inset-inline-start:64px;inline-size:580px;margin:0;color:#fff;font:600 60px/${lineHeight} own}
</style><div></div>${drawing.replace(/<rect width="100%".*?\/>/, "")}<h1>${words}</h1></html>`;
}

const browser = await chromium.launch({ executablePath: presentChromium(), args: chromiumFlags });
const page = await browser.newPage({ viewport: size });
for (const picture of pictures) {
  await page.setContent(pageOf(picture));
  await page.evaluate(() => document.fonts.ready);
  const bytes = await sharp(await page.screenshot())
    .png({ palette: true, colours: 64, effort: 10, dither: 0 })
    .toBuffer();
  if (bytes.length > MOST_BYTES)
    throw new Error(`share-${picture.locale}.png has ${bytes.length} bytes: take fewer colours.`);
  writeFileSync(join(root, `public/share-${picture.locale}.png`), bytes);
  console.log(`share-${picture.locale}.png: ${Math.round(bytes.length / 1000)} kB`);
}
await browser.close();
