import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PictureFile } from "#shared/picture-file.ts";
import { drawingLines, drawingMarkup } from "./drawing-lines.ts";
import { type DrawingFormat, PLANES } from "./drawing-plane.ts";
import { Picture } from "./picture.tsx";
import { bringDrawing, RecordDrawing } from "./record-drawing.tsx";

bringDrawing(drawingMarkup);

const FORMATS = Object.keys(PLANES) as DrawingFormat[];
const draw = (seed: string, format: DrawingFormat, hue?: string) =>
  renderToStaticMarkup(<RecordDrawing seed={seed} format={format} hue={hue} />);

const hueOf = (markup: string) => markup.match(/data-env="."/)?.[0];

describe.each(FORMATS)("the %s drawing of a record", (format) => {
  const seeds = Array.from({ length: 1000 }, (_, at) => `book/a-${at}`);

  it("is the same for the same seed and another for each of 1,000 seeds", () => {
    expect(draw("book/a", format)).toBe(draw("book/a", format));
    expect(new Set(seeds.map((seed) => JSON.stringify(drawingLines(seed, format)))).size).toBe(seeds.length);
  });

  it("is light and holds numbers only", () => {
    for (const seed of [...seeds, "", "كتاب/عربي", "\u0000"]) {
      const markup = draw(seed, format, "R");
      expect(markup.length).toBeLessThanOrEqual(1500);
      expect(markup).not.toMatch(/NaN|undefined|Infinity|e[-+]\d/);
    }
  });

  it("keeps every branch inside its plane", () => {
    const [width, height] = PLANES[format];
    for (const seed of seeds) {
      const { branches, own } = drawingLines(seed, format);
      const numbers = `${own}${branches}`.match(/-?\d+/g)?.map(Number) ?? [];
      expect(numbers).toHaveLength(48);
      for (const [at, value] of numbers.entries()) {
        expect(value).toBeGreaterThan(0);
        expect(value).toBeLessThan(at % 2 === 0 ? width : height);
      }
    }
  });
});

it("on a list is left to the browser, and keeps its place", () => {
  const markup = renderToStaticMarkup(<RecordDrawing seed="job/nurse" format="banner" hue="S" late />);
  expect(markup).toContain('viewBox="0 0 640 200"');
  expect(markup).not.toContain("<path");
});

it("takes the colour of the environment, of a word, or of the seed, and is decoration", () => {
  expect(draw("a", "banner", "S")).toContain('data-env="S"');
  expect(hueOf(draw("a", "cover", "science"))).toBe(hueOf(draw("b", "cover", "science")));
  expect(draw("a", "banner")).toMatch(/data-env="[RIASEC]"/);
  expect(draw("a", "banner")).toContain('aria-hidden="true"');
});

const file: PictureFile = {
  url: "/files/a.webp",
  mime: "image/webp",
  width: 1200,
  height: 800,
  alternativeText: "مبنى الكلية",
  formats: {
    small: { url: "/files/s.webp", width: 500 },
    avif_small: { url: "/files/s.avif", width: 500 },
  },
};

describe("a picture", () => {
  it("is the uploaded file with its smaller copies", () => {
    const markup = renderToStaticMarkup(<Picture file={file} seed="a" format="banner" sizes="50vw" />);
    expect(markup).toContain('<source type="image/avif" srcSet="/files/s.avif 500w" sizes="50vw"/>');
    expect(markup).toContain('srcSet="/files/s.webp 500w, /files/a.webp 1200w"');
    expect(markup).toContain('width="1200" height="800" alt="مبنى الكلية" loading="lazy"');
  });

  it("is the drawing where there is no file or the file is no picture", () => {
    for (const none of [null, { ...file, mime: "application/pdf" }])
      expect(renderToStaticMarkup(<Picture file={none} seed="a" format="cover" />)).toBe(draw("a", "cover"));
  });
});
