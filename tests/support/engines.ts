import { createHash } from "node:crypto";
import { describe, it } from "vitest";
import type { Engine } from "#platform/db/columns.ts";

export const ENGINES = ["sqlite", "postgres"] as const satisfies readonly Engine[];

/** The engine of a suite in a run: half of all suites get each, and the next seed turns all of them round. */
export function engineOf(title: string, seed: number): Engine {
  const [first = 0] = createHash("sha256").update(title).digest();
  return ENGINES[(first + seed) % 2 === 0 ? 0 : 1];
}

/** The seed of this run, which the global set-up prints; `TEST_SEED` names one. */
export function seedOfRun(environment: NodeJS.ProcessEnv = process.env): number {
  const given = environment.TEST_SEED ?? "";
  if (!/^\d{1,9}$/.test(given)) throw new Error(`TEST_SEED is a whole number of at most nine digits, not "${given}".`);
  return Number(given);
}

/** A suite whose tests say nothing of the engine, on the one that the seed chooses. */
export function onOneEngine(title: string, body: (engine: Engine) => void): void {
  const engine = engineOf(title, seedOfRun());
  describe(`${title} on ${engine}`, () => body(engine));
}

/** What a suite is written with when some of its tests are races. */
export interface Racing {
  readonly describe: (name: string, body: () => void) => void;
  readonly it: typeof it;
  /** A test of what happens at the same instant: locks and unique indexes differ by engine. */
  readonly race: typeof it;
}

const unwritten = Object.assign(() => undefined, { each: () => () => undefined }) as unknown as typeof it;

/** A suite on the engine that the seed chooses; its races run on the other engine as well. */
export function onOneEngineRacesOnBoth(title: string, body: (engine: Engine, racing: Racing) => void): void {
  const chosen = engineOf(title, seedOfRun());
  for (const engine of ENGINES) {
    const isChosen = engine === chosen;
    const racing = isChosen
      ? { describe, it, race: it }
      : { describe: (_name: string, inner: () => void) => inner(), it: unwritten, race: it };
    describe(`${title}${isChosen ? "" : ", races,"} on ${engine}`, () => body(engine, racing));
  }
}
