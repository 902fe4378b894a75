import type { Db } from "#platform/db/open.ts";
import type { Registry } from "./registry.ts";
import { PublishedRecord } from "./snapshot/record.ts";
import { Snapshot } from "./snapshot/snapshot.ts";
import { type ContentRow, readRecords, recordVersions, sumOfVersions } from "./store.server.ts";

interface Kept {
  readonly version: number;
  readonly type: string;
  /** Null for a record that was removed. */
  readonly record: PublishedRecord | null;
}

/** Everything as those who write see it. Reads only what changed since it was last asked. */
export class Drafts {
  private readonly db: Db;
  private readonly registry: Registry;
  private kept: ReadonlyMap<number, Kept> = new Map();
  private sum = -1;
  private snapshot: Snapshot;
  private running: Promise<unknown> = Promise.resolve();

  constructor(db: Db, registry: Registry) {
    this.db = db;
    this.registry = registry;
    this.snapshot = new Snapshot(registry, [], undefined, true);
  }

  /** One reading at a time, each begun after it was asked for, so that a writer always sees what they wrote. */
  read(): Promise<Snapshot> {
    const read = this.running.catch(() => undefined).then(() => this.readNow());
    this.running = read;
    return read;
  }

  private async readNow(): Promise<Snapshot> {
    const sum = await sumOfVersions(this.db);
    if (sum === this.sum) return this.snapshot;
    const versions = new Map((await recordVersions(this.db)).map(({ id, version }) => [id, version]));
    const stale = [...versions].filter(([id, version]) => this.kept.get(id)?.version !== version);
    const kept = new Map([...this.kept].filter(([id]) => versions.has(id)));
    const changed = new Set([...this.kept].flatMap(([id, { type }]) => (versions.has(id) ? [] : [type])));
    const ids = stale.map(([id]) => id);
    for (const row of await readRecords(this.db, ids)) {
      kept.set(row.id, { version: row.version, type: row.type, record: this.recordOf(row) });
      changed.add(row.type);
    }
    const records = [...kept.values()].flatMap(({ record }) => (record ? [record] : []));
    this.snapshot = new Snapshot(this.registry, records, { shelves: this.snapshot.shelves, changed }, true);
    this.kept = kept;
    this.sum = sum;
    return this.snapshot;
  }

  private recordOf(row: ContentRow): PublishedRecord | null {
    const described = this.registry.get(row.type);
    const body = row.draft_json ?? row.published_json;
    if (!described || !body || row.deleted_at !== null) return null;
    const updatedAt = row.draft_json ? (row.edited_at ?? row.updated_at) : row.updated_at;
    // As Strapi has it: what writers see of a record is its draft. Files have none of their own.
    const publishedAt = described.type.api ? null : row.published_at;
    return new PublishedRecord(described, { ...row, updated_at: updatedAt, published_at: publishedAt }, body);
  }
}
