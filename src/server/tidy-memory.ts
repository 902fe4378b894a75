import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const LOOK_EVERY_MS = 10_000;
/** Share of the time in which something was done; probes of a balancer alone stay below it. */
const QUIET = 0.05;
const GROWN_BYTES = 12 * 1024 * 1024;
/** On a machine with much memory Node lets garbage grow to four times what is in use: here to half of it. */
const GARBAGE_PERCENT = 50;

/** Whether to collect now: nothing much was done lately, and there is something to collect since the last time. */
export function isWorthCollecting(utilization: number, usedBytes: number, keptBytes: number): boolean {
  return utilization <= QUIET && usedBytes >= keptBytes + GROWN_BYTES;
}

/** Bounds the garbage, and collects it once nothing is done: the pause then meets hardly anybody. @returns a function that stops it. */
export function tidyMemory(): () => void {
  setFlagsFromString(`--heap-growing-percent=${GARBAGE_PERCENT}`);
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  let before = performance.eventLoopUtilization();
  let kept = 0;
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    if (isWorthCollecting(utilization, process.memoryUsage().heapUsed, kept)) {
      collect();
      kept = process.memoryUsage().heapUsed;
    }
    before = performance.eventLoopUtilization();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
