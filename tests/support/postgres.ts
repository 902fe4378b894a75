import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./free-port.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";

export interface TestPostgres {
  /** Address of a database from which others may be created. */
  url: string;
  stop(): Promise<void>;
}

// Ends PostgreSQL and removes its folder when the pipe from the test run closes, however the run ended.
const keeper = `exec 3<&0; dir="$1"; shift; "$@" </dev/null 3<&- & p=$!
( read -r _ <&3; kill -INT $p ) & r=$!
wait $p; code=$?; kill $r 2>/dev/null; rm -rf "$dir"; exit $code`;

/** A PostgreSQL for tests: the one already named in the environment, else a private one that starts in seconds. */
export async function ensurePostgres(environment: NodeJS.ProcessEnv = process.env): Promise<TestPostgres> {
  const given = environment.TEST_POSTGRES_URL || environment.DATABASE_URL_TEST;
  if (given) {
    await check(given);
    return { url: given, stop: async () => {} };
  }
  return startOwn(await findPostgresBinaries());
}

async function check(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect().catch((cause: Error) => {
    throw new Error(`The PostgreSQL of DATABASE_URL_TEST did not answer: ${cause.message}`);
  });
  await client.end();
}

async function startOwn(binaries: string): Promise<TestPostgres> {
  const owner = unprivileged();
  // A free port can be taken by somebody else before PostgreSQL binds it.
  for (let attempt = 1; attempt <= 3; attempt++) {
    const dir = mkdtempSync(join(tmpdir(), "wijha-pg-"));
    if (owner) chownSync(dir, owner.uid, owner.gid);
    initialise(binaries, dir, owner);
    const port = await freePort();
    const server = launch(binaries, dir, port, owner);
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    if (await answers(url, server)) return { url, stop: () => end(server, dir) };
    await end(server, dir);
  }
  throw new Error("PostgreSQL was found but did not start for the tests.");
}

interface Owner {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root: then it runs as its own user, or as nobody. */
function unprivileged(): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  const user = users.find(([name]) => name === "postgres") ?? users.find(([name]) => name === "nobody");
  if (!user)
    throw new Error("PostgreSQL does not run as root, and this machine has neither a postgres nor a nobody user.");
  return { uid: Number(user[2]), gid: Number(user[3]) };
}

function initialise(binaries: string, dir: string, owner: Owner | undefined): void {
  const data = join(dir, "data");
  const common = ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"];
  const locales = [["--locale=C.UTF-8"], ["--no-locale"]];
  let said = "";
  for (const locale of locales) {
    const done = spawnSync(join(binaries, "initdb"), [...common, ...locale], {
      ...owner,
      cwd: tmpdir(),
      encoding: "utf8",
    });
    if (done.status === 0) return;
    said = done.stderr;
    rmSync(data, { recursive: true, force: true });
  }
  rmSync(dir, { recursive: true, force: true });
  throw new Error(`PostgreSQL could not prepare a folder for the tests: ${said.trim()}`);
}

function launch(binaries: string, dir: string, port: number, owner: Owner | undefined): ChildProcess {
  const settings = [
    "fsync=off",
    "synchronous_commit=off",
    "full_page_writes=off",
    "max_connections=300",
    "shared_buffers=64MB",
  ];
  const server = [
    join(binaries, "postgres"),
    "-D",
    join(dir, "data"),
    "-h",
    "127.0.0.1",
    "-p",
    String(port),
    "-k",
    dir,
  ];
  const flags = settings.flatMap((setting) => ["-c", setting]);
  return spawn("/bin/sh", ["-c", keeper, "sh", dir, ...server, ...flags], {
    ...owner,
    cwd: tmpdir(),
    stdio: ["pipe", "ignore", "ignore"],
    detached: true,
  });
}

async function answers(url: string, server: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && server.exitCode === null) {
    const client = new pg.Client({ connectionString: url });
    client.on("error", () => {});
    try {
      await client.connect();
      await client.end();
      return true;
    } catch {
      await sleep(50);
    }
  }
  return false;
}

async function end(server: ChildProcess, dir: string): Promise<void> {
  if (server.exitCode === null) {
    const gone = new Promise((resolve) => server.once("exit", resolve));
    server.stdin?.end();
    await gone;
  }
  if (existsSync(dir)) rmSync(dir, { recursive: true, force: true });
}
