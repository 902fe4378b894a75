import { brotliCompressSync } from "node:zlib";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PictureFile } from "#shared/picture-file.ts";
import { unframed } from "./drawing-framing.ts";
import { type DrawingFormat, PLANES } from "./drawing-plane.ts";
import { bringDrawing } from "./late-drawing.tsx";
import { Picture } from "./picture.tsx";
import { RecordDrawing } from "./record-drawing.tsx";

bringDrawing(RecordDrawing);

const FORMATS = Object.keys(PLANES) as DrawingFormat[];
const NURSE = "2 ward p-nurse trolley";
const draw = (seed: string, format: DrawingFormat, hue?: string, scene?: string) =>
  renderToStaticMarkup(<RecordDrawing seed={seed} format={format} hue={hue} scene={scene} />);

const hueOf = (markup: string) => markup.match(/data-env="."/)?.[0];

describe.each(FORMATS.filter((format) => format !== "thumbnail"))("the %s drawing of a record", (format) => {
  it("shows the place of its scene, then the channel, then who works there, complete without scripts", () => {
    const markup = draw("job/nurse", format, "S", NURSE);
    expect(markup).toContain('#ward"');
    expect(markup).toContain('#p-nurse"');
    const order = ["#ward", "drawing-channel", "#p-nurse"].map((part) => markup.indexOf(part));
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    const [, top = 0, , high = 0] =
      markup
        .match(/viewBox="([^"]+)"/)?.[1]
        ?.split(" ")
        .map(Number) ?? [];
    expect(top + high).toBe(PLANES[format].height);
    expect(markup.length).toBeLessThanOrEqual(1500);
  });

  it("stands on a ground for every lie of the land", () => {
    expect(PLANES[format].lies).toHaveLength(6);
    expect(draw("a", format, "R", "9 nowhere")).not.toMatch(/NaN/);
  });
});

it("asks for the same file as its neighbours in a row, which brings what all of them show", () => {
  const among = [
    { seed: "sector/care", scene: NURSE },
    { seed: "sector/land", scene: "1 farm p-farm drop" },
  ];
  const files = among.map((one) => {
    const markup = renderToStaticMarkup(<RecordDrawing {...one} format="banner" among={among} />);
    return [...new Set(Array.from(markup.matchAll(/href="([^"#]+)#/g), ([, file]) => file))];
  });
  expect(files[0]).toHaveLength(1);
  expect(files[1]).toEqual(files[0]);
  expect(files[0]?.[0]).toMatch(/ward\.p-nurse\..*farm\.p-farm/);
});

it("shows somebody before the place where it is small, and no tool", () => {
  const markup = draw("job/nurse", "thumbnail", "S", NURSE);
  expect(markup.match(/<use /g)).toHaveLength(2);
  expect(markup).not.toContain("trolley");
});

describe("how near a scene is seen", () => {
  const FRAMED = FORMATS.filter((format) => format !== "cover");
  const who = (markup: string) => {
    const [, x, y, scale] = /translate\((\S+) (\S+)\)scale\(([\d.]+)\)"><use href="[^"]*#p-/.exec(markup) ?? [];
    return { x: Number(x), y: Number(y), scale: Number(scale) };
  };

  it.each(FRAMED)("cuts who is near by the ground before them, with head and tool within a %s", (format) => {
    const [whole, near, desk] = ["2", "n2", "m2"].map((lie) => draw("a", format, "S", `${lie} ward p-nurse`));
    const { y, scale } = who(near ?? "");
    expect(scale / who(whole ?? "").scale).toBeGreaterThan(1.4);
    expect(who(desk ?? "").scale).toBeLessThan(scale);
    expect(near?.indexOf("#p-nurse")).toBeLessThan(near?.indexOf("drawing-ground") ?? 0);
    // The highest figures are 134 high.
    expect(y - 134 * scale).toBeGreaterThan(-PLANES[format].lift);
    const edge = Number(/drawing-ground" d="M-3000 (\d+)/.exec(near ?? "")?.[1]);
    expect((y - edge) / scale, "legs are below").toBeGreaterThan(30);
  });

  it.each(FRAMED)("shows somebody small on the ground beside a large place in a %s", (format) => {
    const [whole, far] = ["0", "f0"].map((lie) => draw("a", format, "S", `${lie} hospital p-doctor`));
    // Where many stand side by side who works there comes first.
    const most = format === "thumbnail" || format === "banner" ? 0.9 : 0.8;
    expect(who(far ?? "").scale / who(whole ?? "").scale).toBeLessThan(most);
    expect(far).toContain('<g class="drawing-seen">');
    expect(far?.indexOf("#p-doctor")).toBeGreaterThan(far?.indexOf("drawing-ground") ?? 0);
  });

  it.each(["n", "m", "f"])("keeps the mark of a kind in the smallest picture of a scene that is %s", (framing) => {
    const study = `S${framing}2 ward p-nurse trolley t-degree*`;
    expect(draw("degree/nursing", "thumbnail", undefined, study)).toContain('#t-degree"');
    expect(draw("degree/nursing", "banner", undefined, study)).not.toContain("t-degree");
  });

  it("lets a ship lie in a sea as wide as the picture, and a book's cover and a borrowed ground be as they were", () => {
    expect(draw("a", "banner", "R", "f4 ship p-captain")).toMatch(/<path d="M-3000 \d+H4000[^>]*fill="var\(--sea\)"/);
    expect(draw("a", "cover", "S", "n2 ward p-nurse")).toBe(draw("a", "cover", "S", "2 ward p-nurse"));
    expect(unframed("Sn2 ward p-nurse")).toBe("S2 ward p-nurse");
    expect(draw("a", "banner", undefined, "Sn2 ward p-nurse")).toContain('data-env="S"');
  });
});

it("shows the mark of a kind in the smallest picture alone, beside who works there", () => {
  const study = "S2 ward p-nurse trolley t-degree*";
  const small = draw("degree/nursing", "thumbnail", undefined, study);
  for (const part of ["#ward", "#p-nurse", '#t-degree"']) expect(small).toContain(part);
  expect(small).not.toContain("trolley");
  for (const format of ["banner", "band", "panorama"] as const) {
    const large = draw("degree/nursing", format, undefined, study);
    expect(large.includes("#trolley")).toBe(format !== "banner");
    expect(large).not.toContain("t-degree");
  }
});

it("has no monument beside who works there, and what it is about on a plinth where nobody does", () => {
  expect(draw("a", "band", "C", "3 bank! p-code! coins")).not.toContain("#coins");
  expect(draw("a", "band", "C", "3 bank! coins")).toMatch(/#plinth.*#coins/);
});

it("is cut nearer on a card: its middle, or the edge at which somebody stands", () => {
  const startsAt = (scene: string) =>
    draw("a", "banner", "S", scene)
      .match(/viewBox="(\d+) .*?(xM\w+)Y/)
      ?.slice(1);
  expect(startsAt("3 oldtown p-nurse trolley")).toEqual(["242", "xMid"]);
  expect(startsAt(NURSE)).toEqual(["0", "xMin"]);
});

it("stands whoever works at the sea on a quay above the water, where the whole ship is seen too", () => {
  for (const framing of ["", "f"]) {
    const drawn = draw("a", "band", "I", `${framing}4 warship p-salute binoculars`);
    const [, top = 0, water = 0] = /M-3000 (\d+)H\d+v(\d+)H4000/.exec(drawn)?.map(Number) ?? [];
    const [, feet = 0] =
      /translate\(\d+ (\d+)\)scale\([\d.]+\)"><use href="[^"]*#p-salute/.exec(drawn)?.map(Number) ?? [];
    expect(water, framing).toBeGreaterThan(10);
    expect(Math.abs(feet - top), framing).toBeLessThanOrEqual(2);
  }
});

it("names one file of all its motifs, those under what stands there and behind it too", () => {
  const namedIn = (drawn: string) => [...drawn.matchAll(/href="([^"#]*)#([^"]*)"/g)];
  for (const format of ["banner", "band", "panorama", "thumbnail", "cover", "wide"] as const)
    for (const scene of [NURSE, "1 campus p-bag cap", "0 farm p-farm drop", "4 port p-stock crane"]) {
      const named = namedIn(draw("a", format, "C", scene));
      const [file] = new Set(named.map(([, one]) => one));
      const names = new Set(named.map(([, , name]) => name));
      expect(new Set(named.map(([, one]) => one)).size, `${format} ${scene}`).toBe(1);
      expect(new Set(file?.split("/").at(-1)?.split(".").slice(0, -1)), `${format} ${scene}`).toEqual(names);
    }
});

it("keeps twelve drawings of a list within 3 kB", () => {
  const grounds = Array.from({ length: 12 }, (_, at) =>
    draw(`job/${at}`, "banner", "RIASEC"[at % 6], `${at % 6} ward p-nurse trolley`),
  );
  expect(brotliCompressSync(grounds.join("")).length).toBeLessThanOrEqual(3000);
});

it("does not turn what has a side of its own", () => {
  expect(draw("a", "band", "C", "3 bank! p-code! coins").match(/class="stays"/g)).toHaveLength(2);
  expect(draw("a", "band", "C", "3 bank! p-code! coins")).toContain('#p-code"');
});

it("is a field that the channel reaches where nothing else is told", () => {
  expect(draw("a", "banner")).toContain('#farm"');
});

it("takes the colour of the environment, of a word, or of the seed, and is decoration", () => {
  expect(draw("a", "banner", "S")).toContain('data-env="S"');
  expect(hueOf(draw("a", "cover", "science"))).toBe(hueOf(draw("b", "cover", "science")));
  expect(draw("a", "banner", "degree", `S${NURSE}`)).toContain('data-env="S"');
  expect(draw("a", "banner", "degree", `S${NURSE}`)).toContain('drawing-far" d="M');
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
      expect(renderToStaticMarkup(<Picture file={none} seed="a" format="cover" scene={NURSE} />)).toBe(
        draw("a", "cover", undefined, NURSE),
      );
  });
});
