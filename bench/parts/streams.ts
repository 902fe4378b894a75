import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { giveRole } from "#features/accounts/store/users.server.ts";
import { type Db, openDatabase } from "#platform/db/open.ts";
import { memoryMb } from "../machine.ts";
import { makePeople, type Place } from "../people.ts";
import { type Server, startWijha } from "../processes.ts";
import { tenth, whole } from "../spread.ts";
import type { Line, Part } from "./part.ts";

const ACCOUNTS = 100_000;
const OPEN = [1_000, 5_000] as const;
const POSTS = 5;
const READS = 200;
const AT_ONCE = 50;
const CHUNK = 500;
const SETTLE_MS = 4_000;
const COME_WITHIN_MS = 30_000;
const DAY_MS = 86_400_000;
const MINE = "/api/users-permissions/users/me/notifications";

/** Streams open at once, and a post told to 100,000 accounts. */
export const streams: Part = async (bench) => {
  const place = { databaseUrl: "", dataDir: mkdtempSync(join(bench.folder, "data-streams-")) };
  const { editor, readers } = await makeCrowd(place);
  bench.say(`  ${ACCOUNTS} accounts made`);
  const server = await startWijha(place.dataDir);
  try {
    const lines: Line[] = [];
    for (const count of OPEN) lines.push(...(await measureOpen(server, editor, readers.slice(0, count))));
    lines.push(...(await measureBroadcast(server, place, editor, readers)));
    return lines;
  } finally {
    await server.stop();
  }
};

/** So many accounts, a part of them signed in, and an editor. */
async function makeCrowd(place: Place): Promise<{ editor: string; readers: readonly string[] }> {
  const { token: editor } = await makePeople(place, 1);
  const database = openDatabase(place);
  const db = database.kysely;
  const { id: _number, ...first } = await db.selectFrom("users").selectAll().executeTakeFirstOrThrow();
  await giveRole(db, _number, "editor", first.created_at);
  for (let at = 0; at < ACCOUNTS; at += CHUNK) {
    const rows = Array.from({ length: CHUNK }, (_, n) => ({ ...first, email: `reader${at + n}@example.org` }));
    await db.insertInto("users").values(rows).execute();
  }
  const people = await db.selectFrom("users").select("id").where("id", ">", _number).limit(OPEN[1]).execute();
  const readers: string[] = [];
  for (const { id } of people) readers.push(await signIn(db, id));
  await database.close();
  return { editor, readers };
}

async function signIn(db: Db, user_id: number): Promise<string> {
  const token = randomBytes(32).toString("base64url");
  const at = new Date().toISOString();
  await db
    .insertInto("sign_ins")
    .values({
      token_hash: createHash("sha256").update(token).digest("hex"),
      user_id,
      device_words: "",
      method: "password",
      proved_at: at,
      created_at: at,
      last_used_at: at,
      expires_at: new Date(Date.now() + DAY_MS).toISOString(),
    })
    .execute();
  return token;
}

async function measureOpen(server: Server, editor: string, readers: readonly string[]): Promise<Line[]> {
  const idle = memoryMb(server.pid);
  const open: Stream[] = [];
  for (let at = 0; at < readers.length; at += AT_ONCE)
    open.push(...(await Promise.all(readers.slice(at, at + AT_ONCE).map((token) => openStream(server, token)))));
  await sleep(SETTLE_MS);
  const full = memoryMb(server.pid);
  const delays: number[] = [];
  for (let post = 0; post < POSTS; post += 1) {
    const heard = open.map((stream) => stream.next());
    const from = performance.now();
    await publish(server, editor);
    const all = await Promise.race([Promise.all(heard), sleep(COME_WITHIN_MS, [])]);
    for (const at of all) delays.push(at - from);
    await sleep(500);
  }
  for (const { socket } of open) socket.destroy();
  await sleep(SETTLE_MS);
  const sorted = delays.sort((a, b) => a - b);
  const share = (part: number) => whole(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return [
    {
      what: `${readers.length} open streams: memory`,
      figures: `${whole(full)} MB, ${whole(idle)} without; ${tenth(((full - idle) * 1024) / readers.length)} kB each`,
    },
    {
      what: `${readers.length} open streams: from the editor's press to the reader, ${POSTS} posts`,
      figures: `p50 ${share(0.5)} ms, p99 ${share(0.99)} ms, last ${share(1)} ms; ${delays.length} of ${POSTS * readers.length} came`,
    },
  ];
}

interface Stream {
  readonly socket: Socket;
  /** When the next notification comes. */
  next(): Promise<number>;
}

function openStream(server: Server, token: string): Promise<Stream> {
  const { hostname, port, host } = new URL(server.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    let told: ((at: number) => void) | undefined;
    const next = () =>
      new Promise<number>((heard) => {
        told = heard;
      });
    const stream = { socket, next };
    socket.on("error", reject).on("data", (part) => {
      const text = part.toString("latin1");
      if (text.includes("event: count")) resolve(stream);
      if (text.includes("event: notification")) told?.(performance.now());
    });
    socket.write(`GET ${MINE}/stream HTTP/1.1\r\nHost: ${host}\r\nCookie: wijha=${token}\r\n\r\n`);
  });
}

let serial = 0;

async function publish(server: Server, editor: string): Promise<number> {
  serial += 1;
  const words = { title: `Post ${serial}`, description: "What it says.", content: "Words.", slug: `bench-${serial}` };
  const from = performance.now();
  const answer = await fetch(`${server.address}/api/blogs?locale=en&status=published`, {
    method: "POST",
    headers: { Authorization: `Bearer ${editor}`, "Content-Type": "application/json" },
    body: JSON.stringify({ data: words }),
  });
  if (!answer.ok) throw new Error(`Publishing was answered by ${answer.status}: ${await answer.text()}`);
  return performance.now() - from;
}

/** What telling everybody costs: in rows, to publish, and to read. */
async function measureBroadcast(server: Server, place: Place, editor: string, readers: readonly string[]) {
  const before = await rowsIn(place);
  const publishing: number[] = [];
  for (let at = 0; at < POSTS; at += 1) publishing.push(await publish(server, editor));
  const rows = (await rowsIn(place)) - before;
  const reading: number[] = [];
  for (const token of readers.slice(0, READS)) {
    const from = performance.now();
    const answer = await fetch(`${server.address}${MINE}?limit=12`, { headers: { Authorization: `Bearer ${token}` } });
    const { data } = (await answer.json()) as { data: unknown[] };
    if (data.length === 0) throw new Error("A reader was told nothing.");
    reading.push(performance.now() - from);
  }
  const [published, read] = [publishing, reading].map((all) => all.sort((a, b) => a - b));
  const at = (all: readonly number[] = [], share: number) => tenth(all[Math.floor((all.length - 1) * share)] ?? 0);
  return [
    { what: `a post told to ${ACCOUNTS} accounts: rows`, figures: `${rows / POSTS}`, aim: "1", met: rows === POSTS },
    { what: "to publish it, whole call", figures: `p50 ${at(published, 0.5)} ms, slowest ${at(published, 1)} ms` },
    { what: "to read the list of 12", figures: `p50 ${at(read, 0.5)} ms, p99 ${at(read, 0.99)} ms` },
  ] satisfies Line[];
}

async function rowsIn(place: Place): Promise<number> {
  const database = openDatabase(place);
  const [told, read] = await Promise.all(
    (["notifications", "notification_reads"] as const).map((table) =>
      database.kysely
        .selectFrom(table)
        .select((select) => select.fn.countAll().as("count"))
        .executeTakeFirstOrThrow(),
    ),
  );
  await database.close();
  return Number(told?.count) + Number(read?.count);
}
