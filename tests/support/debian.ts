import { spawn } from "node:child_process";
import { existsSync } from "node:fs";

/** Seconds after which a mirror that says nothing is left and asked again. */
const UPDATE_SECONDS = 120;
const INSTALL_SECONDS = 300;
const ATTEMPTS = 3;
const PATIENCE = ["-o", "Acquire::http::Timeout=20", "-o", "Acquire::Retries=2", "-o", "DPkg::Lock::Timeout=60"];

let before: Promise<unknown> = Promise.resolve();

/**
 * Installs Debian packages where this is Debian and the asker is root; elsewhere, and when the mirror fails three times, false.
 * One call waits for the other, as the package manager has one lock.
 */
export function installDebianPackage(name: string): Promise<boolean> {
  const done = before.then(() => install(name));
  before = done;
  return done;
}

async function install(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return false;
  console.log(`      Installing the Debian package ${name} …`);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    await ends("apt-get", [...PATIENCE, "update"], UPDATE_SECONDS);
    if (await ends("apt-get", [...PATIENCE, "install", "-y", "--no-install-recommends", name], INSTALL_SECONDS))
      return true;
    // What was stopped half way is put in order before the next try.
    await ends("dpkg", ["--configure", "-a"], UPDATE_SECONDS);
  }
  console.error(`      The Debian package ${name} could not be installed.`);
  return false;
}

/** Runs a command to its end, or stops it and all it started after so many seconds; true when it ended well. */
export function ends(command: string, args: readonly string[], seconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    const child = spawn(command, args, { env, stdio: "ignore", detached: true });
    const late = setTimeout(() => {
      console.error(`      ${command} ${args.at(-1)} was stopped after ${seconds} s.`);
      if (child.pid) process.kill(-child.pid, "SIGKILL");
    }, seconds * 1000);
    const finish = (ok: boolean) => {
      clearTimeout(late);
      resolve(ok);
    };
    child.on("error", () => finish(false));
    child.on("exit", (code) => finish(code === 0));
  });
}
