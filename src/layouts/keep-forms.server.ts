import { type MiddlewareFunction, redirectDocument } from "react-router";
import { noticeOf, withNotice } from "#features/accounts/rules/notices.ts";
import { keepForm, readKeptForm } from "#features/kept-forms/operations.server.ts";
import type { Context } from "#platform/context.ts";
import { MAX_FORM_BYTES, readForm } from "#platform/http/form.server.ts";
import { pageAddress } from "#platform/http/page-address.ts";
import { requestInfo } from "#platform/http/request-context.ts";

/**
 * Around every page: a form that is sent after its sign-in has ended is kept, sent by scripts or not; who comes back to its page
 * without a load, loads it, so that the server draws it with what was typed.
 */
export const keepForms: MiddlewareFunction<Response> = async ({ context, request }, next) => {
  const { ctx, actor } = requestInfo(context);
  const { pathname, search } = pageAddress(request);
  const place = { path: pathname, cookies: request.headers.get("cookie") };
  if (actor.kind === "person") {
    const isLoad = !new URL(request.url).pathname.endsWith(".data");
    if (isLoad || request.method !== "GET") return next();
    const kept = await readKeptForm(ctx, actor, place);
    if (kept && !kept.isShown) throw redirectDocument(pathname + search);
    return next();
  }
  const copy = request.method === "POST" && isSmall(request) ? request.clone() : null;
  const response = await next();
  const to = response.headers.get("Location");
  if (!to || noticeOf(to) !== "sign_in_over") return response;
  const cookie = copy && (await keepCopy(ctx, place, copy));
  if (cookie) response.headers.append("Set-Cookie", cookie);
  else response.headers.set("Location", withNotice(to, "form_lost"));
  return response;
};

/** Whether a body may be read twice: half of a long one could not be given up. */
function isSmall(request: Request): boolean {
  return Number(request.headers.get("content-length") ?? Number.NaN) <= MAX_FORM_BYTES;
}

/** @returns Set-Cookie of what it is found by, null when it cannot be kept: it is no form of ours, or nobody knows whose it is. */
async function keepCopy(ctx: Context, place: Parameters<typeof keepForm>[1], copy: Request): Promise<string | null> {
  const form = await readForm(copy).catch(() => null);
  return form && keepForm(ctx, place, form);
}
