import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { CONTENT_TOPIC } from "./announce.server.ts";
import { type Item, type List, type ListQuery, readByDocumentId, readBySlug, readList } from "./readers.ts";
import { REGISTRY, type Registry, type TypeName } from "./registry.ts";
import { PublishedRecord } from "./snapshot/record.ts";
import { Snapshot } from "./snapshot/snapshot.ts";
import { publishedVersions, readRecords, sumOfVersions } from "./store.server.ts";

declare module "#platform/context.ts" {
  interface Context {
    readonly content: Published;
  }
}

/** Everything published, in memory. */
export interface Published {
  /** How many records readers can see. */
  readonly size: number;
  /** What is published at this moment; a change puts another in its place. */
  readonly snapshot: Snapshot;
  list<T extends TypeName>(type: T, query: ListQuery<T>): List<T>;
  bySlug<T extends TypeName>(type: T, slug: string, locale: Locale): Item<T> | null;
  byDocumentId<T extends TypeName>(type: T, documentId: string, locale: Locale): Item<T> | null;
  /** Calls back after every change that readers can see. @returns a function that stops it. */
  onChange(listener: () => void): () => void;
  /** Reads what changed in the database since the last time; resolves once readers see it. */
  refresh(): Promise<void>;
}

type Needs = Pick<Context, "db" | "events" | "log">;

const LOOK_EVERY_MS = 30_000;

/** Loads what is published and follows its changes, also those of other processes. */
export async function openContent(
  ctx: Needs,
  registry: Registry = REGISTRY,
): Promise<{ content: Published; close(): void }> {
  const reader = new Reader(ctx, registry);
  await reader.refresh();
  const followQuietly = () => {
    reader.refresh().catch((err: unknown) => ctx.log.error({ err }, "published content could not be read again"));
  };
  const unsubscribe = ctx.events.subscribe(CONTENT_TOPIC, followQuietly);
  // An event can be lost with its connection, so the database is asked now and then as well.
  const timer = setInterval(followQuietly, LOOK_EVERY_MS);
  timer.unref();
  return {
    content: reader,
    close() {
      clearInterval(timer);
      unsubscribe();
    },
  };
}

class Reader implements Published {
  private readonly ctx: Needs;
  private readonly registry: Registry;
  private readonly listeners = new Set<() => void>();
  private records = new Map<number, PublishedRecord>();
  private sum = -1;
  private running: Promise<void> | null = null;
  private waiting: Promise<void> | null = null;
  snapshot: Snapshot;

  constructor(ctx: Needs, registry: Registry) {
    this.ctx = ctx;
    this.registry = registry;
    this.snapshot = new Snapshot(registry, []);
  }

  get size(): number {
    return this.snapshot.size;
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

  onChange(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** One reading at a time; whoever asks during one waits for the next, which sees what they wrote. */
  refresh(): Promise<void> {
    if (!this.running) {
      this.running = this.read().finally(() => {
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

  private async read(): Promise<void> {
    const { db } = this.ctx;
    const sum = await sumOfVersions(db);
    if (sum === this.sum) return;
    const versions = await publishedVersions(db);
    const stale = versions.filter(({ id, version }) => this.records.get(id)?.version !== version).map(({ id }) => id);
    const fresh = new Map((await readRecords(db, stale)).map((row) => [row.id, row]));
    const records = new Map<number, PublishedRecord>();
    for (const { id, version } of versions) {
      const kept = this.records.get(id);
      const row = fresh.get(id);
      const described = row && this.registry.get(row.type);
      if (kept && kept.version === version) records.set(id, kept);
      else if (described && row.published_json && row.deleted_at === null)
        records.set(id, new PublishedRecord(described, row, row.published_json));
    }
    const before = this.records;
    this.records = records;
    this.sum = sum;
    if (!changed(before, records)) return;
    this.snapshot = new Snapshot(this.registry, records.values());
    for (const listener of this.listeners) listener();
  }
}

function changed(before: ReadonlyMap<number, PublishedRecord>, after: ReadonlyMap<number, PublishedRecord>): boolean {
  if (before.size !== after.size) return true;
  for (const [id, record] of after) if (before.get(id) !== record) return true;
  return false;
}
