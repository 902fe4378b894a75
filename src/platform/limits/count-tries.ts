import { createHmac } from "node:crypto";
import type { Origin } from "#shared/actor.ts";
import type { Context } from "../context.ts";
import { latestStamp } from "../db/bring-back.ts";
import { AppError } from "../errors.ts";
import type { Limit } from "./limit.ts";
import { type Counted, countTry, forgetTries, readTries, type TryWindow, uncountTry } from "./store.ts";

function keyOf(ctx: Context, { name }: Limit, parts: readonly string[]): string {
  return createHmac("sha256", ctx.secret)
    .update(JSON.stringify([name, ...parts]))
    .digest("base64url");
}

function windowOf({ seconds }: Limit, now: Date): TryWindow {
  const lengthMs = seconds * 1000;
  const endsAt = new Date(now.getTime() + lengthMs).toISOString();
  return { now: now.toISOString(), endsAt, latest: latestStamp(now, lengthMs) };
}

function tooMany(counted: Counted, now: Date): AppError {
  const seconds = Math.ceil((Date.parse(counted.ends_at) - now.getTime()) / 1000);
  return new AppError("too_many", { retryAfter: Math.max(1, seconds) });
}

/** The browser that asks, or its address when it carries no mark. */
export function deviceOf(origin: Origin): string {
  return origin.device || `at ${origin.address}`;
}

/** Counts a try of the thing named by `parts`; throws too_many when the limit is passed. */
export async function takeTry(ctx: Context, limit: Limit, ...parts: readonly string[]): Promise<void> {
  const counted = await noteTry(ctx, limit, ...parts);
  if (counted.count > limit.max) throw tooMany(counted, ctx.clock.now());
}

/** Counts without refusing. */
export function noteTry(ctx: Context, limit: Limit, ...parts: readonly string[]): Promise<Counted> {
  return countTry(ctx.db, keyOf(ctx, limit, parts), windowOf(limit, ctx.clock.now()));
}

/** Throws too_many when no try is left, without counting one. */
export async function requireTriesLeft(ctx: Context, limit: Limit, ...parts: readonly string[]): Promise<void> {
  const now = ctx.clock.now();
  const counted = await readTries(ctx.db, keyOf(ctx, limit, parts), windowOf(limit, now));
  if (counted && counted.count >= limit.max) throw tooMany(counted, now);
}

/** Whether any try is counted now. */
export async function hasTries(ctx: Context, limit: Limit, ...parts: readonly string[]): Promise<boolean> {
  const counted = await readTries(ctx.db, keyOf(ctx, limit, parts), windowOf(limit, ctx.clock.now()));
  return (counted?.count ?? 0) > 0;
}

/** Takes back a try that turned out to be right. */
export function giveTryBack(ctx: Context, limit: Limit, ...parts: readonly string[]): Promise<void> {
  return uncountTry(ctx.db, keyOf(ctx, limit, parts));
}

/** Begins anew. */
export function forgetTriesOf(ctx: Context, limit: Limit, ...parts: readonly string[]): Promise<void> {
  return forgetTries(ctx.db, keyOf(ctx, limit, parts));
}
