import { SENDING_HEADER } from "#shared/sending.ts";
import type { Tried } from "./waiting.ts";

/** Requests while the line is gone: they wait where the person is, and go out again as what they were. */

const SLOW_MS = 20_000;
const SOON_MS = 2000;

/** What a request comes to that waits for no line. */
export class LineLost extends TypeError {}

/** Whether a fault is that of the line, which is nobody's and passes. */
export function isOfLine(fault: unknown): boolean {
  return fault instanceof LineLost || (fault instanceof TypeError && globalThis.navigator?.onLine === false);
}

const own = new Set<(url: URL) => boolean>();
/** Sendings no answer has come to, by what they hold: pressed again, the same thing is the same sending. */
const unanswered = new Map<string, string>();
let direct: typeof fetch;
let ahead: (url: URL) => Promise<Response | undefined> | undefined = () => undefined;

/** Looks there first for what a move within the site asks. @returns how it is fetched, where nobody waits for the line. */
export function takeAhead(take: typeof ahead): typeof fetch {
  ahead = take;
  return direct;
}

/** Requests of these addresses fail at once with `LineLost`: their page has its own way without a line. @returns what ends it. */
export function managesItsOwnLine(isOwn: (url: URL) => boolean): () => void {
  own.add(isOwn);
  return () => void own.delete(isOwn);
}

/** Puts the line's keeper before requests of page data and calls; what is needed without a line is fetched while there is one. */
export function keepLine(fetchAhead: () => Promise<unknown>): void {
  direct = window.fetch;
  window.fetch = (input, init) => {
    const url = new URL(input as URL, location.href);
    return url.origin === location.origin && /\.data$|^\/api\//.test(url.pathname)
      ? named(url, init)
      : direct(input, init);
  };
  const late = () => Promise.all([import("./waiting.ts"), fetchAhead()]).catch(() => undefined);
  const soon = () => setTimeout(late, SOON_MS);
  // Scripts come after the first paint, and often after the page is whole.
  if (globalThis.document?.readyState === "complete") soon();
  else addEventListener("load", soon);
}

/** Waits until an answer of ours has come. */
export async function throughLine(url: URL, init: RequestInit = {}): Promise<Response> {
  const first = await tried(url, init, 0);
  init.signal?.throwIfAborted();
  if (first) return first;
  const { waitForLine } = await late(() => import("./waiting.ts"));
  return waitForLine(first, (tries) => tried(url, init, tries), { signal: init.signal, isSending: Boolean(init.body) });
}

/** Loads code that comes late; where the line is gone, once it is back. */
export async function withLine<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => throughLine(new URL(location.href), { method: "HEAD", cache: "no-store" }).then(load));
}

/** Sends with the id of what is sent. */
async function named(url: URL, init: RequestInit = {}): Promise<Response> {
  const what = init.body ? `${url} ${init.body}` : "";
  const id = unanswered.get(what) ?? btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
  const sent = what ? { ...init, headers: { [SENDING_HEADER]: id, ...init.headers } } : init;
  if (what) unanswered.set(what, id);
  const answer = await ([...own].some((isOwn) => isOwn(url)) ? atOnce : throughLine)(url, sent);
  unanswered.delete(what);
  return answer;
}

async function atOnce(url: URL, init: RequestInit): Promise<Response> {
  const answer = await tried(url, init, 0);
  init.signal?.throwIfAborted();
  if (!answer) throw new LineLost();
  return answer;
}

async function tried(url: URL, init: RequestInit, tries: number): Promise<Tried> {
  const stop = new AbortController();
  const end = () => stop.abort();
  const timer = setTimeout(end, SLOW_MS * Math.min(tries + 1, 3));
  init.signal?.addEventListener("abort", end);
  try {
    init.signal?.throwIfAborted();
    const answer = (init.body ? undefined : await ahead(url)) ?? (await direct(url, { ...init, signal: stop.signal }));
    // Read to its end here: a line that breaks in the middle of an answer is a lost line too.
    const body = await answer.arrayBuffer();
    // Our answers carry it whatever they say; what a proxy, a captive portal or a dying line answers does not.
    if (!answer.headers.has("X-Request-Id")) return;
    if (answer.status === 409 && answer.headers.has("Retry-After")) return null;
    return new Response(body.byteLength > 0 ? body : null, answer);
  } catch {
    return;
  } finally {
    clearTimeout(timer);
  }
}

/** Code that could not be fetched ahead. */
async function late<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, SOON_MS));
    }
}
