import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { boundsIn } from "#tests/support/motif-bounds.ts";
import { shippedScenes } from "#tests/support/shipped-scenes.ts";
import { extentOf } from "./drawing-focus.ts";
import { framingOf } from "./drawing-framing.ts";
import { type DrawingFormat, PLANES } from "./drawing-plane.ts";
import { marked } from "./drawings/motif-traits.ts";
import { framingFor } from "./drawings/scene-framing.ts";
import { RecordDrawing } from "./record-drawing.tsx";

const BOUNDS = new Map(
  ["motifs", "motifs-more", "motifs-people", "motifs-rooms"].flatMap((name) => [
    ...boundsIn(readFileSync(new URL(`./drawings/${name}.svg`, import.meta.url), "utf8")),
  ]),
);
const SCENES = [...new Set(shippedScenes().map(({ scene }) => scene))];
const PEOPLE = [...BOUNDS.keys()].filter((name) => name.startsWith("p-"));
/** A cover alone is its own box: a book shows things. */
const FORMATS = (Object.keys(PLANES) as DrawingFormat[]).filter((format) => format !== "cover");
/** Where somebody lies in a place: left, top, right. */
const LYING: Readonly<Record<string, readonly [number, number, number]>> = {
  ward: [-46, -74, 20],
  scanner: [-104, -84, 44],
};
/** Shapes of boxes on the pages, from a narrow strip beside words to a wide one over them. */
const SHAPES = [0.62, 0.8, 1, 4 / 3, 1.58, 2.1, 8 / 3];

interface Shown {
  readonly box: readonly [left: number, top: number, width: number, height: number];
  readonly align: string;
  readonly lift: number;
  /** Each motif with its foot and size. */
  readonly motifs: readonly { readonly name: string; readonly x: number; readonly y: number; readonly size: number }[];
}

function shown(format: DrawingFormat, scene: string): Shown {
  const markup = renderToStaticMarkup(<RecordDrawing seed="a" format={format} hue="R" scene={scene} />);
  const [left = 0, ceiling = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(markup)?.[1] ?? "")
    .split(" ")
    .map(Number);
  const motifs = [
    ...markup.matchAll(
      /translate\((\S+) (\S+)\)scale\(([\d.]+)\)">(?:<use href="[^"]*#plinth"><\/use>)?<use href="[^"]*#([^"]+)"/g,
    ),
  ];
  return {
    box: [left, ceiling, width, height],
    align: /preserveAspectRatio="(xM\w{2})YMax meet"/.exec(markup)?.[1] ?? "",
    lift: Number(/^<svg[^>]*><g transform="translate\(0 (\d+)\)"/.exec(markup)?.[1] ?? 0),
    motifs: motifs.map(([, x, y, size, name = ""]) => ({ name, x: Number(x), y: Number(y), size: Number(size) })),
  };
}

/** What a box of a shape (its width by its height) shows, on the axis across and up. */
function windowOf({ box: [left, ceiling, width, height], align }: Shown, shape: number) {
  const scale = Math.min(shape / width, 1 / height);
  const seen = shape / scale;
  const spare = seen - width;
  const before = { xMin: 0, xMid: spare / 2, xMax: spare }[align] ?? Number.NaN;
  return { from: left - before, to: left - before + seen, top: ceiling + height - 1 / scale };
}

/** What stands in a square on a phone, where the person comes before the place. */
const TILES: readonly DrawingFormat[] = ["banner", "thumbnail"];

/** As high as most are with what they hold. */
const STANDING = 124;

/** How tall somebody is in a square, were they standing up straight, from head to foot (which may be below the ground). */
function shareIn(format: DrawingFormat, scene: string): number {
  const drawn = shown(format, scene);
  const [, ceiling, , height] = drawn.box;
  const who = drawn.motifs.find(({ name }) => name.startsWith("p-"));
  if (!who) return 1;
  return (STANDING * who.size) / (ceiling + height - windowOf(drawn, 1).top);
}

/** Who of a scene stands over the edge of a box, in any shape. */
function cutIn(format: DrawingFormat, scene: string): string[] {
  const drawn = shown(format, scene);
  return [...SHAPES, PLANES[format].width / PLANES[format].height].flatMap((shape) => {
    const { from, to, top } = windowOf(drawn, shape);
    return drawn.motifs.flatMap(({ name, x, y, size }) => {
      const framing = framingOf(scene);
      // A strip shows its place whole in its own shape, the smallest as much of it as there is room for.
      const isCard = format === "banner" && shape < PLANES.banner.width / PLANES.banner.height;
      const isTile = framing && (isCard || format === "thumbnail");
      const isFarOff = framing === "f" && !isTile && drawn.motifs[0]?.name === name;
      const lying = isFarOff || isTile ? undefined : LYING[name];
      if (!name.startsWith("p-") && !isFarOff && !lying) return [];
      const [left, high, right] = lying ?? BOUNDS.get(name) ?? [0, 0, 0];
      // What keeps its side on a page from the right is turned about its foot.
      const [begin, end] = scene.includes(`${name}!`)
        ? [-Math.max(-left, right), Math.max(-left, right)]
        : [left, right];
      const isCut = x + begin * size < from || x + end * size > to || y + high * size + drawn.lift < top;
      return isCut ? [`${format} ${shape.toFixed(2)} ${scene}: ${name}`] : [];
    });
  });
}

describe("a scene in a box of any shape", () => {
  it.each(FORMATS)("cuts nobody and no tool in their hands, in a %s of any shipped scene", (format) => {
    expect(SCENES.flatMap((scene) => cutIn(format, scene))).toEqual([]);
  });

  it.each(FORMATS)("nor anybody who is drawn, however near and wherever they stand, in a %s", (format) => {
    const scenes = PEOPLE.flatMap((name) =>
      [...new Set([undefined, framingFor("port", name), framingFor("meeting", name)])].flatMap((framing) =>
        ["0", "1", "2", "3", "4", "5"].map((lie) => `${framing ?? ""}${lie} oldtown ${marked(name, 1)} map`),
      ),
    );
    expect(scenes.flatMap((scene) => cutIn(format, scene))).toEqual([]);
  });

  it.each(TILES)(
    "shows whoever works there large in a square, the place as far as there is room, in a %s",
    (format) => {
      const small = SCENES.flatMap((scene) => {
        const share = shareIn(format, scene);
        // Two people, a vehicle, and somebody beside a bed are as large as their width allows.
        const isBroad = / ward |~/.test(scene);
        return Math.round(share * 100) < (isBroad ? 40 : 59) ? [`${share.toFixed(2)} ${scene}`] : [];
      });
      expect(small.toSorted()).toEqual([]);
    },
  );

  it("knows how far everybody reaches", () => {
    for (const name of PEOPLE) {
      const [left, high, right] = BOUNDS.get(name) ?? [0, 0, 0];
      const { reach, rise } = extentOf(name);
      expect(reach, name).toBeGreaterThanOrEqual(Math.max(-left, right) - 1);
      expect(rise, name).toBeGreaterThanOrEqual(-high - 1);
    }
  });

  it("comes nearer in the first of a list, as far as its people are whole", () => {
    const { width, height } = PLANES.panorama;
    const { from, to } = windowOf(shown("panorama", "2 oldtown p-nurse"), width / height);
    expect(to - from).toBeLessThan(width * 0.9);
  });

  it.each(FORMATS.filter((format) => format !== "panorama"))(
    "shows the view as it is in a box of its own shape, in a %s",
    (format) => {
      const { left = 0, width, height } = PLANES[format];
      for (const lie of ["0", "1", "3", "5"]) {
        const { from, to } = windowOf(shown(format, `${lie} oldtown p-nurse`), width / height);
        expect(Math.max(Math.abs(from - left), Math.abs(to - left - width)), lie).toBeLessThan(2);
      }
    },
  );
});
