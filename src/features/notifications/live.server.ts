import type { FastifyReply } from "fastify";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { EventPayload } from "#platform/events/port.ts";
import { type EventStream, EventStreams, type StreamOwner } from "#platform/http/event-streams.ts";
import type { Account } from "#shared/actor.ts";
import { NEWS_TOPIC } from "./operations/publish.server.ts";
import { readReader } from "./operations/read-reader.server.ts";
import { present } from "./presenter.server.ts";
import { concerns, MOST_MISSED } from "./rules.ts";
import type { Notification } from "./schema.ts";
import { countFor, findNotification, type NotificationRow, readFor } from "./store/notifications.server.ts";
import type { ReaderRow } from "./store/readers.server.ts";

declare module "#platform/context.ts" {
  interface Context {
    readonly news: LiveNews;
  }
  interface Extensions {
    /** Which of these sign-ins still hold. */
    readonly livingSignIns: (ctx: Context, signInIds: readonly string[]) => Promise<ReadonlySet<string>>;
  }
}

const LONGEST_S = 3600;
const CHECK_MS = 30_000;
/** Pages show a record a moment after it was published, in other processes a little later. */
const SHOWN_AFTER_MS = [0, 200, 1_000, 4_000] as const;
/** PostgreSQL gives numbers before the commit, so a later one can be seen first: what is resumed begins a little earlier. */
const OVERTAKEN = 64;

interface Owner extends StreamOwner {
  readonly locale: Locale;
  readonly reader: ReaderRow;
  /** What arrived while older ones were still being read. */
  held: Notification[] | null;
}
type Stream = EventStream<Owner>;

/** The open pages of this process and what they are told. The database is asked once for each thing told, never for each page. */
export class LiveNews {
  private readonly context: () => Context;
  private readonly streams: EventStreams<Owner>;
  private readonly silence: () => void;
  private readonly check: NodeJS.Timeout;

  constructor({ config, random, events }: Pick<Context, "config" | "random" | "events">, context: () => Context) {
    this.context = context;
    this.streams = new EventStreams({ most: config.streams, mostEach: config.personStreams }, random);
    this.silence = events.subscribe(NEWS_TOPIC, (payload) => void this.hear(payload).catch(this.logged));
    this.check = setInterval(() => void this.endEnded().catch(this.logged), CHECK_MS).unref();
  }

  get size(): number {
    return this.streams.size;
  }

  /** Opens a stream for an account: what it missed since `after`, how many are unread, then what is new as it comes. */
  async open(
    reply: FastifyReply,
    account: Account,
    { after, seconds = LONGEST_S }: { after?: number | undefined; seconds?: number | undefined },
  ): Promise<void> {
    const ctx = this.context();
    this.streams.requireRoom(account.id);
    const reader = await readReader(ctx, account.id);
    const { signInId, locale } = account;
    const stream = this.streams.open(reply, { personId: account.id, signInId, locale, reader, held: [] });
    try {
      if (after !== undefined) await this.resume(stream, after);
      stream.send("count", { unread: (await countFor(ctx.db, reader)).unread });
    } catch (error) {
      this.logged(error);
      return stream.end();
    }
    for (const one of stream.owner.held ?? []) stream.send("notification", one, one.id);
    stream.owner.held = null;
    if (seconds === 0) stream.end();
    else setTimeout(() => stream.end(), seconds * 1000).unref();
  }

  /** Ends all streams; none is taken any more. */
  close(): void {
    clearInterval(this.check);
    this.silence();
    this.streams.close();
  }

  /** Ends the streams of sign-ins that no longer hold: ended elsewhere, idle, or the account shut. */
  async endEnded(): Promise<void> {
    const ids = new Set([...this.streams.all()].map(({ owner }) => owner.signInId));
    if (ids.size === 0) return;
    const ctx = this.context();
    const living = await ctx.extensions.livingSignIns(ctx, [...ids]);
    for (const stream of [...this.streams.all()]) if (!living.has(stream.owner.signInId)) stream.end();
  }

  private async resume(stream: Stream, after: number): Promise<void> {
    const ctx = this.context();
    const { reader, locale } = stream.owner;
    const from = ctx.database.engine === "postgres" ? Math.max(0, after - OVERTAKEN) : after;
    const rows = await readFor(ctx.db, reader, { after: from, limit: MOST_MISSED + 1 });
    if (rows.length > MOST_MISSED) return stream.send("reload", {}, rows[0]?.id);
    for (const row of rows.reverse()) {
      const shown = present(ctx, row, { locale, accountType: reader.accountType });
      if (shown) stream.send("notification", shown, row.id);
    }
  }

  private async hear(payload: EventPayload): Promise<void> {
    const { id, userId, unread, signInId, missed } = payload;
    if (missed === true) for (const stream of this.streams.all()) stream.send("reload", {});
    if (typeof id === "number") await this.tell(id);
    if (typeof signInId === "string")
      for (const stream of [...this.streams.all()]) if (stream.owner.signInId === signInId) stream.end();
    if (typeof userId !== "number") return;
    for (const stream of this.streams.of(userId))
      if (typeof unread === "number") stream.send("count", { unread });
      else stream.end();
  }

  private async tell(id: number): Promise<void> {
    if (this.streams.size === 0) return;
    const ctx = this.context();
    const row = await findNotification(ctx.db, id);
    if (!row || row.is_hidden) return;
    const readers = row.user_id === null ? [...this.streams.all()].filter(isMeant(row)) : this.streams.of(row.user_id);
    const words = new Map<string, Notification | null>();
    for (const stream of readers) {
      const { locale, reader } = stream.owner;
      if (!reader.kinds.includes(row.kind)) continue;
      const key = `${locale} ${reader.accountType}`;
      if (!words.has(key)) words.set(key, await this.inWords(row, locale, reader.accountType));
      const shown = words.get(key);
      if (!shown) continue;
      if (stream.owner.held) stream.owner.held.push(shown);
      else stream.send("notification", shown, id);
    }
  }

  private async inWords(row: NotificationRow, locale: Locale, accountType: string): Promise<Notification | null> {
    for (const ms of SHOWN_AFTER_MS) {
      if (ms > 0) await new Promise((resolve) => setTimeout(resolve, ms));
      const shown = present(this.context(), { ...row, is_read: false }, { locale, accountType });
      if (shown) return shown;
    }
    return null;
  }

  private readonly logged = (err: unknown) => this.context().log.warn({ err }, "open streams could not be told");
}

function isMeant(row: NotificationRow): (stream: Stream) => boolean {
  return ({ owner }) => owner.reader.since < row.created_at && concerns(row, owner.reader);
}
