import { type Kysely, type LogEvent, sql } from "kysely";
import { type DatabaseFault, databaseFault } from "./fault.ts";
import type { Tables } from "./tables.ts";

/** /readyz can be asked by anybody: the answer is looked up so rarely. */
const LOOKED_UP_EVERY_MS = 1_000;
/** A fault shows only where it is met, so it is told for a while: damage longer, which most of what is asked does not meet. */
const TOLD_MS: Readonly<Record<DatabaseFault, number>> = {
  damaged: 60_000,
  full: 10_000,
  read_only: 10_000,
  away: 0,
  busy: 0,
};

/** What is known of how a database does. */
export class DatabaseHealth {
  private readonly elapsed = () => performance.now();
  private met: { readonly at: number; readonly fault: DatabaseFault } | undefined;
  private looked: { readonly at: number; readonly fault: Promise<DatabaseFault | null> } | undefined;

  /** Kysely's log of failed statements. */
  readonly hear = (event: LogEvent): void => {
    const fault = event.level === "error" ? databaseFault(event.error) : null;
    if (fault) this.met = { at: this.elapsed(), fault };
  };

  /** Whether it can be written and read now, and if not, why. */
  check(db: Kysely<Tables>): Promise<DatabaseFault | null> {
    const at = this.elapsed();
    if (!this.looked || at - this.looked.at >= LOOKED_UP_EVERY_MS) this.looked = { at, fault: this.look(db) };
    return this.looked.fault.then((fault) => fault ?? this.told());
  }

  /** What was met lately, also since it was looked up. */
  private told(): DatabaseFault | null {
    const { met } = this;
    return met && this.elapsed() - met.at < TOLD_MS[met.fault] ? met.fault : null;
  }

  private async look(db: Kysely<Tables>): Promise<DatabaseFault | null> {
    try {
      // A row of limits that counts for nobody; the sweep removes it.
      await sql`insert into tries (key_hash, count, ends_at) values ('readiness', 1, ${new Date(0).toISOString()})
        on conflict (key_hash) do update set count = 1 - tries.count`.execute(db);
    } catch (error) {
      return databaseFault(error) ?? "away";
    }
    return null;
  }
}
