import { createHmac } from "node:crypto";
import { appendFileSync, chmodSync, closeSync, existsSync, fsyncSync, openSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Context } from "#platform/context.ts";
import { type Erasure, listErasures } from "../store/erasures.server.ts";

type Keeper = Pick<Context, "config" | "secret">;

/** By what an erased account is known again in a restored copy: a keyed hash of what never changes about it. */
export function subjectKey(ctx: Pick<Context, "secret">, account: { id: number; createdAt: string }): string {
  return createHmac("sha256", ctx.secret)
    .update(`erased ${account.id} ${new Date(account.createdAt).toISOString()}`)
    .digest("base64url");
}

/** The list beside the database, so that a copy of the database that is brought back does not bring its own. */
export function ledgerFile(ctx: Keeper): string {
  return path.join(ctx.config.dataDir, "erasures.jsonl");
}

/** Adds lines and waits until the disk has them. */
export function appendLedger(ctx: Keeper, erasures: readonly Erasure[]): void {
  if (erasures.length === 0) return;
  const file = ledgerFile(ctx);
  appendFileSync(file, erasures.map((erasure) => `${JSON.stringify(erasure)}\n`).join(""), { mode: 0o600 });
  chmodSync(file, 0o600);
  const handle = openSync(file, "r");
  fsyncSync(handle);
  closeSync(handle);
}

/** What the file says; a line that was cut off by a crash is passed over. */
export function readLedger(ctx: Keeper): Map<string, Erasure> {
  const file = ledgerFile(ctx);
  const found = new Map<string, Erasure>();
  if (!existsSync(file)) return found;
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const erasure = readLine(line);
    if (erasure) found.set(erasure.subject_key, erasure);
  }
  return found;
}

function readLine(line: string): Erasure | null {
  try {
    const value = JSON.parse(line) as Erasure;
    return typeof value.subject_key === "string" ? value : null;
  } catch {
    return null;
  }
}

/** Brings the file up to what the database knows, so that each machine holds the whole list. @returns all of it. */
export async function settleLedger(ctx: Context): Promise<Map<string, Erasure>> {
  const known = readLedger(ctx);
  const missing = (await listErasures(ctx.db)).filter(({ subject_key }) => !known.has(subject_key));
  appendLedger(ctx, missing);
  for (const erasure of missing) known.set(erasure.subject_key, erasure);
  return known;
}
