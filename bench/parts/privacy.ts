import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { databaseFile } from "#platform/db/open.ts";
import { ATTEMPTS, type LongUser, makeLongUser, VOTES } from "../five-years.ts";
import { memoryMb } from "../machine.ts";
import type { Place } from "../people.ts";
import { type Server, startWijha } from "../processes.ts";
import { hundredth, spreadOf, tenth, whole, words } from "../spread.ts";
import type { Bench, Line, Part } from "./part.ts";

const MINE = "/api/users-permissions/users/me";
const EXPORT_AIM_S = 10;
const ERASE_AIM_S = 1;
const SETTLE_MS = 3000;
const POLL_MS = 20;
const WITHIN_MS = 120_000;
const SESSION_SECRET = "a secret of the bench, long enough";

/** A copy of all data of an account with five years of use, and its erasure; on SQLite, and on the database of BENCH_POSTGRES_URL when there is one. */
export const privacy: Part = async (bench) => {
  const lines = await measure(bench, "SQLite", "");
  const url = process.env.BENCH_POSTGRES_URL;
  if (!url) return [...lines, { what: "PostgreSQL", figures: "not measured, BENCH_POSTGRES_URL is not set" }];
  return [...lines, ...(await measure(bench, "PostgreSQL", url))];
};

interface Copied {
  readonly seconds: number;
  readonly jsonKb: number;
  readonly pdfKb: number;
  readonly idleMb: number;
  readonly peakMb: number;
  /** Of the process that draws the PDF; it is there only while PDFs are drawn, and half a minute longer. */
  readonly drawerMb: number;
}

interface Erased {
  /** Until the row is gone, and until the data folder holds nothing of the person. */
  readonly rowSeconds: number;
  readonly traceSeconds: number;
}

/** Each round has a person, a data folder and a start of the program of its own. */
async function measure(bench: Bench, engine: string, databaseUrl: string): Promise<Line[]> {
  const rounds: (Copied & Erased)[] = [];
  for (let round = 0; round < bench.options.rounds; round += 1) {
    const place = { databaseUrl, dataDir: mkdtempSync(join(bench.folder, "data-privacy-")) };
    rounds.push(await measureOnce(place));
  }
  const of = (pick: (round: Copied & Erased) => number) => spreadOf(rounds.map(pick));
  const copied = of((one) => one.seconds);
  const erased = of((one) => one.traceSeconds);
  const memory = of((one) => one.peakMb - one.idleMb + one.drawerMb);
  const [jsonKb, pdfKb] = [of((one) => one.jsonKb), of((one) => one.pdfKb)];
  const [peak, idle] = [of((one) => one.peakMb), of((one) => one.idleMb)];
  const drawer = of((one) => one.drawerMb);
  const row = of((one) => one.rowSeconds);
  return [
    {
      what: `${engine}: copy of all data (${ATTEMPTS} attempts, ${VOTES} answers on pages)`,
      figures: `${words(copied, hundredth)} s; JSON ${words(jsonKb, whole)} kB, PDF ${words(pdfKb, whole)} kB`,
      aim: `${EXPORT_AIM_S} s`,
      met: copied.median <= EXPORT_AIM_S,
    },
    {
      what: `${engine}: memory it takes more`,
      figures: [
        `${words(memory, whole)} MB`,
        `the program idle ${words(idle, whole)} MB, peak ${words(peak, whole)} MB`,
        `the process that draws the PDF, peak ${words(drawer, whole)} MB`,
      ].join("; "),
    },
    {
      what: `${engine}: erasing the same account, asked to no trace left`,
      figures: `${words(erased, hundredth)} s; its row after ${words(row, hundredth)} s`,
      aim: `${ERASE_AIM_S} s`,
      met: erased.median <= ERASE_AIM_S,
    },
  ];
}

async function measureOnce(place: Place): Promise<Copied & Erased> {
  const person = await makeLongUser(place, SESSION_SECRET);
  const database = place.databaseUrl && { DATABASE_URL: place.databaseUrl };
  const server = await startWijha(place.dataDir, { ERASE_DAYS: "0", SESSION_SECRET, ...database });
  try {
    await sleep(SETTLE_MS);
    const copied = await copy(server, person);
    return { ...copied, ...(await erase(server, person, place)) };
  } finally {
    await server.stop();
  }
}

interface ExportAnswer {
  readonly documentId: string;
  readonly state: string;
}

async function copy(server: Server, person: LongUser): Promise<Copied> {
  const idleMb = memoryMb(server.pid);
  forgetPeak(server.pid);
  const begin = performance.now();
  await call(server, person, "POST", "/exports", {});
  const made = await until("The copy", async () => {
    const { data } = (await (await call(server, person, "GET", "/exports")).json()) as { data: ExportAnswer[] };
    if (data[0]?.state === "failed") throw new Error("The copy failed");
    return data[0]?.state === "ready" ? data[0] : null;
  });
  const seconds = (performance.now() - begin) / 1000;
  const peakMb = peakMemoryMb(server.pid);
  const drawerMb = childrenOf(server.pid).reduce((sum, child) => sum + peakMemoryMb(child), 0);
  if (drawerMb === 0) throw new Error("The process that draws the PDF was not found");
  const sizeKb = async (file: string) =>
    (await (await call(server, person, "GET", `/exports/${made.documentId}/${file}`)).arrayBuffer()).byteLength / 1024;
  return { seconds, idleMb, peakMb, drawerMb, jsonKb: await sizeKb("json"), pdfKb: await sizeKb("pdf") };
}

async function erase(server: Server, person: LongUser, place: Place): Promise<Erased> {
  if (!hasTrace(place.dataDir, person)) throw new Error("Nothing of the person was found before they were erased");
  const rows = await openRows(place, person.id);
  try {
    const begin = performance.now();
    await call(server, person, "POST", "/erasure", { understood: true });
    await until("The row", async () => !(await rows.hasPerson()));
    const rowSeconds = (performance.now() - begin) / 1000;
    await until("The last trace", async () => !hasTrace(place.dataDir, person));
    return { rowSeconds, traceSeconds: (performance.now() - begin) / 1000 };
  } finally {
    await rows.close();
  }
}

async function call(server: Server, { token }: LongUser, method: string, path: string, body?: object) {
  const answer = await fetch(server.address + MINE + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

async function until<T>(what: string, look: () => Promise<T | null | false>): Promise<T> {
  const end = performance.now() + WITHIN_MS;
  while (performance.now() < end) {
    const found = await look();
    if (found) return found;
    await sleep(POLL_MS);
  }
  throw new Error(`${what}: waited ${tenth(WITHIN_MS / 1000)} s in vain`);
}

/** Looks past the program, into the database itself. */
async function openRows({ databaseUrl, dataDir }: Place, id: number) {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return {
      hasPerson: async () => (await client.query("select 1 from users where id = $1", [id])).rows.length > 0,
      close: () => client.end(),
    };
  }
  const file = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  const find = file.prepare("select 1 from users where id = ?");
  return { hasPerson: async () => find.get(id) !== undefined, close: async () => file.close() };
}

/** Whether any file holds the person's mark; in the PDF it is compressed, so there the file itself counts. */
function hasTrace(dataDir: string, { mark }: LongUser): boolean {
  return readdirSync(dataDir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .some(({ name, parentPath }) => name.endsWith("-read.pdf") || holds(join(parentPath, name), mark));
}

function holds(file: string, mark: string): boolean {
  try {
    return readFileSync(file).includes(mark);
  } catch (error) {
    // Removed since the folder was listed.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** Lets the kernel count the peak from now on: starting takes more than serving. */
function forgetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number);
}

function peakMemoryMb(pid: number): number {
  const kb = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
  return Number(kb ?? Number.NaN) / 1024;
}
