import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";
import { ends, installDebianPackage } from "./debian.ts";

const DOWNLOAD_SECONDS = 300;
/** Chromium without the window that nobody sees: journeys take a fifth less in it. */
const SHELL = "chromium-headless-shell";

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
export async function ensureChromium(): Promise<string> {
  // Where Debian has it, Playwright's own server is seldom reached and long waited for.
  const found = presentChromium() ?? (await fromDebian()) ?? (await downloaded());
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
  const names = [SHELL, "chromium", "chromium-browser", "google-chrome"];
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, chromium.executablePath()].find(starts);
}

function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

async function downloaded(): Promise<string | undefined> {
  console.log("      Chromium is missing: asking Playwright to download it …");
  await ends("npx", ["--no-install", "playwright", "install", "chromium"], DOWNLOAD_SECONDS);
  const path = chromium.executablePath();
  if (existsSync(path) && !starts(path) && process.getuid?.() === 0)
    await ends("npx", ["--no-install", "playwright", "install-deps", "chromium"], DOWNLOAD_SECONDS);
  return starts(path) ? path : undefined;
}

async function fromDebian(): Promise<string | undefined> {
  for (const name of [SHELL, "chromium"]) {
    const found = (await installDebianPackage(name)) ? presentChromium() : undefined;
    if (found) return found;
  }
  return undefined;
}
