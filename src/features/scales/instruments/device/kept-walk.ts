import { forgetOthers, isTooOld, scaleCache } from "#shared/device-caches.ts";
import { leavesOf } from "../rules/leaves.ts";
import { type From, pathIn } from "../rules/paths.ts";
import type { DraftReview, KeptDraft, QuestionView } from "../schema.ts";

/** A scale that was begun, as the device keeps it: in a cache of the sign-in's own, gone with it. */

const DRAFT = "/scales/draft";
const ANSWERS = "/scales/answers/";

/** One answer given on this device. */
export interface GivenAnswer {
  readonly item: string;
  readonly answer: string;
  readonly ms: number | null;
  /** By the device's clock. */
  readonly given: number;
  /** Not yet with the server. */
  readonly isWaiting: boolean;
}

interface DraftOnDevice extends KeptDraft {
  readonly locale: string;
  readonly keptAt: number;
}

/** The draft of one sign-in with the answers given to it here. */
export class KeptWalk {
  readonly draft: DraftOnDevice;
  private readonly cache: Cache;
  private readonly given: Map<string, GivenAnswer>;

  private constructor(cache: Cache, draft: DraftOnDevice, given: readonly GivenAnswer[]) {
    this.cache = cache;
    this.draft = draft;
    this.given = new Map(given.map((one) => [one.item, one]));
  }

  /** What a sign-in has on this device; null when there is nothing, or it has grown too old. */
  static async open(signIn: string): Promise<KeptWalk | null> {
    if (!("caches" in globalThis) || !(await caches.has(scaleCache(signIn)))) return null;
    const cache = await caches.open(scaleCache(signIn));
    const draft = (await (await cache.match(DRAFT))?.json()) as DraftOnDevice | undefined;
    if (!draft) return null;
    if (isTooOld(draft.keptAt, Date.now())) {
      await forgetWalk(signIn);
      return null;
    }
    const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(ANSWERS));
    const given = await Promise.all(kept.map(async (request) => (await cache.match(request))?.json()));
    return new KeptWalk(cache, draft, given as GivenAnswer[]);
  }

  /** Takes a draft in; answers that wait stay when it is the same. What the device had of another sign-in is forgotten. */
  static async take(draft: KeptDraft, locale: string): Promise<KeptWalk> {
    await forgetOthers(draft.signIn);
    const before = await KeptWalk.open(draft.signIn);
    const waiting = before?.draft.attempt === draft.attempt ? before.waiting : [];
    if (before) await forgetWalk(draft.signIn);
    const cache = await caches.open(scaleCache(draft.signIn));
    const whole = { ...draft, locale, keptAt: Date.now() };
    await cache.put(DRAFT, Response.json(whole));
    const walk = new KeptWalk(cache, whole, []);
    for (const one of waiting) await walk.put(one);
    return walk;
  }

  /** Keeps a page that leads back into the scale when it is opened without a line. */
  async keepPage(path: string, page: Response): Promise<void> {
    await this.cache.put(path, page);
  }

  async put(answer: GivenAnswer): Promise<void> {
    this.given.set(answer.item, answer);
    await this.cache.put(ANSWERS + answer.item, Response.json(answer));
  }

  /** Marks answers as being with the server, unless they were changed since they were sent. */
  async noteSent(sent: readonly GivenAnswer[]): Promise<void> {
    for (const one of sent) {
      const kept = (await (await this.cache.match(ANSWERS + one.item))?.json()) as GivenAnswer | undefined;
      if (kept?.given === one.given) await this.put({ ...one, isWaiting: false });
    }
  }

  /** Whether it is still kept: signing out anywhere on the device deletes it. */
  isThere(): Promise<boolean> {
    return caches.has(scaleCache(this.draft.signIn));
  }

  /** What the server does not have yet, in the order given. */
  get waiting(): readonly GivenAnswer[] {
    return [...this.given.values()].filter(({ isWaiting }) => isWaiting).sort((one, other) => one.given - other.given);
  }

  /** The item of a number, as its screen shows it; null when there is none. */
  questionView(number: number, from: From | null): QuestionView | null {
    const { draft, answers } = this;
    const { about, attempt, signIn } = draft;
    const item = draft.items[number - 1];
    if (!item) return null;
    return {
      about,
      attempt,
      signIn,
      number,
      answered: Object.keys(answers).length,
      item,
      options: item.options ?? draft.options,
      chosen: answers[item.id] ?? null,
      from,
      leaves: leavesOf(draft.items.map(({ id }) => id in answers)),
    };
  }

  review(): DraftReview {
    const { draft, answers } = this;
    const { about, attempt, signIn } = draft;
    const items = draft.items.map(({ id, text, options = draft.options }, at) => ({
      number: at + 1,
      text,
      answer: options.find(({ value }) => value === answers[id])?.label ?? null,
    }));
    return { about, attempt, signIn, answered: Object.keys(answers).length, items };
  }

  /** The number of the first item without an answer. */
  get nextOpen(): number | null {
    return this.review().items.find(({ answer }) => answer === null)?.number ?? null;
  }

  get nextStep(): string {
    const { scale } = this.draft.about;
    const number = this.nextOpen;
    return number === null ? pathIn(scale, "review") : pathIn(scale, "question", { number });
  }

  /** Every answer the device knows of. */
  get answers(): Readonly<Record<string, string>> {
    const own = [...this.given.values()].map(({ item, answer }) => [item, answer] as const);
    return { ...this.draft.answers, ...Object.fromEntries(own) };
  }
}

/** Deletes what a sign-in has of the scale on this device. */
export async function forgetWalk(signIn: string): Promise<void> {
  await caches.delete(scaleCache(signIn));
}
