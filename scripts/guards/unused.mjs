import { importsOf, shippedCode } from "./imports.mjs";

// What nobody imports because the framework, the build or a thread opens it by its address.
const entries = [
  /^src\/(root|entry\.client|entry\.server)\.tsx$/,
  /^src\/routes\.ts$/,
  /^src\/server\/main\.ts$/,
  /^src\/service-worker\/(main|withdrawn)\.ts$/,
  /^db\/seed\//,
];
const routeNames =
  /^(default|action|clientAction|clientLoader|handle|headers|links|loader|meta|middleware|shouldRevalidate|ErrorBoundary|Layout)$/;
const routeFiles = /^src\/(routes|layouts)\/.*\.tsx?$|^src\/(root|entry\.client|entry\.server)\.tsx$|^src\/routes\.ts$/;
const readElsewhere = {
  // The scripts start the built program by it.
  "src/server/main.ts": ["main"],
  // The server takes it from the build of the pages.
  "src/entry.server.tsx": ["drawOwnPart"],
  // Tests do due work with the worker's own steps, one after another.
  "src/platform/queue/worker.ts": ["runDue"],
  // Formulas every scale is owed once answers give norms; their tests hold them to their sources.
  "src/features/scales/engine/rules.ts": ["kr20", "percentileRank"],
};
const alone = /^(?:async\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+(_\w+)/gm;
const declared =
  /^export\s+(?:declare\s+)?(?:async\s+)?(?:abstract\s+)?(?:function\*?|const|let|class|interface|type|enum)\s+(\w+)/gm;
const listed = /^export\s+(?:type\s+)?\{([^}]*)\}/gm;
const taken =
  /\b(?:import|export)\s+(?:type\s+)?(?:(\w+)\s*,?\s*)?(?:\{([^}]*)\}|(\*)(?:\s+as\s+\w+)?)?\s*from\s*["']([^"']+)["']/g;
const opened =
  /\bimport\(\s*["']([^"']+)["']\s*\)|\bnew URL\(\s*["']([^"']+)["']|["'](routes|layouts|errors)(\/[\w./-]+\.tsx?)["']/g;

/** Names inside the braces of an import or export: [as it is called there, as it is called here]. */
function namesIn(braces) {
  return braces.split(",").flatMap((part) => {
    const [there, here] = part
      .trim()
      .replace(/^type\s+/, "")
      .split(/\s+as\s+/);
    return there ? [[there, here ?? there]] : [];
  });
}

const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g, "$1");

function exportsOf(text) {
  const found = [...text.matchAll(declared)].map(([, name]) => name);
  for (const [, braces] of text.matchAll(listed)) found.push(...namesIn(braces).map(([, here]) => here));
  if (/^export\s+default\b/m.test(text)) found.push("default");
  return [...new Set(found)];
}

/** Which names of which files one file takes; "*" stands for all. */
function takenBy({ path, text }) {
  const at = (specifier) => importsOf({ path, text: `import "${specifier}";` })[0]?.to;
  const found = [];
  for (const [, whole, braces, star, specifier] of text.matchAll(taken)) {
    const to = at(specifier);
    if (!to) continue;
    found.push([to, ...(whole && whole !== "type" ? ["default"] : []), ...(star ? ["*"] : [])]);
    if (braces) found.push([to, ...namesIn(braces).map(([there]) => there)]);
  }
  for (const [, dynamic, address, room, file] of text.matchAll(opened)) {
    const to = room ? `src/${room}${file}` : at(dynamic ?? address);
    if (to) found.push([to, ...(dynamic ? ["*"] : [])]);
  }
  for (const [, specifier] of text.matchAll(/^import\s*["']([^"']+)["']/gm)) found.push([at(specifier)]);
  return found;
}

const countOf = (text, name) => [...text.matchAll(new RegExp(`\\b${name}\\b`, "g"))].length;

/** Names of a file's own, tests too, that an underscore hides from the linter. */
function hidden({ path, text }) {
  const names = [...text.matchAll(alone)].map(([, name]) => name).filter((name) => countOf(text, name) === 1);
  return names.map((name) => `${path}: nothing uses ${name}`);
}

/** Shipped files that no shipped file opens, and exported names that none uses; what only tests use is not used. */
export function unused(files) {
  const shipped = shippedCode(files);
  const uses = new Map();
  for (const file of [...shipped, ...files.filter(({ path }) => /^(scripts|bench)\/(?!.*\.test\.)/.test(path))])
    for (const [to, ...names] of takenBy({ ...file, text: withoutComments(file.text) }))
      if (to !== file.path) uses.set(to, new Set([...(uses.get(to) ?? []), ...names]));
  const faults = shipped.flatMap((file) => {
    const { path } = file;
    if (!uses.has(path) && !entries.some((entry) => entry.test(path))) return [`${path}: no file uses it`];
    const names = uses.get(path) ?? new Set();
    if (names.has("*")) return [];
    const text = withoutComments(file.text);
    const isFramework = (name) =>
      (routeFiles.test(path) && routeNames.test(name)) || readElsewhere[path]?.includes(name);
    const isOwn = (name) => name !== "default" && countOf(text, name) > 1;
    return exportsOf(text)
      .filter((name) => !names.has(name) && !isFramework(name) && !isOwn(name))
      .map((name) => `${path}: ${name} is exported and nothing uses it`);
  });
  return [...faults, ...files.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path)).flatMap(hidden)];
}
