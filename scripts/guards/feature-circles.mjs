import { importsOf, shippedCode } from "./imports.mjs";

const featureOf = (path) => path.match(/^src\/features\/([^/]+)\//)?.[1];

/** Which features a feature imports, types among it, with the first file that does. */
function featureGraph(files) {
  const graph = new Map();
  for (const file of shippedCode(files)) {
    const from = featureOf(file.path);
    if (from === undefined) continue;
    const to = graph.get(from) ?? new Map();
    graph.set(from, to);
    for (const one of importsOf(file)) {
      const feature = featureOf(one.to);
      if (feature !== undefined && feature !== from && !to.has(feature)) to.set(feature, `${file.path}:${one.line}`);
    }
  }
  return graph;
}

/** Features that import each other in a circle, each told once as the way round with the files that lead on. */
export function featureCircles(files) {
  const graph = featureGraph(files);
  const done = new Set();
  const faults = [];
  const told = (way) =>
    `${way.join(" → ")} (${way
      .slice(1)
      .map((feature, at) => graph.get(way[at]).get(feature))
      .join(", ")})`;
  const visit = (feature, trail) => {
    const at = trail.indexOf(feature);
    if (at >= 0) faults.push(told([...trail.slice(at), feature]));
    if (at >= 0 || done.has(feature) || !graph.has(feature)) return;
    for (const next of graph.get(feature).keys()) visit(next, [...trail, feature]);
    done.add(feature);
  };
  for (const feature of graph.keys()) visit(feature, []);
  return faults;
}
