import type { FastifyRequest } from "fastify";
import { createContext, data, type RouterContextProvider, type ServerBuild } from "react-router";
import {
  cookiesOfWhose,
  forgetKeptForm,
  noteKeptFormShown,
  readKeptForm,
} from "#features/kept-forms/operations.server.ts";
import type { Context } from "#platform/context.ts";
import { type RefusedForm, refusedForm } from "#platform/http/form.server.ts";
import { pageAddress } from "#platform/http/page-address.ts";

/** Set while a page is drawn with a form that was kept. */
const backContext = createContext<RefusedForm | null>(null);

type Action = (args: { context: { get(key: typeof backContext): RefusedForm | null } }) => unknown;

/** The build whose actions give back what was kept instead of running. */
export function givingBack(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action as Action | undefined;
    if (!route || !action) return [id, route];
    const guarded: Action = (args) => {
      const back = args.context.get(backContext);
      return back ? data(back, { status: 200 }) : action(args);
    };
    return [id, { ...route, module: { ...route.module, action: guarded } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/**
 * Answers a request for a page. Where a form waits for the person who asks, the page comes as if it had been refused: nothing is done until
 * they send it themselves. It waits until then, so that a reload loses nothing.
 */
export async function answerWithKept(
  ctx: Context,
  { actor, locale }: Pick<FastifyRequest, "actor" | "locale">,
  asked: Request,
  context: RouterContextProvider,
  answer: (asked: Request) => Promise<Response>,
): Promise<Response> {
  if (actor.kind !== "person") return answer(asked);
  const cookies = asked.headers.get("cookie");
  const kept = await readKeptForm(ctx, actor, { path: pageAddress(asked).pathname, cookies });
  const isBack = kept !== null && asked.method === "GET" && !new URL(asked.url).pathname.endsWith(".data");
  if (isBack) context.set(backContext, refusedForm("not_sent", kept.values, {}, locale));
  const response = await answer(
    isBack ? new Request(asked.url, { method: "POST", headers: asked.headers, body: "" }) : asked,
  );
  if (isBack && response.ok) await noteKeptFormShown(ctx, kept);
  if (kept && asked.method === "POST" && response.status < 500) await forgetKeptForm(ctx, kept);
  for (const cookie of cookiesOfWhose(ctx, actor, cookies)) response.headers.append("Set-Cookie", cookie);
  return response;
}
