import { LRUCache } from "lru-cache";
import type { Actor } from "#shared/actor.ts";
import type { Config } from "../config.ts";
import { AppError } from "../errors.ts";

const WAIT_MS = 8_000;
const COME_BACK_S = 5;
const MINUTE_MS = 60_000;
const MOST_ASKERS = 50_000;

type Numbers = Pick<Config, "workAtOnce" | "workWaiting" | "asksPerMinute" | "addressAsksPerMinute">;

interface Waiting {
  readonly enter: () => void;
  readonly timer: NodeJS.Timeout;
}

/** The bound on what this process works out at one moment, and on how much of it one asker may want. Kept in memory: it must cost next to nothing. */
export class Workload {
  private readonly numbers: Numbers;
  /** Never goes back, whatever is done to the clock. */
  private readonly elapsed: () => number;
  private readonly asks = new LRUCache<string, { count: number; readonly from: number }>({ max: MOST_ASKERS });
  private readonly waiting = new Set<Waiting>();
  private inHand = 0;

  constructor(numbers: Numbers, elapsed: () => number = () => performance.now()) {
    this.numbers = numbers;
    this.elapsed = elapsed;
  }

  /** Does work as soon as there is room for it; throws "busy" when too much waits already, or for too long. */
  async run<T>(work: () => Promise<T> | T): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Counts one ask, by account or by the mark that this server gave, and by address in any case: marks are had by the thousand. Throws too_many. */
  take(actor: Actor): void {
    const { origin } = actor;
    const { asksPerMinute, addressAsksPerMinute } = this.numbers;
    // First, so that what one asker is refused does not use up the address of others.
    if (actor.kind === "person") this.count(`account ${actor.id}`, asksPerMinute);
    else if (origin.isMarked) this.count(`device ${origin.device}`, asksPerMinute);
    this.count(`address ${origin.address}`, addressAsksPerMinute);
  }

  private count(asker: string, most: number): void {
    const now = this.elapsed();
    const known = this.asks.get(asker);
    const counted = known && now - known.from < MINUTE_MS ? known : { count: 0, from: now };
    counted.count += 1;
    this.asks.set(asker, counted);
    if (counted.count > most)
      throw new AppError("too_many", { retryAfter: Math.max(1, (counted.from + MINUTE_MS - now) / 1000) });
  }

  private enter(): Promise<void> | undefined {
    if (this.inHand < this.numbers.workAtOnce) {
      this.inHand += 1;
      return undefined;
    }
    if (this.waiting.size >= this.numbers.workWaiting) throw busy();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(one);
        reject(busy());
      }, WAIT_MS);
      const one: Waiting = { enter: resolve, timer };
      this.waiting.add(one);
    });
  }

  /** The room goes to whoever waits longest. */
  private leave(): void {
    const [next] = this.waiting;
    if (!next) {
      this.inHand -= 1;
      return;
    }
    this.waiting.delete(next);
    clearTimeout(next.timer);
    next.enter();
  }
}

function busy(): AppError {
  return new AppError("busy", { retryAfter: COME_BACK_S });
}
