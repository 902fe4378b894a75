import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";

const WAIT_MS = 8000;

/** Hands one SMS to the service that the settings name: POST of `{to, text}` as JSON with a bearer token; any 2xx took it. */
export async function sendSms(ctx: Context, phone: string, text: string, waitMs = WAIT_MS): Promise<void> {
  const { url, token, prefix } = ctx.config.sms;
  const answer = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ to: prefix + phone, text }),
    redirect: "error",
    signal: AbortSignal.timeout(waitMs),
  }).catch(() => null);
  if (answer?.ok) return;
  ctx.log.warn({ status: answer?.status ?? 0 }, "An SMS was not taken");
  throw new AppError("not_sent");
}
