// Runs a script or the built program on Node 24, in this process where it is one already.
import { spawn } from "node:child_process";
import { constants } from "node:os";
import { node24 } from "./setup.mjs";

/** True when this process is the Node the program is written for. */
export function onNode24() {
  return node24() === process.execPath;
}

/** Starts Node 24 with these arguments, passes signals on, and ends with its exit code. */
export function handOver(args, environment = process.env) {
  const child = spawn(node24(), [...process.execArgv, ...args], {
    cwd: process.cwd(),
    env: environment,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) {
    // A terminal gives Ctrl+C to both processes itself; passing it on would be a second one.
    process.on(signal, () => (signal === "SIGINT" && process.stdin.isTTY) || child.kill(signal));
  }
  watchNpm();
  child.on("error", (error) => {
    console.error(error.message);
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)));
}

// npm runs its scripts through a shell that dies alone: without this, stopping npm would leave the server running.
function watchNpm() {
  if (!["start", "dev"].includes(process.env.npm_lifecycle_event)) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    process.kill(process.pid, "SIGTERM");
  }, 250);
  timer.unref();
}

/** Ends this process in good order when the one that started it is gone, even by kill -9. */
export function endWithParent() {
  watchNpm();
  if (!process.channel) return;
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
