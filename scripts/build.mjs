// Builds when a source file has changed since the last build. `node scripts/build.mjs` builds in any case.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ensurePackages, node24, requireNode, root, stop } from "./setup.mjs";

const sources = [
  "src",
  "package-lock.json",
  "public",
  "db/migrations",
  "db/seed/people",
  "vite.config.ts",
  "react-router.config.ts",
  "tsconfig.json",
  "scripts/build.mjs",
  "scripts/locale-assets.mjs",
  "scripts/service-worker.mjs",
  "scripts/words.mjs",
  "public",
];
const ignored = /(^|\/)(paraglide|node_modules)(\/|$)|\.test\.tsx?$/;
const stampFile = join(root, "build/.stamp");

function filesUnder(path) {
  const full = join(root, path);
  if (ignored.test(path) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}

function sourceStamp() {
  const hash = createHash("sha256");
  for (const file of sources.flatMap(filesUnder)) hash.update(`${file}\n`).update(readFileSync(join(root, file)));
  return hash.digest("hex");
}

/** True when build/ was made from the sources as they are now. */
export function isBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === sourceStamp();
}

// Output is kept back and shown only when the build fails.
function quietly(args) {
  const env = { ...process.env, NODE_ENV: "production" };
  return new Promise((resolve) => {
    const child = spawn(node24(), args, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
    let said = "";
    child.stdout.on("data", (part) => (said += part));
    child.stderr.on("data", (part) => (said += part));
    child.on("close", (code) => resolve({ code, said }));
  });
}

const compressible = /\.(js|css|svg|json|txt|xml|html|webmanifest)$/;

/** Writes a .br and a .gz beside each text file of the client, once, so that no request pays for it. */
async function compressAssets(folder) {
  const names = readdirSync(folder, { recursive: true }).filter(
    (name) => compressible.test(name) && !name.includes(".vite"),
  );
  const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };
  await Promise.all(
    names.map(async (name) => {
      const file = join(folder, name);
      const bytes = readFileSync(file);
      if (bytes.length < 128) return;
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, brotliOptions));
      writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
    }),
  );
}

/** Builds client and server, words first (vite.config.ts), and compresses what the client downloads. */
export async function build() {
  const stamp = sourceStamp();
  rmSync(stampFile, { force: true });
  const { code, said } = await quietly(["node_modules/@react-router/dev/bin.cjs", "build"]);
  if (code !== 0 || said.includes("IMPORT_IS_UNDEFINED")) {
    console.error(said.trim());
    return false;
  }
  for (const script of ["scripts/locale-assets.mjs", "scripts/service-worker.mjs"]) {
    const made = await quietly([script, join(root, "build/client")]);
    if (made.code === 0) continue;
    console.error(made.said.trim());
    return false;
  }
  await compressAssets(join(root, "build/client"));
  writeFileSync(stampFile, stamp);
  return true;
}

/** Builds unless the last build still holds. */
export async function ensureBuild(say = console.log) {
  if (isBuilt()) return;
  say("      Building the program. This happens after each change and takes a few seconds …");
  if (!(await build())) stop("The program could not be built; the message above says where.");
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  ensurePackages();
  if (!(await build())) stop("The program could not be built; the message above says where.");
  console.log("Built.");
}
