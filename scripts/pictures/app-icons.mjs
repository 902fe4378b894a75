// Makes the icons of the installed site from its mark: node scripts/pictures/app-icons.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const folder = fileURLToPath(new URL("../../public", import.meta.url));
const mark = readFileSync(join(folder, "favicon.svg"), "utf8");
const MOST_BYTES = 15_000;

/** The mark without its corners, at `scale` of the square: devices cut a shape of their own out of it. */
function square(scale) {
  const moved = `translate(${32 - 32 * scale} ${32 - 32 * scale}) scale(${scale})`;
  return mark.replace(' rx="14"', "").replace(/(<rect[^>]*>)(.*)<\/svg>/s, `$1<g transform="${moved}">$2</g></svg>`);
}

const icons = [
  { name: "icon-192", size: 192, svg: mark },
  { name: "icon-512", size: 512, svg: mark },
  // A circle of 80 % is all that a device must leave.
  { name: "icon-maskable", size: 512, svg: square(0.72) },
  { name: "apple-touch-icon", size: 180, svg: square(0.9) },
];
for (const { name, size, svg } of icons) {
  const bytes = await sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ palette: true, effort: 10 })
    .toBuffer();
  if (bytes.length > MOST_BYTES) throw new Error(`${name}.png has ${bytes.length} bytes: draw it more simply.`);
  writeFileSync(join(folder, `${name}.png`), bytes);
  console.log(`${name}.png: ${bytes.length} bytes`);
}
