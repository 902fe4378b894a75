import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { pathTo } from "#shared/screens.ts";
import { packItems, unpackItems } from "../rules/device-plan.ts";
import type { PlanItem } from "../rules/plan.ts";
import { DEVICE_DAYS, MOST_ON_DEVICE } from "../rules.ts";

const PLAN_COOKIE = "plan";
const SUBJECTS_COOKIE = "subjects";
/** A cookie longer than this is not kept by every browser. */
const LONGEST_COOKIE = 3500;
const MOST_BYTES = 64 * 1024;
const DAY_SECONDS = 86_400;
/** Sent to pages of the plan alone, so that other pages do not carry it. */
const PLAN_PATH = `${pathTo("studyPlan")}/`;

/** The plan a device keeps. */
export function planOnDevice(cookies: string | null): PlanItem[] {
  const kept = readCookies(cookies)[PLAN_COOKIE];
  if (!kept) return [];
  try {
    return unpackItems(
      inflateRawSync(Buffer.from(kept, "base64url"), { maxOutputLength: MOST_BYTES }).toString("utf8"),
    );
  } catch {
    return [];
  }
}

/** The cookie that keeps a plan on a device; one that is too large is refused, what was there stays. */
export function keepOnDevice(ctx: Context, items: readonly PlanItem[]): string {
  const value = items.length === 0 ? "" : deflateRawSync(packItems(items)).toString("base64url");
  if (items.length > MOST_ON_DEVICE || value.length > LONGEST_COOKIE) throw new AppError("plan_device_full");
  return kept(ctx, PLAN_COOKIE, value, PLAN_PATH);
}

/** The subjects a device keeps, as an address writes them. */
export function subjectsOnDevice(cookies: string | null): string | null {
  return readCookies(cookies)[SUBJECTS_COOKIE] || null;
}

export function keepSubjectsOnDevice(ctx: Context, subjects: string): string {
  return kept(ctx, SUBJECTS_COOKIE, subjects, "/");
}

function kept(ctx: Context, name: string, value: string, path: string): string {
  const maxAge = value === "" ? 0 : DEVICE_DAYS * DAY_SECONDS;
  return writeCookie(name, value, { maxAge, httpOnly: true, secure: isSecure(ctx.config), path });
}
