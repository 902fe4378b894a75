import { readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";

const TICK_US = 10_000;
const PAGE_MB = 4096 / 1024 / 1024;

/** Processor time a process has used, all its threads, in microseconds (Linux counts it in steps of 10 ms). */
export function cpuMicros(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_US;
}

/** Memory of a process that is in RAM, in MB. */
export function memoryMb(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]) * PAGE_MB;
}

/** The most memory a process had in RAM, in MB, since it began or `resetPeak`. */
export function peakMb(pid: number): number {
  return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
}

export function resetPeak(pid: number): void {
  writeFileSync(`/proc/${pid}/clear_refs`, "5");
}

/** The machine in one line, with how busy it was: figures of a busy machine hold as ratios only. */
export function machineLine(): string {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 1024 ** 3);
  const busy = loadavg()[0]?.toFixed(1);
  return `${cpus().length} × ${cpu?.model.trim()}, ${memory} GB, Node ${process.version}, load ${busy}, ${new Date().toISOString().slice(0, 16)}Z`;
}
