// npm run pack -- <folder>: a built copy that runs with Node 24 alone, without what only builds or tests need.
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { ensureBuild } from "./build.mjs";
import { ensurePackages, requireNode, root, stop } from "./setup.mjs";

const COMMANDS = [
  ...["admin:create", "grant", "two-step:off", "dead-letters"],
  ...["import-sheet", "import-esco", "import-onet", "imports", "import-report", "import-undo"],
  ...["sheet-template", "export-sheet"],
];
/** Types, maps and manuals: no program reads them. */
const UNREAD = /\.(?:map|[cm]?ts|md|markdown|flow)$/i;
/** A package's own tests and timings. */
const UNRUN = /node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+[\\/](?:tests?|benchmarks?)(?:[\\/]|$)/;
const RUN = "node --max-semi-space-size=8 scripts/run-built.mjs";

const readJson = (file) => JSON.parse(readFileSync(join(root, file), "utf8"));

/** Packages the built server names: those it imports, and those it looks up by name. Node itself stands beside a copy. */
function packagesOfServer() {
  const files = globSync("build/server/**/*.js", { cwd: root });
  const code = files.map((file) => readFileSync(join(root, file), "utf8")).join("\n");
  return Object.keys(readJson("package.json").dependencies).filter(
    (name) =>
      name !== "node" && ['"', "'"].some((quote) => new RegExp(`${quote}${name}(?:/[^"'\\n]*)?${quote}`).test(code)),
  );
}

/** Folders of these packages and of all they need in turn, as far as this machine has them. */
function withTheirs(names) {
  const { packages } = readJson("package-lock.json");
  const folders = new Set();
  const add = (name, from) => {
    const folder = folderOf(packages, name, from);
    if (!folder || folders.has(folder) || !existsSync(join(root, folder))) return;
    folders.add(folder);
    const { dependencies, optionalDependencies, peerDependencies } = packages[folder];
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) add(one, folder);
    for (const one of Object.keys(peerDependencies ?? {}))
      if (!packages[folder].peerDependenciesMeta?.[one]?.optional) add(one, folder);
  };
  for (const name of names) add(name, "");
  return [...folders];
}

function folderOf(packages, name, from) {
  for (let at = from; at !== ""; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/"))))
    if (packages[`${at}/node_modules/${name}`]) return `${at}/node_modules/${name}`;
  return packages[`node_modules/${name}`] && `node_modules/${name}`;
}

/** Writes the copy into an empty folder. */
export function pack(target) {
  mkdirSync(target, { recursive: true });
  if (readdirSync(target).length > 0) stop(`${target} is not empty.`);
  for (const part of ["build/server", "build/client", "db/seed", "scripts/run-built.mjs"])
    cpSync(join(root, part), join(target, part), { recursive: true });
  const filter = (file) => !UNREAD.test(file) && !UNRUN.test(file);
  for (const folder of withTheirs(packagesOfServer()))
    cpSync(join(root, folder), join(target, folder), { recursive: true, filter });
  const { name, version } = readJson("package.json");
  const commands = Object.fromEntries(COMMANDS.map((command) => [command, `${RUN} ${command}`]));
  const scripts = { start: `${RUN} serve`, ...commands };
  const own = { name, version, private: true, type: "module", engines: { node: ">=24" }, scripts };
  writeFileSync(join(target, "package.json"), `${JSON.stringify(own, null, 2)}\n`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  if (!process.argv[2]) stop("Name the folder for the copy: npm run pack -- <folder>");
  ensurePackages();
  await ensureBuild();
  pack(resolve(process.argv[2]));
  console.log(`The copy is in ${resolve(process.argv[2])}. It runs there with Node 24: npm start`);
}
