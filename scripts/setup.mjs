// Runs before anything is installed: plain JavaScript, Node 20 or newer, no packages.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, "node_modules");
const stampFile = join(modules, ".wijha-stamp");
const wantedMajor = "24";
const QUIET = ["--prefer-offline", "--no-audit", "--no-fund", "--loglevel=error"];

/** Ends the program with one plain sentence and exit code 1. */
export function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

function lockStamp() {
  const lock = readFileSync(join(root, "package-lock.json"));
  return `${process.platform}-${process.arch}-${createHash("sha256").update(lock).digest("hex")}`;
}

/** True when what npm recorded as installed has every package of the lock file that is wanted, at the same version. */
function matchesLock(tests) {
  const wanted = readJson(join(root, "package-lock.json"))?.packages ?? {};
  const have = readJson(join(modules, ".package-lock.json"))?.packages;
  if (!have) return false;
  return Object.entries(wanted).every(([path, one]) => {
    if (path === "" || ((one.optional || (one.dev && !tests)) && !have[path])) return true;
    return have[path]?.version === one.version;
  });
}

// The folder that npm is about to replace must not be where it finds the Node it runs on.
function outsideEnvironment() {
  const path = (process.env.PATH ?? "").split(delimiter).filter((part) => part !== join(modules, ".bin"));
  const env = { ...process.env, PATH: path.join(delimiter) };
  delete env.NODE_ENV;
  return env;
}

function run(command, args, cwd) {
  const shell = process.platform === "win32";
  const done = spawnSync(command, args, { cwd, env: outsideEnvironment(), stdio: ["ignore", "ignore", "pipe"], shell });
  const said = done.stderr?.toString().trim();
  return { ok: done.status === 0, missing: done.error?.code === "ENOENT", said };
}

/** Installs the packages of package-lock.json when they are missing or different; those for tests and checks only where they are wanted. */
export function ensurePackages({ tests = false, say = console.log } = {}) {
  const stamps = { run: lockStamp(), all: `${lockStamp()}-tests` };
  const found = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "";
  if (found === stamps.all || (found === stamps.run && !tests)) return;
  const all = matchesLock(true);
  if (!all && (tests || !matchesLock(false))) {
    say("      Installing packages with npm. This happens once and takes less than a minute …");
    const npm = run("npm", ["ci", tests ? "--include=dev" : "--omit=dev", ...QUIET], root);
    if (npm.missing) stop("npm was not found. Install Node.js with npm (version 20 or newer) and try again.");
    if (!npm.ok) {
      console.error(npm.said.split("\n").slice(0, 20).join("\n"));
      stop("Packages could not be installed. Check the network connection and the message above, then try again.");
    }
  }
  node24();
  writeFileSync(stampFile, all || tests ? stamps.all : stamps.run);
}

function majorOf(binary) {
  const asked = spawnSync(binary, ["--version"], { encoding: "utf8" });
  return asked.stdout?.match(/^v(\d+)\./)?.[1];
}

/** The path of a Node 24: this process's own, else the one among the packages. */
export function node24() {
  if (process.versions.node.split(".")[0] === wantedMajor) return process.execPath;
  const packaged = join(modules, "node/bin", process.platform === "win32" ? "node.exe" : "node");
  if (majorOf(packaged) === wantedMajor) return packaged;
  // npm may refuse to run the install script that fetches the binary; ask for it by hand.
  const tried = run(process.execPath, ["installArchSpecificPackage.js"], join(modules, "node"));
  if (majorOf(packaged) === wantedMajor) return packaged;
  if (tried.said) console.error(tried.said);
  return stop("Node 24 could not be fetched for this machine. Install Node.js 24 from nodejs.org and try again.");
}

/** Refuses a Node that is too old to read the rest of the program. */
export function requireNode() {
  if (Number(process.versions.node.split(".")[0]) >= 20) return;
  stop(`Wijha needs Node.js 20 or newer; this is ${process.version}. Install a newer one from nodejs.org.`);
}
