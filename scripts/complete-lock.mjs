// Run after `npm install` has changed package-lock.json: npm leaves builds for other platforms out of the lock when the registry it
// asked does not hold them, and `npm ci` then refuses the lock on every machine.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./setup.mjs";

const SYSTEMS = ["aix", "android", "darwin", "freebsd", "linux", "openharmony", "win32"];
const PROCESSORS = ["arm", "arm64", "ia32", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
const LIBRARIES = { gnu: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" };

/** Where a package finds another, as Node looks for it: beside its own packages first, then further out. */
function found(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf("/node_modules/")))) {
    if (packages[`${at && `${at}/`}node_modules/${name}`]) return true;
    if (at === "" || !at.includes("/node_modules/")) return Boolean(packages[`node_modules/${name}`]);
  }
}

/** What the lock's packages offer for some platform and the lock does not hold. */
export function lackingBuilds(lock) {
  return Object.entries(lock.packages).flatMap(([from, one]) =>
    Object.entries(one.optionalDependencies ?? {})
      .filter(([name]) => !found(lock.packages, from, name))
      .map(([name, version]) => ({ name, version, dev: one.dev })),
  );
}

function entryOf({ name, version, dev }) {
  const parts = name.split("/").at(-1).split("-");
  const os = SYSTEMS.filter((one) => parts.includes(one));
  const cpu = PROCESSORS.filter((one) => parts.includes(one));
  const libc = parts.flatMap((part) => LIBRARIES[part] ?? []);
  if (os.length + cpu.length === 0 || !/^\d/.test(version))
    throw new Error(`${name}@${version} is no build for a platform that the name tells.`);
  return {
    version,
    ...(cpu.length > 0 && { cpu }),
    ...(dev && { dev }),
    ...(libc.length > 0 && { libc }),
    optional: true,
    ...(os.length > 0 && { os }),
  };
}

/** The lock with an entry for every build that its packages offer. */
export function completed(lock) {
  const added = lackingBuilds(lock).map((one) => [`node_modules/${one.name}`, entryOf(one)]);
  const entries = [...Object.entries(lock.packages), ...added];
  const packages = Object.fromEntries(entries.sort(([a], [b]) => a.localeCompare(b, "en")));
  return { ...lock, packages };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = join(root, "package-lock.json");
  writeFileSync(file, `${JSON.stringify(completed(JSON.parse(readFileSync(file, "utf8"))), null, 2)}\n`);
}
