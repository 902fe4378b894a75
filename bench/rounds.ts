import { cpuMicros } from "./machine.ts";
import type { Loader, Server } from "./processes.ts";
import { type Spread, spreadOf } from "./spread.ts";

/** What a server is asked in one round. */
export interface Target {
  readonly name: string;
  readonly server: Server;
  readonly headers?: Readonly<Record<string, string>>;
  /** The addresses of one round. */
  paths(round: number): readonly string[];
  /** Every address once instead of as many as fit into the time. */
  readonly once?: boolean;
}

export interface Round {
  readonly rate: number;
  readonly cpuUs: number;
  readonly p99: number;
}

export interface Measured {
  readonly name: string;
  readonly rounds: readonly Round[];
  readonly rate: Spread;
  readonly cpuUs: Spread;
  readonly p99: Spread;
}

export interface RoundOptions {
  readonly rounds: number;
  readonly seconds: number;
}

/** Asks the targets in turn, round after round, so that what else the machine does meets all of them alike. */
export async function interleave(
  loader: Loader,
  targets: readonly Target[],
  options: RoundOptions,
): Promise<Measured[]> {
  const results = targets.map(() => [] as Round[]);
  for (const target of targets) await loader.ask({ ...orderOf(target, 0), seconds: target.once ? 0 : 1 });
  for (let round = 1; round <= options.rounds; round += 1) {
    const order = [...targets.keys()];
    if (round % 2 === 0) order.reverse();
    for (const at of order) results[at]?.push(await oneRound(loader, targets[at] as Target, round, options.seconds));
  }
  return targets.map(({ name }, at) => summarised(name, results[at] ?? []));
}

function orderOf(target: Target, round: number) {
  return { address: target.server.address, headers: target.headers ?? {}, paths: target.paths(round) };
}

async function oneRound(loader: Loader, target: Target, round: number, seconds: number): Promise<Round> {
  const before = cpuMicros(target.server.pid);
  const result = await loader.ask({ ...orderOf(target, round), seconds: target.once ? 0 : seconds });
  const used = cpuMicros(target.server.pid) - before;
  if (result.failed > 0) throw new Error(`${target.name}: ${result.failed} of ${result.requests} requests failed`);
  return { rate: result.requests / result.seconds, cpuUs: used / result.requests, p99: result.p99 };
}

function summarised(name: string, rounds: readonly Round[]): Measured {
  const of = (read: (round: Round) => number) => spreadOf(rounds.map(read));
  return { name, rounds, rate: of((one) => one.rate), cpuUs: of((one) => one.cpuUs), p99: of((one) => one.p99) };
}

/** One target's figure over another's, round by round. */
export function ratio(over: Measured, under: Measured, read: (round: Round) => number): Spread {
  return spreadOf(over.rounds.map((round, at) => read(round) / read(under.rounds[at] as Round)));
}
