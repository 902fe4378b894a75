import { redirect } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { getLocale } from "#i18n/paraglide/runtime.js";
import type { RefusedForm } from "#platform/http/form.server.ts";
import { managesItsOwnLine, throughLine } from "#ui/line/line.ts";
import { pathIn, pathOfScale, scaleOfStep } from "../rules/paths.ts";
import type { KeptDraft, ScaleWords } from "../schema.ts";
import { forgetWalk, type GivenAnswer, KeptWalk } from "./kept-walk.ts";
import { draftCall, sendWaiting } from "./send-answers.ts";

/** A scale without a line: what the device has stands in for the server, and what was given goes to it when it can. */

/** Longer than this nobody waits for the next statement when the device has it. */
const SLOW_MS = 8000;
const AGAIN_MS = 10_000;
const LEAVING_DATA = /^\/(signout|claim)\.data$/;
const LEAVING_TRIES = 3;

/** What the screens show of it. */
export interface WalkState {
  /** How many answers wait on the device. */
  readonly waiting: number;
  /** What has just happened, to be said once. */
  readonly news: "kept" | "sent" | "over" | null;
}

/** What a form comes to when its answer waits on the device. */
export const ON_DEVICE = { isOnDevice: true } as const;

let state: WalkState = { waiting: 0, news: null };
const listeners = new Set<() => void>();
let scale = "";
let signIn = "";
let begun = "";
/** What is open, for those who cannot wait to know. */
let hasWalk = false;
let open: Promise<KeptWalk | null> = Promise.resolve(null);
let timer: ReturnType<typeof setInterval> | undefined;

export const walkState = () => state;

export function onWalk(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function say(next: WalkState): void {
  state = next;
  for (const listener of listeners) listener();
}

/** Called when a screen that has said it is left: it is said once. */
export function forgetNews(): void {
  if (state.news) say({ ...state, news: null });
}

/** A draft on a screen, and whose it is. */
export interface OnScreen {
  readonly scale: string;
  readonly signIn: string;
  readonly attempt: string;
}

const isStart = (pathname: string) => pathname === pathOfScale(scale);
const isStep = (pathname: string) => scaleOfStep(pathname) === scale && !isStart(pathname);
const isStepData = (pathname: string) => pathname.endsWith(".data") && isStep(pathname.slice(0, -".data".length));

/** Called by each screen of a scale: whose it is, and that its requests do not wait for a line. */
export function beginWalk({ scale: of, signIn: whose, attempt }: OnScreen): void {
  if (signIn === whose && begun === attempt) return;
  if (signIn === "") {
    managesItsOwnLine(({ pathname }) => pathname === draftCall(scale) || (hasWalk && isStepData(pathname)));
    addEventListener("online", () => void sendNow());
    sendBeforeLeaving();
  }
  scale = of;
  signIn = whose;
  begun = attempt;
  open = openWalk(attempt).catch(() => null);
  void open.then((walk) => {
    hasWalk = walk !== null;
  });
}

/** What ends the sign-in waits until what it gave is sent: nobody else may send it afterwards. */
function sendBeforeLeaving(): void {
  const direct = window.fetch;
  window.fetch = async (input, init) => {
    if (init?.method === "POST" && LEAVING_DATA.test(new URL(input as URL, location.href).pathname))
      for (let tries = 0; tries < LEAVING_TRIES && state.waiting > 0 && !(await sendNow()); tries += 1)
        await throughLine(new URL(location.href), { method: "HEAD", cache: "no-store", signal: init.signal ?? null });
    return direct(input, init);
  };
}

async function openWalk(attempt: string): Promise<KeptWalk | null> {
  const kept = await KeptWalk.open(signIn);
  const same = kept?.draft.attempt === attempt ? kept : null;
  // What waits of another scale goes first: the device keeps one.
  if (kept && !same && (await sendWaiting(kept)) === "later") return null;
  const walk = same?.draft.locale === getLocale() ? same : await take(same);
  if (walk && walk.waiting.length > 0) {
    say({ waiting: walk.waiting.length, news: null });
    keepTrying();
    void sendNow();
  }
  return walk;
}

/** Gives the device the statements and the answers so far, and the page by which the scale is entered without a line. */
async function take(before: KeptWalk | null): Promise<KeptWalk | null> {
  try {
    const answer = await fetch(`${draftCall(scale)}?locale=${getLocale()}`);
    if (!answer.ok) return before;
    const { data } = (await answer.json()) as { data: KeptDraft };
    if (data.signIn !== signIn) return null;
    const walk = await KeptWalk.take(data, getLocale());
    const first = pathIn(scale, "question", { number: 1 });
    const page = await fetch(first);
    if (page.ok && !page.redirected) await walk.keepPage(first, page);
    await bringScreens();
    return walk;
  } catch {
    // No line, no room, or a browser without caches: the scale needs its line as before.
    return before;
  }
}

/** The scripts of the scale's screens, so that none is missing when the line goes. */
async function bringScreens(): Promise<void> {
  const { routes } = window.__reactRouterManifest;
  const screens = [routes.scaleQuestion, routes.scaleReview];
  await Promise.all(screens.map((screen) => screen && import(/* @vite-ignore */ screen.module)));
}

/** The walk, unless signing out anywhere on the device has deleted it. */
async function livingWalk(): Promise<KeptWalk | null> {
  const walk = await open;
  if (!walk || (await walk.isThere())) return walk;
  stop({ waiting: 0, news: null });
  return null;
}

/** What the server says, or what the device knows while the line is gone, too slow, or answers wait. */
export async function withoutLine<T>(ask: () => Promise<T>, onDevice: (walk: KeptWalk) => T | Promise<T>): Promise<T> {
  if (state.waiting > 0) {
    const walk = await livingWalk();
    if (!walk) return ask();
    void sendNow();
    return onDevice(walk);
  }
  try {
    return await (hasWalk ? soon(ask()) : ask());
  } catch (fault) {
    const walk = hasNoAnswer(fault) && (await livingWalk());
    if (!walk) throw fault;
    return onDevice(walk);
  }
}

/** Sends an answer, or keeps it on the device; then the state of the walk says how many wait. */
async function giveAnswer<T>(
  ask: () => Promise<T>,
  answer: Pick<GivenAnswer, "item" | "answer" | "ms">,
): Promise<T | typeof ON_DEVICE> {
  const given = { ...answer, given: Date.now() };
  const noteSent = async () => (await livingWalk())?.put({ ...given, isWaiting: false });
  const send = async () => {
    try {
      const said = await ask();
      void noteSent();
      return said;
    } catch (fault) {
      // The way on to the next statement.
      if (fault instanceof Response) void noteSent();
      throw fault;
    }
  };
  return withoutLine<T | typeof ON_DEVICE>(send, async (walk) => {
    await walk.put({ ...given, isWaiting: true });
    const waiting = walk.waiting.length;
    say({ waiting, news: state.waiting === 0 ? "kept" : null });
    keepTrying();
    return ON_DEVICE;
  });
}

/** The address a page kept on the device leads on to: where somebody was, or the next statement. */
export async function enterScale(view: OnScreen, at: string): Promise<string> {
  beginWalk(view);
  // What is on the device must be open before its next screen asks for it.
  const walk = await livingWalk();
  if (isStep(at)) return at;
  return walk?.nextStep ?? pathOfScale(scale);
}

/** What the form of an item comes to: with the server, or kept here and on to the next one. */
export async function actOnItem<T>(
  ask: () => Promise<T>,
  form: FormData,
  after: (stand: { about: ScaleWords; nextOpen: number | null }) => string,
) {
  const [item, answer, ms] = ["item", "answer", "ms"].map((name) => String(form.get(name) ?? ""));
  if (!item || !answer) return withoutLine<T | RefusedForm>(ask, chooseFirst);
  const said = await giveAnswer(ask, { item, answer, ms: ms ? Number(ms) : null });
  if (said !== ON_DEVICE || form.get("intent") === "save") return said;
  const walk = await livingWalk();
  return redirect(walk ? after({ about: walk.draft.about, nextOpen: walk.nextOpen }) : pathOfScale(scale));
}

function chooseFirst(): RefusedForm {
  const text = m.fault_field_scales_choose();
  return {
    fault: { code: "form_invalid", text, fields: [{ path: "answer", code: "scales_choose", text }] },
    values: {},
  };
}

/** Goes on with a scale that was begun: where the server says, or where the device stands. */
export async function resumeScale<T>(ask: () => Promise<T>, view: OnScreen): Promise<T | Response> {
  beginWalk(view);
  if (!(await livingWalk())) return ask();
  const end = managesItsOwnLine(({ pathname }) => pathname === `${pathOfScale(scale)}.data`);
  try {
    return await withoutLine<T | Response>(ask, (walk) => redirect(walk.nextStep));
  } finally {
    end();
  }
}

/** The result needs the server: what waits goes first. @returns null when the line is not back. */
export async function finishScale<T>(ask: () => Promise<T>): Promise<T | null> {
  if (!(await sendNow())) return null;
  try {
    return await (hasWalk ? soon(ask()) : ask());
  } catch (fault) {
    if (hasNoAnswer(fault) && (await livingWalk())) return null;
    // With its result the device's copy has served.
    if (fault instanceof Response && fault.headers.get("Location")?.startsWith(pathIn(scale, "results")))
      await forgetWalk(signIn);
    throw fault;
  }
}

let sending: Promise<boolean> | undefined;

/** Tries to send all that waits. @returns whether nothing waits any more. */
export function sendNow(): Promise<boolean> {
  sending ??= sendOnce().finally(() => {
    sending = undefined;
  });
  return sending;
}

async function sendOnce(): Promise<boolean> {
  const walk = await livingWalk();
  if (!walk) return true;
  const outcome = await sendWaiting(walk);
  if (outcome === "later") return false;
  if (outcome === "sent" && walk.waiting.length > 0) return false;
  stop({ waiting: 0, news: state.waiting > 0 ? outcome : null }, outcome === "over");
  return true;
}

/** Nothing waits any more; when the draft is over, the device has none. */
function stop(next: WalkState, isOver = true): void {
  clearInterval(timer);
  timer = undefined;
  if (isOver) {
    open = Promise.resolve(null);
    hasWalk = false;
  }
  say(next);
}

interface Syncing {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Tries every so often, and where the browser can, lets it wake the service worker when the line is back. */
function keepTrying(): void {
  if (timer) return;
  timer = setInterval(() => void sendNow(), AGAIN_MS);
  void navigator.serviceWorker?.ready
    .then((worker) => (worker as Syncing).sync?.register("answers"))
    .catch(() => undefined);
}

class TooSlow extends Error {}

function soon<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new TooSlow()), SLOW_MS);
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}

/** A request that came to nothing, or an answer that broke off. */
function hasNoAnswer(fault: unknown): boolean {
  return (
    fault instanceof TooSlow ||
    fault instanceof TypeError ||
    (fault instanceof Error && fault.message.includes("turbo-stream"))
  );
}
