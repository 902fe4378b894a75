import { accessSync, chmodSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Random } from "./clock.ts";
import { ConfigError } from "./config.ts";

const PREPARED_WITHIN_MS = 60_000;

/** Creates the data folder for its owner only; throws a sentence when it cannot be written. */
export function prepareDataFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    chmodSync(dataDir, 0o700);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new ConfigError(
      `The data folder ${dataDir} cannot be written. Give this user the right to write there, or set DATA_DIR to another folder, and start again.`,
      { cause },
    );
  }
}

/** Takes the folder for this process. The operating system releases the lock when the process ends, however it ends. */
export function lockDataFolder(dataDir: string): { release(): void } {
  const lock = new DatabaseSync(path.join(dataDir, "server.lock"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode=EXCLUSIVE; BEGIN EXCLUSIVE;");
  } catch (cause) {
    lock.close();
    throw new ConfigError(
      `Another running server uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
      { cause },
    );
  }
  return { release: () => lock.close() };
}

/** Does what prepares the folder's database while no other process does, waiting its turn. */
export async function aloneInFolder<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const lock = new DatabaseSync(path.join(dataDir, "prepare.lock"), { timeout: PREPARED_WITHIN_MS });
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return await work();
  } finally {
    lock.close();
  }
}

/** The secret for keyed hashes: the setting, else one made at first start and kept in the folder. */
export function readSecret(dataDir: string, setting: string, random: Random): string {
  if (setting) return setting;
  const file = path.join(dataDir, "secret");
  if (!existsSync(file)) {
    try {
      writeFileSync(file, random.bytes(32).toString("base64url"), { mode: 0o600, flag: "wx" });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  return readFileSync(file, "utf8").trim();
}
