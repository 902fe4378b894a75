import { isDeepStrictEqual } from "node:util";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { databaseFault } from "#platform/db/fault.ts";
import type { EventPayload } from "#platform/events/port.ts";
import { CONTENT_TOPIC } from "./announce.server.ts";
import { Drafts } from "./drafts.server.ts";
import { HeldCopy } from "./held-copy.ts";
import {
  type AllQuery,
  type Item,
  type List,
  type ListQuery,
  readAll,
  readByDocumentId,
  readBySlug,
  readList,
  readReplacement,
} from "./readers.ts";
import { REGISTRY, type Registry, type TypeName } from "./registry.ts";
import { PublishedRecord } from "./snapshot/record.ts";
import { Snapshot } from "./snapshot/snapshot.ts";
import { type ContentRow, readDocuments, readRecords, recordVersions, sumOfVersions } from "./store.server.ts";

declare module "#platform/context.ts" {
  interface Context {
    readonly content: Published;
  }
}

/** Everything published, in memory. */
export interface Published {
  /** How many records readers can see. */
  readonly size: number;
  /** Whether the last reading failed: readers then see the last good copy. */
  readonly isStale: boolean;
  /** When the newest record of that copy was changed. */
  readonly lastGood: string;
  /** Since when readers see a copy that an editor's switch keeps as it was; null while they see what is published. */
  readonly heldSince: string | null;
  /** What readers see at this moment; a change puts another in its place. */
  readonly snapshot: Snapshot;
  /** What is published, also while readers see a copy. Only for those who write. */
  readonly newest: Snapshot;
  /** Every record of a type. */
  all<T extends TypeName>(type: T, query: AllQuery<T>): readonly Item<T>[];
  /** One page of them. */
  list<T extends TypeName>(type: T, query: ListQuery<T>): List<T>;
  bySlug<T extends TypeName>(type: T, slug: string, locale: Locale): Item<T> | null;
  byDocumentId<T extends TypeName>(type: T, documentId: string, locale: Locale): Item<T> | null;
  /** What readers are shown in the place of a record that has this address and gave way. */
  replacement<T extends TypeName>(type: T, slug: string, locale: Locale): Item<T> | null;
  /** Calls back after every change that readers can see, and when the copy becomes stale or fresh. @returns a function that stops it. */
  onChange(listener: () => void): () => void;
  /**
   * Reads what changed in the database since the last time; resolves once readers see it. The document ids of what is known to have
   * changed make it quicker.
   */
  refresh(changed?: readonly string[]): Promise<void>;
  /** Everything as those who write see it: drafts in place of what is published. Only for those who may write. */
  drafts(): Promise<Snapshot>;
}

type Needs = Pick<Context, "db" | "events" | "log" | "clock">;

const LOOK_EVERY_MS = 30_000;
/** After a reading that failed. */
const LOOK_AGAIN_MS = 3_000;
const MOST_HINTS = 100;

/**
 * Loads what is published and follows its changes, also those of other processes. Unless it `follows`, nothing is loaded before somebody
 * asks for it by `refresh`.
 */
export async function openContent(
  ctx: Needs,
  registry: Registry = REGISTRY,
  follows = true,
): Promise<{ content: Published; close(): void }> {
  const reader = new Reader(ctx, registry);
  if (!follows) return { content: reader, close: () => undefined };
  await reader.refresh();
  let soon: NodeJS.Timeout | undefined;
  const followQuietly = (payload?: EventPayload) => {
    const changed = typeof payload?.changed === "string" ? [payload.changed] : [];
    reader.refresh(changed).catch((err: unknown) => {
      ctx.log.error({ err, database: databaseFault(err) }, "published content could not be read again");
      clearTimeout(soon);
      soon = setTimeout(followQuietly, LOOK_AGAIN_MS);
      soon.unref();
    });
  };
  const unsubscribe = ctx.events.subscribe(CONTENT_TOPIC, followQuietly);
  // An event can be lost with its connection, so the database is asked now and then as well.
  const timer = setInterval(() => followQuietly(), LOOK_EVERY_MS);
  timer.unref();
  return {
    content: reader,
    close() {
      clearInterval(timer);
      clearTimeout(soon);
      unsubscribe();
    },
  };
}

class Reader implements Published {
  private readonly ctx: Needs;
  private readonly registry: Registry;
  private readonly listeners = new Set<() => void>();
  private readonly records = new Map<number, PublishedRecord>();
  /** The version read of every record, drafts and removed ones too. */
  private readonly versions = new Map<number, number>();
  private readonly hints: string[] = [];
  /** Types of records that are no longer in the table at all. */
  private readonly gone: string[] = [];
  private sum = -1;
  isStale = false;
  private running: Promise<void> | null = null;
  private waiting: Promise<void> | null = null;
  private readonly draftsRead: Drafts;
  private readonly held = new HeldCopy();
  private unheld: Snapshot | null = null;
  snapshot: Snapshot;

  constructor(ctx: Needs, registry: Registry) {
    this.ctx = ctx;
    this.registry = registry;
    this.snapshot = new Snapshot(registry, []);
    this.draftsRead = new Drafts(ctx.db, registry);
  }

  get size(): number {
    return this.snapshot.size;
  }

  get heldSince(): string | null {
    return this.held.since;
  }

  get newest(): Snapshot {
    if (this.held.since === null) return this.snapshot;
    this.unheld ??= new Snapshot(this.registry, this.records.values());
    return this.unheld;
  }

  get lastGood(): string {
    return this.snapshot.once("newest", () => newestChange(this.snapshot));
  }

  all<T extends TypeName>(type: T, query: AllQuery<T>): readonly Item<T>[] {
    return readAll(this.snapshot, type, query);
  }

  list<T extends TypeName>(type: T, query: ListQuery<T>): List<T> {
    return readList(this.snapshot, type, query);
  }

  bySlug<T extends TypeName>(type: T, slug: string, locale: Locale): Item<T> | null {
    return readBySlug(this.snapshot, type, slug, locale);
  }

  byDocumentId<T extends TypeName>(type: T, documentId: string, locale: Locale): Item<T> | null {
    return readByDocumentId(this.snapshot, type, documentId, locale);
  }

  replacement<T extends TypeName>(type: T, slug: string, locale: Locale): Item<T> | null {
    return readReplacement(this.snapshot, type, slug, locale);
  }

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** One reading at a time; whoever asks during one waits for the next, which sees what they wrote. */
  refresh(changed: readonly string[] = []): Promise<void> {
    this.hints.push(...changed);
    if (!this.running) {
      this.running = this.readOrKeep().finally(() => {
        this.running = null;
      });
      return this.running;
    }
    this.waiting ??= this.running
      .catch(() => undefined)
      .then(() => {
        this.waiting = null;
        return this.refresh();
      });
    return this.waiting;
  }

  drafts(): Promise<Snapshot> {
    return this.draftsRead.read();
  }

  /** A reading that fails leaves readers what they had; the next one that succeeds makes it fresh again. */
  private async readOrKeep(): Promise<void> {
    try {
      await this.read();
      this.setStale(false);
    } catch (error) {
      this.setStale(true);
      throw error;
    }
  }

  private setStale(isStale: boolean): void {
    if (this.isStale === isStale) return;
    this.isStale = isStale;
    for (const listener of this.listeners) listener();
  }

  private async read(): Promise<void> {
    const hints = this.hints.splice(0);
    const { db } = this.ctx;
    const sum = await sumOfVersions(db);
    if (sum === this.sum) return;
    const rows = (await this.readHinted(hints, sum)) ?? (await this.readStale());
    const before = this.sum < 0 ? null : this.snapshot;
    this.sum = sum;
    const changed = new Set(rows.flatMap((row) => this.take(row)));
    for (const type of this.gone.splice(0)) changed.add(type);
    if (changed.size > 0) this.show(changed, before);
  }

  private show(changed: ReadonlySet<string>, before: Snapshot | null): void {
    this.unheld = null;
    const seen = this.held.follow(this.records, changed, before, this.ctx.clock.now());
    if (seen.changed.size === 0) return;
    this.snapshot = new Snapshot(this.registry, seen.records, {
      shelves: this.snapshot.shelves,
      changed: seen.changed,
    });
    for (const listener of this.listeners) listener();
  }

  /** The records somebody says they changed, if that accounts for everything that changed; null otherwise. */
  private async readHinted(hints: readonly string[], sum: number): Promise<ContentRow[] | null> {
    if (hints.length === 0 || hints.length > MOST_HINTS || this.sum < 0) return null;
    const rows = await readDocuments(this.ctx.db, [...new Set(hints)]);
    const grown = rows.reduce((total, row) => total + row.version - (this.versions.get(row.id) ?? 0), 0);
    return grown === sum - this.sum ? rows : null;
  }

  private async readStale(): Promise<ContentRow[]> {
    const versions = new Map((await recordVersions(this.ctx.db)).map(({ id, version }) => [id, version]));
    for (const [id, record] of this.records)
      if (!versions.has(id)) {
        this.records.delete(id);
        this.gone.push(record.described.type.name);
      }
    const stale = [...versions].filter(([id, version]) => this.versions.get(id) !== version).map(([id]) => id);
    for (const id of this.versions.keys()) if (!versions.has(id)) this.versions.delete(id);
    return readRecords(this.ctx.db, stale);
  }

  /** Puts a row in its place. @returns its type when readers see something else now. */
  private take(row: ContentRow): string[] {
    this.versions.set(row.id, row.version);
    const before = this.records.get(row.id);
    const described = this.registry.get(row.type);
    if (!described || !row.published_json || row.deleted_at !== null)
      return this.records.delete(row.id) && before ? [row.type] : [];
    // A draft was written: what readers see is as it was.
    if (before?.updatedAt === row.updated_at && isDeepStrictEqual(before.body, row.published_json)) return [];
    this.records.set(row.id, new PublishedRecord(described, shown(row), row.published_json));
    return [row.type];
  }
}

/** Settings are no reading: a switch that somebody turned does not make the texts newer. */
function newestChange({ shelves }: Snapshot): string {
  const texts = [...shelves].filter(([type]) => type !== "site-settings");
  return (
    texts
      .map(([, { records }]) => records[0]?.updatedAt ?? "")
      .sort()
      .at(-1) ?? ""
  );
}

/** A published record always has a time of publication. */
function shown(row: ContentRow): ContentRow {
  return { ...row, published_at: row.published_at ?? row.updated_at };
}
