import type { TypeName } from "./registry.ts";
import type { PublishedRecord } from "./snapshot/record.ts";
import type { Snapshot } from "./snapshot/snapshot.ts";

type Records = ReadonlyMap<number, PublishedRecord>;

/** The settings hold the switch itself; files are never written over, and one that is gone would leave a hole in a kept page. */
const NEVER_HELD: readonly TypeName[] = ["site-settings", "file"];

/** What readers see after a reading, and which types may be other than before. */
interface Shown {
  readonly records: Iterable<PublishedRecord>;
  readonly changed: ReadonlySet<string>;
}

/** Keeps readers at the content of the moment at which an editor declared the content service down, until that is taken back. */
export class HeldCopy {
  /** Since when readers see a copy; null while they see what is published. */
  since: string | null = null;
  private kept: readonly PublishedRecord[] = [];
  /** Types that changed meanwhile. */
  private readonly waiting = new Set<string>();

  /** After a reading: `before` is what readers saw until now, null where the process has just started, at `now`. */
  follow(published: Records, changed: ReadonlySet<string>, before: Snapshot | null, now: Date): Shown {
    const switchedAt = downSince(published);
    if (switchedAt === null) return this.release(published, changed);
    for (const type of changed) if (isHeldType(type)) this.waiting.add(type);
    const isKept = this.since !== null;
    if (!isKept) {
      this.since = before ? switchedAt : now.toISOString();
      this.kept = before ? asOf(switchedAt, published, before) : [...published.values()].filter(isHeld);
    }
    const others = [...published.values()].filter((record) => !isHeld(record));
    const isOther = (type: string) => !isKept || !isHeldType(type);
    return { records: [...this.kept, ...others], changed: new Set([...changed].filter(isOther)) };
  }

  private release(published: Records, changed: ReadonlySet<string>): Shown {
    const all = new Set([...changed, ...this.waiting]);
    this.since = null;
    this.kept = [];
    this.waiting.clear();
    return { records: published.values(), changed: all };
  }
}

function isHeldType(type: string): boolean {
  return !(NEVER_HELD as readonly string[]).includes(type);
}

function isHeld({ described }: PublishedRecord): boolean {
  return isHeldType(described.type.name);
}

/** When the settings were last written, if they say that the content service is down. */
function downSince(published: Records): string | null {
  for (const { described, body, updatedAt } of published.values())
    if (described.type.name === "site-settings" && body.data.content_service_down === true) return updatedAt;
  return null;
}

/** A process that hears late reads later changes together with the switch: of these it keeps what it knew before. */
function asOf(moment: string, published: Records, before: Snapshot): PublishedRecord[] {
  return [...published.values()].filter(isHeld).flatMap((record) => {
    if (record.updatedAt <= moment) return [record];
    const { byId, records } = before.shelf(record.described.type.name);
    const earlier = records[byId.get(record.id) ?? -1];
    return earlier ? [earlier] : [];
  });
}
