import { importsOf, shippedCode } from "./imports.mjs";

/** Import cycles, each told once as the way round. */
export function cycles(files) {
  const graph = new Map(shippedCode(files).map((file) => [file.path, importsOf(file).map((one) => one.to)]));
  const done = new Set();
  const faults = [];
  const visit = (path, trail) => {
    const at = trail.indexOf(path);
    if (at >= 0) faults.push([...trail.slice(at), path].join(" → "));
    if (at >= 0 || done.has(path) || !graph.has(path)) return;
    for (const next of graph.get(path)) visit(next, [...trail, path]);
    done.add(path);
  };
  for (const path of graph.keys()) visit(path, []);
  return faults;
}
