import { createHmac } from "node:crypto";
import { readUser } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { Origin } from "#shared/actor.ts";
import { isNewDeviceTold } from "../rules/new-device.ts";
import { hasKnownDevice, isKnownDevice, rememberDevice, type SignInMethod } from "../store/sign-ins.server.ts";
import { queueNews } from "./queue-news.server.ts";

/** A client without any mark is told apart by its address, so that it is new once and not at every sign-in. */
function markOf(ctx: Context, origin: Origin): string {
  if (origin.device) return origin.device;
  return createHmac("sha256", ctx.secret).update(`at ${origin.address}`).digest("base64url").slice(0, 22);
}

/** Remembers where somebody has just signed in; a mail tells them when the account did not know the device. */
export async function noteDevice(
  ctx: Context,
  db: Db,
  userId: number,
  { origin, method, signIn }: { origin: Origin; method: SignInMethod; signIn: string },
): Promise<void> {
  const now = ctx.clock.now();
  const device = markOf(ctx, origin);
  if (method !== "place" && !(await isKnownDevice(db, userId, device))) {
    const user = await readUser(db, userId);
    const hasOthers = await hasKnownDevice(db, userId);
    if (user && isNewDeviceTold({ method, isDemo: user.is_demo, activatedAt: user.activated_at, hasOthers }, now))
      await queueNews(ctx, db, { userId, news: "new_device", signIn });
  }
  await rememberDevice(db, userId, device, now.toISOString());
}
