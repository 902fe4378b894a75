import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { ensurePostgres } from "#tests/support/postgres.ts";
import { fetchRaw } from "../capture.ts";
import { makePeople, type People, type Place } from "../people.ts";
import { newDatabase, settingsOf } from "../places.ts";
import { running, type Server, startWijha } from "../processes.ts";
import { interleave, ratio, type Target } from "../rounds.ts";
import { percent, tenth, whole, words } from "../spread.ts";
import type { Bench, Line, Part } from "./part.ts";
import { profileLines } from "./profile.ts";

const ME = "/api/users/me?populate=profile,personality_result";
const ME_AIM = 0.5;

/** The own record beside a bare handler with the same reads, on both engines. */
export const accounts: Part = async (bench) => {
  const postgres = await ensurePostgres();
  try {
    const url = await newDatabase(postgres.url, "accounts");
    const sqlite = { databaseUrl: "", dataDir: mkdtempSync(join(bench.folder, "people-")) };
    const other = { databaseUrl: url, dataDir: mkdtempSync(join(bench.folder, "people-")) };
    return [...(await ownRecord(bench, "SQLite", sqlite)), ...(await ownRecord(bench, "PostgreSQL", other))];
  } finally {
    await postgres.stop();
  }
};

async function ownRecord(bench: Bench, engine: string, place: Place): Promise<Line[]> {
  const people = await makePeople(place, 1);
  const server = await startWijha(place.dataDir, settingsOf(place));
  try {
    await takeScale(server, people);
    const headers = { authorization: `Bearer ${people.token}` };
    const { status, body } = await fetchRaw(server.address, ME, headers);
    if (status !== 200 || !JSON.parse(String(body)).personality_result) throw new Error(`${ME}: ${status} ${body}`);
    const bare = await startBareMe(place, String(body));
    try {
      const own: Target = { name: `users/me with two relations, ${engine}`, server, headers, paths: () => [ME] };
      const [one, base] = await interleave(bench.loader, [own, { ...own, name: "bare", server: bare }], bench.options);
      if (!one || !base) throw new Error("Nothing was measured");
      const share = ratio(one, base, (round) => round.rate);
      const figures = [
        `${words(share, percent)} of bare`,
        `${words(one.rate, whole)}/s against ${words(base.rate, whole)}/s`,
        `CPU ${words(one.cpuUs, whole)} µs against ${words(base.cpuUs, whole)} µs`,
        `p99 ${words(one.p99, whole)} ms`,
        `${tenth(body.length / 1024)} kB an answer`,
      ];
      const aim = { aim: `≥ ${percent(ME_AIM)}`, met: share.median >= ME_AIM };
      return [{ what: own.name, figures: figures.join("; "), ...aim }, ...(await profileLines(engine, server, people))];
    } finally {
      await bare.stop();
    }
  } finally {
    await server.stop();
  }
}

async function takeScale(server: Server, { token }: People): Promise<void> {
  const { body } = await fetchRaw(server.address, "/api/personality-tests?pageSize=54", {});
  const { data } = JSON.parse(String(body)) as { data: { documentId: string }[] };
  const answers = Object.fromEntries(data.map(({ documentId: id }) => [id, /^[SI]/.test(id)]));
  const answer = await fetch(`${server.address}/api/users-permissions/users/me/personality-test`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
    body: JSON.stringify({ answers }),
  });
  if (!answer.ok) throw new Error(`The scale was answered with ${answer.status}: ${await answer.text()}`);
}

async function startBareMe({ databaseUrl, dataDir }: Place, answer: string): Promise<Server> {
  const child = fork(join(import.meta.dirname, "../bare-me.ts"), [databaseUrl, dataDir, answer]);
  const [port] = (await once(child, "message")) as [number];
  return { address: `http://127.0.0.1:${port}`, ...running(child), readyMs: 0, readyCpuMs: 0 };
}
