import { randomBytes, randomInt } from "node:crypto";

/** Time and chance, replaceable in tests. */
export interface Clock {
  now(): Date;
}

export interface Random {
  bytes(count: number): Buffer;
  /** A whole number in [0, below). */
  int(below: number): number;
}

export const systemClock: Clock = { now: () => new Date() };
export const systemRandom: Random = { bytes: randomBytes, int: (below) => randomInt(below) };
