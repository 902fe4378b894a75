import { SENDING_HEADER } from "#shared/sending.ts";

/** Requests while the line is gone: they wait where the person is, and go out again as what they were. */

const SLOW_MS = 20_000;
const LONGEST_MS = 60_000;
const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;
/** Our answers carry it whatever they say; what a proxy, a captive portal or a dying line answers does not. */
const OURS = "X-Request-Id";
const PAGE_OR_CALL = /\.data$|^\/api\//;

type Notice = typeof import("./notice.ts");
type Send = (url: URL, init?: RequestInit) => Promise<Response>;

/** What a request comes to that waits for no line. */
export class LineLost extends TypeError {}

const own = new Set<(url: URL) => boolean>();
const waiting = new Set<() => void>();
/** Sendings no answer has come to, by what they hold: pressed again, the same thing is the same sending. */
const unanswered = new Map<string, string>();
let direct: typeof fetch;
let held = 0;
let notice: Promise<Notice | undefined> | undefined;

/** Requests of these addresses fail at once with `LineLost`: their page has its own way without a line. @returns what ends it. */
export function managesItsOwnLine(isOwn: (url: URL) => boolean): () => void {
  own.add(isOwn);
  return () => void own.delete(isOwn);
}

/** Lets all that waits go out at once. */
export function sendAgain(): void {
  for (const again of [...waiting]) again();
}

/** Puts the line's keeper before every request of page data and every call of the product's own. */
export function keepLine(): void {
  direct = window.fetch;
  window.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, location.href);
    const isKept = url.origin === location.origin && PAGE_OR_CALL.test(url.pathname) && !(input instanceof Request);
    return isKept ? named(url, init) : direct(input, init);
  };
  addEventListener("online", sendAgain);
  // What tells of a lost line must be there before it is lost.
  addEventListener("load", () => setTimeout(loadNotice, FIRST_WAIT_MS));
}

/** Waits until an answer of ours has come. */
export const throughLine: Send = async (url, init = {}) => {
  let isHeld = false;
  try {
    for (let tries = 0; ; tries += 1) {
      init.signal?.throwIfAborted();
      const answer = await tried(url, init, tries);
      if (answer) return answer;
      if (answer === undefined) {
        if (!isHeld) held += 1;
        isHeld = true;
        tell("lost", init);
      }
      await pause(Math.min(FIRST_WAIT_MS * 2 ** tries, LONGEST_WAIT_MS), init.signal);
    }
  } finally {
    if (isHeld) {
      held -= 1;
      tell(held > 0 ? "lost" : init.signal?.aborted ? "gone" : "back", init);
      if (!init.signal?.aborted) sendAgain();
    }
  }
};

/** Loads code that comes late; where the line is gone, once it is back. */
export async function withLine<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => throughLine(new URL(location.href), { method: "HEAD", cache: "no-store" }).then(load));
}

/** Sends with the id of what is sent. */
async function named(url: URL, init: RequestInit = {}): Promise<Response> {
  const what = init.body ? `${url} ${init.body}` : "";
  const id = unanswered.get(what) ?? newId();
  const sent = what ? { ...init, headers: { [SENDING_HEADER]: id, ...init.headers } } : init;
  if (what) unanswered.set(what, id);
  const send = [...own].some((isOwn) => isOwn(url)) ? atOnce : throughLine;
  const answer = await send(url, sent);
  unanswered.delete(what);
  return answer;
}

const atOnce: Send = async (url, init = {}) => {
  const answer = await tried(url, init, 0);
  init.signal?.throwIfAborted();
  if (!answer) throw new LineLost("The line is gone.");
  return answer;
};

/** @returns undefined without an answer of ours, null when an earlier copy of this sending is still being carried out. */
async function tried(url: URL, init: RequestInit, tries: number): Promise<Response | undefined | null> {
  const stop = new AbortController();
  const end = () => stop.abort();
  const timer = setTimeout(end, Math.min(SLOW_MS * 2 ** tries, LONGEST_MS));
  init.signal?.addEventListener("abort", end);
  try {
    const answer = await direct(url, { ...init, signal: stop.signal });
    // Read to its end here: a line that breaks in the middle of an answer is a lost line too.
    const body = await answer.arrayBuffer();
    if (!answer.headers.has(OURS)) return undefined;
    if (answer.status === 409 && answer.headers.has("Retry-After")) return null;
    return new Response(body.byteLength > 0 ? body : null, answer);
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    init.signal?.removeEventListener("abort", end);
  }
}

function pause(ms: number, signal?: AbortSignal | null): Promise<void> {
  return new Promise((resolve) => {
    const again = () => {
      clearTimeout(timer);
      waiting.delete(again);
      signal?.removeEventListener("abort", again);
      resolve();
    };
    const timer = setTimeout(again, ms);
    waiting.add(again);
    signal?.addEventListener("abort", again);
  });
}

function loadNotice(): Promise<Notice | undefined> {
  notice ??= import("./notice.ts").catch(() => {
    notice = undefined;
    return undefined;
  });
  return notice;
}

function tell(what: "lost" | "back" | "gone", { body }: RequestInit): void {
  void loadNotice().then((it) => it?.tellOfLine(what, sendAgain, Boolean(body)));
}

function newId(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}
