import type { FastifyRequest } from "fastify";
import { createContext, data, type RouterContextProvider, type ServerBuild } from "react-router";
import { SIGN_UP_STEPS } from "#features/accounts/rules/sign-up-steps.ts";
import {
  type Claim,
  claimSending,
  freeSending,
  keepAnswer,
  type Sending,
  signInOf,
} from "#features/sendings/operations.server.ts";
import { isSendingId } from "#features/sendings/rules.ts";
import type { Context } from "#platform/context.ts";
import { MAX_FORM_BYTES } from "#platform/http/form.server.ts";
import { pageAddress } from "#platform/http/page-address.ts";
import { pathTo } from "#shared/screens.ts";
import { SENDING_FIELD, SENDING_HEADER } from "#shared/sending.ts";

/** Change nothing that could be done twice. */
const HARMLESS: ReadonlySet<string> = new Set([
  pathTo("preferences"),
  pathTo("signOut"),
  pathTo("signUp"),
  pathTo("signUpFinish"),
  ...SIGN_UP_STEPS.filter((step) => step !== "account").map((step) => pathTo("signUpStep", { step })),
]);
const AGAIN_IN_S = 2;

type Result = {
  readonly value: unknown;
  readonly status: number;
  readonly headers: readonly [string, string][];
  readonly isResponse: boolean;
};
interface Once {
  readonly answered?: Result;
  readonly run: (work: () => unknown) => Promise<unknown>;
}

/** Set while a page's form is carried out that may come again. */
const onceContext = createContext<Once | null>(null);

type Action = (args: { context: { get(key: typeof onceContext): Once | null } }) => unknown;

/** The build whose actions carry out a sending once; a copy of it gets the result of the first. */
export function sendingOnce(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action as Action | undefined;
    if (!route || !action) return [id, route];
    const once: Action = (args) => {
      const known = args.context.get(onceContext);
      if (!known) return action(args);
      return known.answered ? revived(known.answered) : known.run(() => action(args));
    };
    return [id, { ...route, module: { ...route.module, action: once } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}

/** Answers a form that names its sending. `tellWait` draws what somebody reads whose earlier copy is still being carried out. */
export async function answerOnce(
  ctx: Context,
  { actor }: Pick<FastifyRequest, "actor">,
  asked: Request,
  context: RouterContextProvider,
  answers: { readonly answer: (asked: Request) => Promise<Response>; readonly tellWait: () => Promise<Response> },
): Promise<Response> {
  const sending = asked.method === "POST" ? await sendingOf(asked) : null;
  if (!sending) return answers.answer(asked);
  const claimed = await claimSending(ctx, actor, sending);
  if (claimed.state === "mine") {
    const holder = new Holder(ctx, actor, claimed.claim);
    context.set(onceContext, holder);
    const response = await answers.answer(asked);
    if (!holder.isRunning) await freeSending(ctx, claimed.claim);
    return response;
  }
  if (claimed.state === "done" && claimed.answer) {
    context.set(onceContext, { answered: claimed.answer.value as Result, run: async (work) => work() });
    return answers.answer(asked);
  }
  const isData = new URL(asked.url).pathname.endsWith(".data");
  const told = isData ? new Response(null, { status: 409 }) : await answers.tellWait();
  told.headers.set("Retry-After", String(AGAIN_IN_S));
  return told;
}

/** Carries out what was claimed; the work may go on after its asker has been told that it takes too long. */
class Holder implements Once {
  private readonly ctx: Context;
  private readonly actor: FastifyRequest["actor"];
  private readonly claim: Claim;
  isRunning = false;

  constructor(ctx: Context, actor: FastifyRequest["actor"], claim: Claim) {
    this.ctx = ctx;
    this.actor = actor;
    this.claim = claim;
  }

  async run(work: () => unknown): Promise<unknown> {
    this.isRunning = true;
    try {
      const result = await work();
      const kept = keptOf(result);
      const cookies = kept.headers.filter(([name]) => name === "set-cookie").map(([, value]) => value);
      if (kept.status < 400)
        await keepAnswer(this.ctx, this.actor, this.claim, { value: kept, token: signInOf(this.ctx, cookies) });
      else await freeSending(this.ctx, this.claim);
      return result;
    } catch (error) {
      await freeSending(this.ctx, this.claim);
      throw error;
    }
  }
}

/** What an action gave, as it can be kept: a redirect, or values for its page. */
function keptOf(result: unknown): Result {
  if (result instanceof Response)
    return { value: null, status: result.status, headers: [...result.headers], isResponse: true };
  const { data: value, init } = isWithInit(result) ? result : { data: result, init: null };
  return { value, status: init?.status ?? 200, headers: [...new Headers(init?.headers)], isResponse: false };
}

function revived({ value, status, headers, isResponse }: Result): unknown {
  const init = { status, headers: new Headers([...headers]) };
  return isResponse ? new Response(null, init) : data(value, init);
}

function isWithInit(result: unknown): result is { data: unknown; init: ResponseInit | null } {
  return typeof result === "object" && result !== null && "type" in result && result.type === "DataWithResponseInit";
}

/** Scripts name a sending in a header, anew for each; a form without scripts in a field of its page. */
async function sendingOf(asked: Request): Promise<Sending | null> {
  const { pathname, search } = pageAddress(asked);
  const isSmall = Number(asked.headers.get("content-length") ?? Number.NaN) <= MAX_FORM_BYTES;
  if (!isSmall || HARMLESS.has(pathname)) return null;
  const body = await asked.clone().text();
  const id = asked.headers.get(SENDING_HEADER) ?? new URLSearchParams(body).get(SENDING_FIELD);
  // What is typed anew in a page that was left and opened again is another thing under the page's one id.
  return isSendingId(id) ? { id: `${id} ${pathname}${search} ${body}`, asked: "" } : null;
}
