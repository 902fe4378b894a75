import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";
import type { Random } from "#platform/clock.ts";
import { AppError } from "#platform/errors.ts";

const BEAT_MS = 25_000;
/** A reader who takes so little that this much waits is cut; it comes back and goes on where it was. */
const MOST_WAITING = 64 * 1024;
const COME_BACK_S = 60;
/** Those who were cut together come back spread over this long. */
const RETRY_MS = { from: 2_000, spread: 6_000 } as const;

/** Whose stream it is. */
export interface StreamOwner {
  readonly personId: number;
  readonly signInId: string;
}

/** One line of events to one reader (server-sent events). */
export class EventStream<Owner extends StreamOwner> {
  readonly owner: Owner;
  private readonly raw: ServerResponse;
  private lastId = 0;

  constructor(raw: ServerResponse, owner: Owner) {
    this.raw = raw;
    this.owner = owner;
  }

  /** Sends one event. The numbers only grow, so that a reader goes on behind all it has seen. */
  send(event: string, data: unknown, id?: number): void {
    this.lastId = Math.max(this.lastId, id ?? 0);
    const number = this.lastId > 0 ? `id: ${this.lastId}\n` : "";
    this.write(`event: ${event}\n${number}data: ${JSON.stringify(data)}\n\n`);
  }

  write(text: string): void {
    if (this.raw.destroyed || this.raw.writableEnded) return;
    if (this.raw.writableLength > MOST_WAITING) this.raw.destroy();
    else this.raw.write(text);
  }

  end(): void {
    this.raw.end();
  }
}

/** All open streams of this process, counted and kept awake. */
export class EventStreams<Owner extends StreamOwner> {
  private readonly bounds: { readonly most: number; readonly mostEach: number };
  private readonly random: Random;
  private readonly people = new Map<number, Set<EventStream<Owner>>>();
  private readonly beat: NodeJS.Timeout;
  private count = 0;
  private isClosed = false;

  constructor(bounds: { readonly most: number; readonly mostEach: number }, random: Random) {
    this.bounds = bounds;
    this.random = random;
    this.beat = setInterval(() => {
      for (const stream of this.all()) stream.write(":\n\n");
    }, BEAT_MS).unref();
  }

  get size(): number {
    return this.count;
  }

  /** Refuses one more than there is room for, for this person (429) or for all (503). */
  requireRoom(personId: number): void {
    if ((this.people.get(personId)?.size ?? 0) >= this.bounds.mostEach)
      throw new AppError("too_many", { retryAfter: COME_BACK_S });
    if (this.isClosed || this.count >= this.bounds.most) throw new AppError("busy", { retryAfter: COME_BACK_S });
  }

  /** Takes over the answer: nothing between here and the reader may keep it back, join it or pack it. */
  open(reply: FastifyReply, owner: Owner): EventStream<Owner> {
    this.requireRoom(owner.personId);
    const { raw } = reply;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
    raw.writeHead(200, {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    });
    const stream = new EventStream(raw, owner);
    this.add(stream);
    raw.on("error", () => undefined);
    raw.once("close", () => this.drop(stream));
    stream.write(`retry: ${RETRY_MS.from + this.random.int(RETRY_MS.spread)}\n\n`);
    return stream;
  }

  /** Those of one person. */
  of(personId: number): readonly EventStream<Owner>[] {
    return [...(this.people.get(personId) ?? [])];
  }

  *all(): Iterable<EventStream<Owner>> {
    for (const own of this.people.values()) yield* own;
  }

  /** Ends all, and takes no more. */
  close(): void {
    this.isClosed = true;
    clearInterval(this.beat);
    for (const stream of this.all()) stream.end();
  }

  private add(stream: EventStream<Owner>): void {
    const { personId } = stream.owner;
    const own = this.people.get(personId) ?? new Set();
    this.people.set(personId, own.add(stream));
    this.count += 1;
  }

  private drop(stream: EventStream<Owner>): void {
    const own = this.people.get(stream.owner.personId);
    if (!own?.delete(stream)) return;
    this.count -= 1;
    if (own.size === 0) this.people.delete(stream.owner.personId);
  }
}
