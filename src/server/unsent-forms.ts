import { createHmac } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { createContext, data, type ServerBuild } from "react-router";
import { noticeOf } from "#features/accounts/rules/notices.ts";
import type { Context } from "#platform/context.ts";
import { isSecure, readCookies, writeCookie } from "#platform/http/cookies.ts";
import { type RefusedForm, shownAgain } from "#platform/http/form.server.ts";
import { readPairs } from "#platform/http/wire-text.ts";
import { seal, unseal } from "#platform/seal.ts";

/**
 * A form that a browser sends after its sign-in has ended is not lost, with or without scripts: it waits sealed in the browser, and when the
 * same person is back on its page, the page comes as if the form had been refused. Nothing is done for it: its action never runs.
 */
const UNSENT = "unsent";
/** Whose pages this browser showed last, as a keyed hash: what one person typed is shown to nobody else. */
const WHOSE = "whose";
const SECONDS = 30 * 60;
const MOST_BODY = 8 * 1024;
/** Sealed it stays well below what browsers keep in a cookie. */
const MOST_TYPED = 2000;

interface Unsent {
  readonly path: string;
  readonly whose: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Set while a page is drawn with what was not sent. */
const backContext = createContext<RefusedForm | null>(null);

type Action = (args: { context: { get(key: typeof backContext): RefusedForm | null } }) => unknown;

/** The build whose actions give back what was not sent instead of running. */
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

/** One request for a page: what it brings back, what it leaves, and the cookies for both. */
export class UnsentForm {
  private readonly ctx: Context;
  private readonly request: FastifyRequest;
  private readonly cookies: Readonly<Record<string, string>>;
  private readonly pathname: string;
  private readonly copy: Request | null;
  private readonly back: RefusedForm | null;

  /** `request.actor` is known by now, and nothing has read the body. */
  constructor(ctx: Context, request: FastifyRequest, asked: Request) {
    this.ctx = ctx;
    this.request = request;
    this.cookies = readCookies(request.headers.cookie);
    this.pathname = new URL(asked.url).pathname;
    this.copy = this.isForm(asked) ? asked.clone() : null;
    this.back = this.findBack();
  }

  /** The request as the pages are asked; a page with something to give back is asked as by a form. */
  asked(original: Request, context: { set(key: typeof backContext, value: RefusedForm): void }): Request {
    if (!this.back) return original;
    context.set(backContext, this.back);
    return new Request(original.url, { method: "POST", headers: original.headers, body: "" });
  }

  /** What the browser is to keep or forget after this answer. */
  async cookiesAfter(response: Response): Promise<string[]> {
    const { actor } = this.request;
    if (actor.kind !== "person") {
      const kept = this.copy && isSignInOver(response) ? await this.keep(this.copy) : null;
      return kept === null ? [] : [this.cookie(UNSENT, kept, SECONDS)];
    }
    if (this.isScript || this.request.method !== "GET") return [];
    const whose = this.hashOf(actor.id);
    const isOver = this.back !== null && response.ok;
    return [
      ...(this.cookies[WHOSE] === whose ? [] : [this.cookie(WHOSE, whose)]),
      ...(isOver || this.isAnothers(whose) ? [this.cookie(UNSENT, "", 0)] : []),
    ];
  }

  private get isScript(): boolean {
    return this.pathname.endsWith(".data");
  }

  /** A small form sent by the browser itself; what scripts send they keep themselves. */
  private isForm(asked: Request): boolean {
    const { headers } = this.request;
    const isSmall = Number(headers["content-length"] ?? Number.NaN) <= MOST_BODY;
    const isVisitor = this.request.actor.kind !== "person";
    return asked.method === "POST" && isVisitor && isSmall && !this.isScript && this.cookies[WHOSE] !== undefined;
  }

  private async keep(copy: Request): Promise<string | null> {
    const form = Object.fromEntries(readPairs(new Uint8Array(await copy.arrayBuffer())));
    const unsent: Unsent = { path: this.pathname, whose: this.cookies[WHOSE] ?? "", values: shownAgain(form) };
    return Buffer.byteLength(JSON.stringify(unsent)) > MOST_TYPED ? null : seal(this.ctx, UNSENT, unsent, SECONDS);
  }

  private read(): Unsent | null {
    const sealed = this.cookies[UNSENT];
    return sealed ? (unseal(this.ctx, UNSENT, sealed) as Unsent | null) : null;
  }

  private findBack(): RefusedForm | null {
    const { actor, method } = this.request;
    if (actor.kind !== "person" || method !== "GET" || this.isScript) return null;
    const unsent = this.read();
    if (unsent?.path !== this.pathname || unsent.whose !== this.hashOf(actor.id)) return null;
    return { fault: { code: "not_sent", fields: [] }, values: unsent.values };
  }

  private isAnothers(whose: string): boolean {
    return this.cookies[UNSENT] !== undefined && this.read()?.whose !== whose;
  }

  private hashOf(id: number): string {
    return createHmac("sha256", this.ctx.secret).update(`whose ${id}`).digest("base64url").slice(0, 22);
  }

  private cookie(name: string, value: string, maxAge?: number): string {
    return writeCookie(name, value, { httpOnly: true, secure: isSecure(this.ctx.config), maxAge });
  }
}

function isSignInOver(response: Response): boolean {
  const to = response.headers.get("location");
  return response.status >= 300 && response.status < 400 && to !== null && noticeOf(to) === "sign_in_over";
}
