import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Flags under which Chromium runs as root and keeps its background traffic to itself. */
export const chromiumFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of a Chromium that starts, installed first where the machine has none. */
export function ensureChromium(): string {
  const found = presentChromium() ?? downloaded() ?? fromDebian();
  if (found) return found;
  throw new Error(
    "The browser journeys need Chromium and none could be installed: install it, or name it in CHROMIUM.",
  );
}

/** A Chromium that is on the machine: the one CHROMIUM names, the system’s, or Playwright’s. */
export function presentChromium(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which does not start. Correct it or leave it empty.`);
  }
  const names = ["chromium", "chromium-browser", "google-chrome"];
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find(starts);
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

function downloaded(): string | undefined {
  console.log("      Chromium is missing: asking Playwright to download it …");
  spawnSync("npx", ["--no-install", "playwright", "install", "chromium"], { stdio: "ignore", timeout: 600_000 });
  const path = chromium.executablePath();
  if (existsSync(path) && !starts(path) && process.getuid?.() === 0) {
    spawnSync("npx", ["--no-install", "playwright", "install-deps", "chromium"], { stdio: "ignore" });
  }
  return starts(path) ? path : undefined;
}

function fromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync("/etc/debian_version")) return undefined;
  console.log("      Installing the Debian package chromium …");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update"], { env, stdio: "ignore" });
  spawnSync("apt-get", ["install", "-y", "--no-install-recommends", "chromium"], { env, stdio: "ignore" });
  return presentChromium();
}
