import { getFromApi } from "#ui/api-client.ts";
import { SHOWN_IN_BAR } from "../rules.ts";
import type { News, Notification } from "../schema.ts";

const MINE = "/users-permissions/users/me/notifications";
/** A page is usable first. */
const BEGIN_MS = 2_000;
/** Those who are told together to read again do not all ask at once. */
const SPREAD_MS = 5_000;

/** What is new, and the title of what has just come. */
export interface Arrived extends News {
  readonly arrived: string | null;
}
type Change = (change: (now: Arrived) => Arrived) => void;

interface Listed {
  readonly data: readonly Notification[];
  readonly meta: { readonly unread: number };
}

/** Follows one's notifications while the page is seen: one line to the server, none while it is hidden or the reader saves data. @returns what ends it. */
export function followNews(after: number | null, change: Change): () => void {
  const saver = (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection;
  if (saver?.saveData || typeof EventSource === "undefined") return () => undefined;
  const line = new Line(after, change);
  const follow = () => (document.hidden ? line.close() : line.open());
  const timer = setTimeout(() => {
    follow();
    document.addEventListener("visibilitychange", follow);
  }, BEGIN_MS);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", follow);
    line.close();
  };
}

class Line {
  private last: number | null;
  private readonly change: Change;
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private unread: number | null = null;

  constructor(after: number | null, change: Change) {
    this.last = after;
    this.change = (make) =>
      change((now) => {
        const next = make(now);
        this.unread = next.unread;
        return next;
      });
  }

  open(): void {
    if (this.source) return;
    const source = new EventSource(`/api${MINE}/stream${this.last === null ? "" : `?after=${this.last}`}`);
    this.source = source;
    this.on("notification", (one: Notification) => this.arrive(one));
    this.on("count", ({ unread }: { unread: number }) => this.change((now) => this.counted(now, unread)));
    this.on("reload", () => this.readSoon(Math.random() * SPREAD_MS));
    // A refusal is final until the page is seen anew; a lost line the browser takes up again by itself.
    source.addEventListener("error", () => {
      if (source.readyState === EventSource.CLOSED) console.info("notifications: no live line");
    });
  }

  close(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }

  private on<Data>(event: string, hear: (data: Data) => void): void {
    this.source?.addEventListener(event, (message: MessageEvent<string>) => {
      const id = Number(message.lastEventId);
      if (id > 0) this.last = Math.max(this.last ?? 0, id);
      hear(JSON.parse(message.data));
    });
  }

  private arrive(one: Notification): void {
    this.change((now) => {
      // What was missed may come twice; what was read elsewhere is no news.
      if (one.read || now.latest.some(({ id }) => id === one.id)) return now;
      const latest = [one, ...now.latest].sort((a, b) => b.id - a.id).slice(0, SHOWN_IN_BAR);
      return { unread: now.unread + 1, latest, arrived: one.title };
    });
  }

  /** Another page of this person has read some, or something was missed: what is shown is read anew. */
  private counted(now: Arrived, unread: number): Arrived {
    if (unread === now.unread && (this.unread === null || this.unread === unread)) return now;
    this.readSoon(0);
    return { ...now, unread };
  }

  private readSoon(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      const query = { read: "false", limit: SHOWN_IN_BAR };
      const answer = await getFromApi<Listed>(MINE, { query, quiet: true });
      if (answer.isOk) this.change((now) => ({ ...now, unread: answer.body.meta.unread, latest: answer.body.data }));
    }, ms);
  }
}
