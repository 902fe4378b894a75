/** The bounds of what a sprite draws, for tests: left, top, right, bottom. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

type Matrix = readonly [number, number, number, number, number, number];
type Point = readonly [x: number, y: number];

const SAME: Matrix = [1, 0, 0, 1, 0, 0];
const LINE = 2.25;
const STEPS = 8;

/** The bounds of each motif of a sprite, lines with it. */
export function boundsIn(sprite: string): Map<string, Bounds> {
  return new Map(
    [...sprite.matchAll(/^<g id="([^"]+)">(.*)<\/g>$/gm)].map(([, id = "", inner = ""]) => [id, boundsOf(inner)]),
  );
}

function boundsOf(markup: string): Bounds {
  const stack: Matrix[] = [SAME];
  const found: Point[] = [];
  for (const [, closes, name = "", told = ""] of markup.matchAll(/<(\/?)(\w+)([^>]*?)\/?>/g)) {
    if (closes) stack.pop();
    const attribute = (one: string) => new RegExp(`(?:^|\\s)${one}="([^"]*)"`).exec(told)?.[1];
    const own = times(stack.at(-1) ?? SAME, matrixOf(attribute("transform") ?? ""));
    if (!closes && name === "g") stack.push(own);
    if (closes || name === "g") continue;
    const half = attribute("stroke") === "none" ? 0 : Number(attribute("stroke-width") ?? LINE) / 2;
    for (const [x, y] of pointsOf(name, (one) => Number(attribute(one) ?? 0), attribute("d") ?? ""))
      for (const [dx, dy] of [
        [-half, -half],
        [half, half],
      ] as const)
        found.push(moved(own, [x + dx, y + dy]));
  }
  const xs = found.map(([x]) => x);
  const ys = found.map(([, y]) => y);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

function pointsOf(name: string, at: (one: string) => number, d: string): Point[] {
  if (name === "path") return alongPath(d);
  const [x, y] = name === "rect" ? [at("x"), at("y")] : [at("cx"), at("cy")];
  if (name === "rect")
    return [
      [x, y],
      [x + at("width"), y + at("height")],
    ];
  const [rx, ry] = [at("rx") || at("r"), at("ry") || at("r")];
  return [
    [x - rx, y - ry],
    [x + rx, y + ry],
  ];
}

const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Points on a path: its corners and some of each curve. */
function alongPath(d: string): Point[] {
  const points: Point[] = [];
  let at: Point = [0, 0];
  let first: Point = at;
  let pull: Point = at;
  for (const [, letter = "", rest = ""] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase();
    const isOwn = letter === kind;
    const takes = TAKES[kind] ?? 0;
    const values = numbersOf(rest, kind === "a");
    for (let from = 0; from === 0 || from < values.length; from += Math.max(takes, 1)) {
      const given = values.slice(from, from + takes);
      const [bx, by] = isOwn ? at : [0, 0];
      const one = (which: number): Point => [(given[which] ?? 0) + bx, (given[which + 1] ?? 0) + by];
      const start = at;
      if (kind === "z") at = first;
      else if (kind === "h") at = [(given[0] ?? 0) + bx, at[1]];
      else if (kind === "v") at = [at[0], (given[0] ?? 0) + by];
      else at = one(takes - 2);
      if (kind === "m" && from === 0) first = at;
      const turned: Point = [2 * start[0] - pull[0], 2 * start[1] - pull[1]];
      if (kind === "c") points.push(...curve([start, one(0), one(2), at]));
      if (kind === "s") points.push(...curve([start, turned, one(0), at]));
      if (kind === "q") points.push(...curve([start, one(0), at]));
      if (kind === "t") points.push(...curve([start, turned, at]));
      if (kind === "a") points.push(...arc(start, at, given));
      if (kind === "c") pull = one(2);
      else if (kind === "s" || kind === "q") pull = one(0);
      else pull = kind === "t" ? turned : at;
      points.push(at);
    }
  }
  return points;
}

/** Flags of an arc stand without a space between them. */
function numbersOf(text: string, isArc: boolean): number[] {
  const spaced = isArc ? text.replace(/([\d.]+[ ,]+[\d.]+[ ,]+[\d.-]+[ ,]+)([01])[ ,]*([01])[ ,]*/g, "$1$2 $3 ") : text;
  return (spaced.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
}

/** A curve by its points that pull, from 3 to 4 of them. */
function curve(pulls: readonly Point[]): Point[] {
  return Array.from({ length: STEPS }, (_, step) => {
    const share = step / STEPS;
    let left = pulls;
    while (left.length > 1)
      left = left
        .slice(1)
        .map(
          ([x, y], at): Point => [
            (left[at]?.[0] ?? 0) * (1 - share) + x * share,
            (left[at]?.[1] ?? 0) * (1 - share) + y * share,
          ],
        );
    return left[0] ?? [0, 0];
  });
}

/** An upright arc of an ellipse. */
function arc([x0, y0]: Point, [x1, y1]: Point, [rx = 1, ry = 1, , large = 0, sweep = 0]: readonly number[]): Point[] {
  const [dx, dy] = [(x0 - x1) / 2 / rx, (y0 - y1) / 2 / ry];
  const reach = Math.max(dx * dx + dy * dy, 1e-9);
  const grown = Math.max(1, Math.sqrt(reach));
  const off = Math.sqrt(Math.max(0, (grown * grown - reach) / reach)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(x0 + x1) / 2 + off * dy * rx, (y0 + y1) / 2 - off * dx * ry];
  const angle = (x: number, y: number) => Math.atan2((y - cy) / ry, (x - cx) / rx);
  const from = angle(x0, y0);
  const turn = angle(x1, y1) - from;
  const full = turn + (sweep ? (turn < 0 ? 2 * Math.PI : 0) : turn > 0 ? -2 * Math.PI : 0);
  return Array.from({ length: STEPS * 2 }, (_, step): Point => {
    const now = from + (full * step) / STEPS / 2;
    return [cx + Math.cos(now) * rx * grown, cy + Math.sin(now) * ry * grown];
  });
}

function matrixOf(text: string): Matrix {
  return [...text.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((done, [, kind, inner = ""]) => {
    const [a = 0, b, c = 0, d, e = 0, f = 0] = inner.split(/[ ,]+|(?=-)/).map(Number);
    if (kind === "translate") return times(done, [1, 0, 0, 1, a, b ?? 0]);
    if (kind === "scale") return times(done, [a, 0, 0, b ?? a, 0, 0]);
    if (kind === "matrix") return times(done, [a, b ?? 0, c, d ?? 1, e, f]);
    const [cos, sin] = [Math.cos((a * Math.PI) / 180), Math.sin((a * Math.PI) / 180)];
    const about = times(times(done, [1, 0, 0, 1, b ?? 0, c]), [cos, sin, -sin, cos, 0, 0]);
    return times(about, [1, 0, 0, 1, -(b ?? 0), -c]);
  }, SAME);
}

function times([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix {
  return [a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, a * k + c * l + e, b * k + d * l + f];
}

function moved([a, b, c, d, e, f]: Matrix, [x, y]: Point): Point {
  return [a * x + c * y + e, b * x + d * y + f];
}
