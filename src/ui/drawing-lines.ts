import { type DrawingFormat, hashOf, PLANES } from "./drawing-plane.ts";

export interface DrawingLines {
  /** Soft ground shapes, stacked. */
  readonly ground: readonly string[];
  readonly inlet: string;
  readonly gate: string;
  readonly branches: string;
  /** The branch that is this record's own. */
  readonly own: string;
  /** Where the branches end; `marks` says how wide a round stroke makes their dots. */
  readonly ends: string;
  readonly marks: number;
  readonly ownEnd: string;
}

const BRANCHES = 6;
/** The spine of a cover stays free of lines. */
const SPINE = 28;

/** Chance that a text always gives: values from `from` up to `to`. */
function chanceOf(text: string) {
  let state = hashOf(text);
  return (from: number, to: number) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return from + (state / 2 ** 32) * (to - from);
  };
}

/** What stands inside the drawing's svg element. Only numbers of our own go in. */
export function drawingMarkup(seed: string, format: DrawingFormat, own?: number): string {
  const lines = drawingLines(seed, format, own);
  const path = (d: string, more = "") => `<path${more} d="${d}"/>`;
  return [
    `<g class="drawing-ground">${lines.ground.map((shape) => path(shape)).join("")}</g>`,
    format === "cover" ? path("M0 0H22V480H0z", ' class="drawing-spine"') : "",
    path(lines.branches),
    path(lines.ends, ` stroke-width="${lines.marks}"`),
    path(lines.own, ' stroke-width="7"'),
    path(lines.inlet, ' class="drawing-inlet" stroke-width="7"'),
    path(lines.gate, ' class="drawing-inlet" stroke-width="22"'),
    path(lines.ownEnd, ' stroke-width="3"'),
  ].join("");
}

type Point = readonly [along: number, across: number];
type Chance = ReturnType<typeof chanceOf>;

/** One golden channel that divides in six: the same seed gives the same lines, another seed others. */
export function drawingLines(seed: string, format: DrawingFormat, own?: number): DrawingLines {
  const chance = chanceOf(seed);
  const [width, height] = PLANES[format];
  const kind = Math.floor(chance(0, 3));
  const down = format === "cover" || (format === "thumbnail" && chance(0, 1) < 0.4);
  const start = format === "cover" ? SPINE : 0;
  const [long, broad] = down ? [height, width - start] : [width, height];
  const put = (...points: Point[]) =>
    points
      .map(([x, y]) => (down ? `${Math.round(y + start)} ${Math.round(x)}` : `${Math.round(x)} ${Math.round(y)}`))
      .join(" ");
  const flow = kind === 0 ? laterals(chance, long, broad) : divided(chance, long, broad, kind === 2);
  const mine = own ?? Math.floor(chance(0, BRANCHES));
  const paths = flow.paths.map(([from, ...rest]) => `M${put(from)}C${put(...rest)}`);
  const tips = flow.paths.map((path) => path.at(-1) as Point);
  const dotted = chance(0, 1) < 0.6;
  return {
    ground: groundShapes(chance, width, height, start),
    inlet: `M${put([0, flow.gate[1]])}L${put(flow.inlet)}`,
    gate: `M${put(flow.gate)}h0`,
    branches: paths.filter((_, at) => at !== mine).join(""),
    own: paths[mine] ?? "",
    ends: tips
      .map((tip, at) => (at === mine ? "" : `M${put(tip)}${dotted ? "h0" : "m-5-5h10m-10 5h10m-10 5h10"}`))
      .join(""),
    marks: dotted ? Math.round(chance(7, 15)) : 2,
    ownEnd: `M${put(tips[mine] ?? flow.gate)}${PALM}`,
  };
}

/** Five leaves above a point. */
const PALM = "q-4-16-20-14m20 14q4-16 20-14m-20 14q-2-20-12-24m12 24q2-20 12-24m-12 24v-26";

interface Flow {
  readonly gate: Point;
  readonly inlet: Point;
  /** Start, two handles, end. */
  readonly paths: readonly (readonly [Point, Point, Point, Point])[];
}

/** The branches part at one gate: evenly like the landing page's, or as a fan. */
function divided(chance: Chance, long: number, broad: number, fan: boolean): Flow {
  const gate: Point = [long * chance(0.14, 0.34), broad * chance(0.25, 0.75)];
  const paths = Array.from({ length: BRANCHES }, (_, at) => {
    const y = broad * (0.19 + 0.128 * at + chance(-0.025, 0.025));
    const x = long * (fan ? 0.92 - Math.abs(at - 2.5) * chance(0.04, 0.14) : chance(0.58, 0.93));
    const reach = (x - gate[0]) * chance(0.35, 0.75);
    const back = fan ? reach * 0.25 : reach;
    return [gate, [gate[0] + reach, gate[1]], [x - back, fan ? y + (gate[1] - y) * 0.2 : y], [x, y]] as const;
  });
  return { gate, inlet: gate, paths };
}

/** The channel runs through; the branches leave it to both sides one after another, as among palms. */
function laterals(chance: Chance, long: number, broad: number): Flow {
  const y = broad * chance(0.4, 0.6);
  const turn = chance(0, 1) < 0.5 ? 1 : 0;
  const bend = long * chance(0.06, 0.12);
  const paths = Array.from({ length: BRANCHES }, (_, at) => {
    const x = long * (0.14 + at * 0.115 + chance(-0.02, 0.02));
    const tip = at % 2 === turn ? broad * chance(0.16, 0.28) : broad * chance(0.76, 0.88);
    return [
      [x, y],
      [x + bend, y],
      [x + bend, y + (tip - y) * 0.3],
      [x + bend * 1.2, tip],
    ] as const;
  });
  return { gate: [long * 0.08, y], inlet: [long * chance(0.84, 0.96), y], paths };
}

/** Terraces or arches, three deep. */
function groundShapes(chance: Chance, width: number, height: number, start: number): string[] {
  const arched = chance(0, 1) < 0.4;
  const middle = start + (width - start) * chance(0.3, 0.8);
  return [0, 1, 2].map((at) => (arched ? arch(chance, middle, height, at) : terrace(chance, width, height, start, at)));
}

function terrace(chance: Chance, width: number, height: number, start: number, at: number): string {
  const level = () => Math.round(height * (0.5 + at * 0.17 + chance(-0.12, 0.12)));
  const at3 = (part: number) => Math.round(start + ((width - start) * part) / 3);
  return `M${start} ${level()}C${at3(1)} ${level()} ${at3(2)} ${level()} ${width} ${level()}V${height}H${start}z`;
}

function arch(chance: Chance, middle: number, height: number, at: number): string {
  const half = Math.round(height * (0.42 - at * 0.12) * chance(0.9, 1.1));
  const top = Math.round(height * (0.3 + at * 0.16));
  const left = Math.round(middle - half);
  return `M${left} ${height}V${top + half}A${half} ${half} 0 0 1 ${left + 2 * half} ${top + half}V${height}z`;
}
