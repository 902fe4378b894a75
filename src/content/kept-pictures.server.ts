import { LRUCache } from "lru-cache";
import type { Context } from "#platform/context.ts";

/** Of one that is being made. */
const USUAL_BYTES = 40_000;

/** Pictures that are made when first asked for, then kept in memory, so many and so many bytes of them. */
export class KeptPictures {
  private readonly ctx: Pick<Context, "workload">;
  private readonly kept: LRUCache<string, Promise<Buffer>>;

  constructor(ctx: Pick<Context, "workload">, max: number, maxSize: number) {
    this.ctx = ctx;
    this.kept = new LRUCache({ max, maxSize });
  }

  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.kept.get(key);
    if (known) return known;
    // Drawing takes the machine for a moment, so it waits its turn as pages do.
    const made = this.ctx.workload.run(draw);
    this.kept.set(key, made, { size: USUAL_BYTES });
    made.then(
      (bytes) => this.kept.set(key, made, { size: bytes.length }),
      () => this.kept.delete(key),
    );
    return made;
  }
}
