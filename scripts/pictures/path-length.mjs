const STEPS = 40;
const known = new Map();

/** The length of a path of M, L, H, V, C and S commands in absolute numbers; librsvg has no pathLength to draw a part of a line with. */
export function lengthOf(d) {
  let length = known.get(d);
  if (length === undefined) {
    length = measure(d);
    known.set(d, length);
  }
  return length;
}

function measure(d) {
  let here = [0, 0];
  let handle = here;
  let length = 0;
  for (const [, letter, numbers] of d.matchAll(/([A-Z])([^A-Z]*)/g)) {
    for (const points of stepsOf(letter, numbers.match(/-?[\d.]+/g).map(Number), here, handle)) {
      if (letter !== "M") length += curveLength([here, ...points]);
      here = points.at(-1);
      handle = points.at(-2) ?? here;
    }
  }
  return length;
}

/** The control points that each repetition of a command adds. */
function stepsOf(letter, numbers, here, handle) {
  if (letter === "H") return [[[numbers[0], here[1]]]];
  if (letter === "V") return [[[here[0], numbers[0]]]];
  const pairs = Array.from({ length: numbers.length / 2 }, (_, at) => [numbers[at * 2], numbers[at * 2 + 1]]);
  if (letter === "M" || letter === "L") return pairs.map((pair) => [pair]);
  if (letter === "C") return Array.from({ length: pairs.length / 3 }, (_, at) => pairs.slice(at * 3, at * 3 + 3));
  if (letter !== "S") throw new Error(`${letter} is not measured.`);
  const steps = [];
  let from = here;
  let bent = handle;
  for (let at = 0; at < pairs.length; at += 2) {
    const step = [[2 * from[0] - bent[0], 2 * from[1] - bent[1]], pairs[at], pairs[at + 1]];
    steps.push(step);
    [bent, from] = [step[1], step[2]];
  }
  return steps;
}

function curveLength(points) {
  let length = 0;
  let before = points[0];
  for (let step = 1; step <= STEPS; step += 1) {
    const point = pointOn(points, step / STEPS);
    length += Math.hypot(point[0] - before[0], point[1] - before[1]);
    before = point;
  }
  return length;
}

/** De Casteljau's way: straight lines between lines, until one point is left. */
function pointOn(points, share) {
  if (points.length === 1) return points[0];
  const between = points
    .slice(1)
    .map((point, at) => point.map((value, axis) => points[at][axis] + (value - points[at][axis]) * share));
  return pointOn(between, share);
}
