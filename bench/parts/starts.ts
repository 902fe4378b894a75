import { rmSync } from "node:fs";
import { join } from "node:path";
import { memoryMb } from "../machine.ts";
import { type Server, startWijha } from "../processes.ts";
import { hundredth, spreadOf, whole, words } from "../spread.ts";
import type { Line, Part } from "./part.ts";

const SETTLE_MS = 3000;
const IDLE_AIM_MB = 200;
const WARM_AIM_MS = 1000;

/** From the command to the first page: with no data folder, and with the one of an earlier run. Then what it holds when idle. */
export const starts: Part = async (bench) => {
  const dataDir = join(bench.folder, "data-shipped");
  const cold: Server[] = [];
  const warm: Server[] = [];
  const idle: number[] = [];
  for (let round = 0; round < bench.options.rounds; round += 1) {
    rmSync(dataDir, { recursive: true, force: true });
    cold.push(await started(dataDir));
    const server = await startWijha(dataDir);
    warm.push(server);
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
    idle.push(memoryMb(server.pid));
    await server.stop();
  }
  const memory = spreadOf(idle);
  return [
    startLine("first start, empty data folder, build present", cold),
    startLine("later start", warm, WARM_AIM_MS),
    {
      what: "memory idle",
      figures: `${words(memory, whole)} MB`,
      aim: `${IDLE_AIM_MB} MB`,
      met: memory.median <= IDLE_AIM_MB,
    },
  ];
};

async function started(dataDir: string): Promise<Server> {
  const server = await startWijha(dataDir);
  await server.stop();
  return server;
}

function startLine(what: string, servers: readonly Server[], aim?: number): Line {
  const ready = spreadOf(servers.map((one) => one.readyMs));
  const cpu = spreadOf(servers.map((one) => one.readyCpuMs));
  const seconds = (ms: number) => hundredth(ms / 1000);
  const figures = `${words(ready, seconds)} s to the first page, ${words(cpu, seconds)} s of it CPU`;
  return aim ? { what, figures, aim: `${seconds(aim)} s`, met: ready.median <= aim } : { what, figures };
}
