import { Worker } from "node:worker_threads";
import type { Body } from "#content/body.ts";
import { REGISTRY } from "#content/registry.ts";
import type { PublishedRecord } from "#content/snapshot/record.ts";
import type { Context } from "#platform/context.ts";
import { entryOf } from "./entry-of-record.server.ts";
import { buildIndex, type FlatIndex } from "./rules/build-index.ts";
import { SearchIndex } from "./rules/search-index.ts";

declare module "#platform/context.ts" {
  interface Context {
    readonly search: LiveIndex;
  }
}

type Needs = Pick<Context, "content" | "config" | "log">;

/** What a whole build was made of, and the changes since in an index of their own. */
export interface IndexState {
  readonly main: SearchIndex;
  readonly overlay: SearchIndex;
  /** Numbers of the records that the overlay replaces or that are gone. */
  readonly masked: ReadonlySet<number>;
}

interface Built {
  readonly flat: FlatIndex;
  readonly updated: readonly string[];
}

/** More changes than this wait for the next whole build. */
const MOST_IN_OVERLAY = 300;
const REBUILD_AFTER_MS = 30_000;
const RETRY_MS = 5_000;
const NOTHING = new SearchIndex(buildIndex([]));

/** The index of what is published: built whole in a thread, kept true in between by a small one for what changed. */
export class LiveIndex {
  private readonly ctx: Needs;
  private readonly stopListening: () => void;
  private main = NOTHING;
  private updated = new Map<number, string>();
  private state: IndexState = { main: NOTHING, overlay: NOTHING, masked: new Set() };
  private building: Promise<void> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;
  private first: Promise<void> | null = null;

  constructor(ctx: Needs) {
    this.ctx = ctx;
    this.stopListening = ctx.content.onChange(() => this.first && this.follow());
  }

  /** What can be asked now; the first question waits for the first whole index, unless that was begun earlier. */
  async current(): Promise<IndexState> {
    this.first ??= this.build();
    await this.first;
    return this.state;
  }

  /** Builds the whole index anew and puts it in place; one at a time. */
  build(): Promise<void> {
    this.building ??= this.makeWhole()
      .then(({ flat, updated }) => {
        this.main = new SearchIndex(flat);
        this.updated = new Map(updated.map((at, entry) => [flat.ids[entry] as number, at]));
      })
      .catch((err: unknown) => {
        this.ctx.log.error({ err }, "the search index could not be built");
        this.later(RETRY_MS);
      })
      .finally(() => {
        this.building = null;
        this.follow();
      });
    return this.building;
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
    this.stopListening();
  }

  private makeWhole(): Promise<Built> {
    const { databaseUrl, dataDir } = this.ctx.config;
    return new Promise((resolve, reject) => {
      const worker = new Worker(WORKER, { workerData: { databaseUrl, dataDir }, execArgv: [] });
      worker.unref();
      worker.on("message", resolve).on("error", reject);
      worker.on("exit", () => reject(new Error("The thread that builds the index ended.")));
    });
  }

  /** Puts what differs between the whole index and what is published into the overlay. */
  private follow(): void {
    const { shelves } = this.ctx.content.snapshot;
    const published = new Map<number, PublishedRecord>();
    const changed: PublishedRecord[] = [];
    const formerOf = new Map<PublishedRecord, Body>();
    for (const [name, { records, replaced }] of shelves) {
      if (!REGISTRY.get(name)?.type.isSearched) continue;
      for (const [former, other] of replaced) formerOf.set(other, former.body);
      for (const record of records) {
        published.set(record.id, record);
        if (this.updated.get(record.id) !== record.updatedAt) changed.push(record);
      }
    }
    const masked = new Set(changed.map(({ id }) => id));
    for (const id of this.updated.keys()) if (!published.has(id)) masked.add(id);
    const shown = this.ctx.content.heldSince === null ? changed.slice(0, MOST_IN_OVERLAY) : changed;
    const overlay = new SearchIndex(
      buildIndex(shown.map((one) => entryOf(one.described, one.id, one.body, formerOf.get(one)))),
    );
    this.state = { main: this.main, overlay, masked };
    // What is kept from readers stays different from what is published: a whole build would change nothing.
    if (masked.size > 0 && this.ctx.content.heldSince === null)
      this.later(changed.length > MOST_IN_OVERLAY ? 0 : REBUILD_AFTER_MS);
  }

  private later(ms: number): void {
    if (this.isClosed || this.building) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.build(), ms);
    this.timer.unref();
  }
}

const here = import.meta.url;
/** Beside this file in the source, beside the bundle when built. */
const WORKER = here.endsWith(".ts") ? new URL("./build-index.server.ts", here) : new URL("./build-index.js", here);
