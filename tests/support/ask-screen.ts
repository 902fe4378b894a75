import { RouterContextProvider } from "react-router";
import { inLocale } from "#i18n/ambient.server.ts";
import type { Context } from "#platform/context.ts";
import { requestContext } from "#platform/http/request-context.ts";
import type { Actor } from "#shared/actor.ts";
import { readDisplay } from "#shared/display.ts";

export type Door = (args: never) => unknown;

/** What a screen's loader or action answers; a thrown redirect or error counts as its answer. */
export async function askScreen(
  ctx: Context,
  door: Door,
  actor: Actor,
  path: string,
  params = {},
  form?: Record<string, string>,
  cookie = "",
) {
  const context = new RouterContextProvider();
  const rest = { display: readDisplay({}), nonce: "", reference: "", isStored: false, marks: [], demo: false } as const;
  context.set(requestContext, { ctx, actor, locale: actor.locale, ...rest });
  const body = form && new URLSearchParams(form);
  const headers = cookie ? { cookie } : undefined;
  const request = new Request(`http://own.invalid${path}`, { method: form ? "POST" : "GET", body, headers });
  try {
    return (await inLocale(actor.locale, () => door({ request, params, context } as never))) as never;
  } catch (thrown) {
    return thrown as never;
  }
}

export const whereTo = (answer: Response) => [answer.status, answer.headers.get("location")];
export const statusOf = (answer: { init?: { status?: number } }) => answer.init?.status;
