import { AppError } from "../errors.ts";

const COME_BACK_S = 5;
const FIRST_GUESS_MS = 50;
/** How much of what a turn is held to take comes from the newest one. */
const NEWEST = 1 / 8;

interface Waiting {
  readonly until: number;
  readonly isGone: () => boolean;
  readonly begin: () => void;
  readonly refuse: (reason: AppError) => void;
}

/** Dear work, so many at once; the line behind it is as long as can be served in time, whatever a turn takes on this machine. */
export class Turns {
  private readonly atOnce: number;
  private readonly longestMs: number;
  private readonly elapsed: () => number;
  private waiting: Waiting[] = [];
  private running = 0;
  private typicalMs = FIRST_GUESS_MS;

  constructor(atOnce: number, longestMs: number, elapsed: () => number = () => performance.now()) {
    this.atOnce = atOnce;
    this.longestMs = longestMs;
    this.elapsed = elapsed;
  }

  /** Does work when its turn comes; throws "busy" where that would be too late, or when `isGone` tells that nobody waits for it any more. */
  async take<T>(work: () => Promise<T>, isGone: () => boolean = () => false): Promise<T> {
    await this.turn(isGone);
    const from = this.elapsed();
    try {
      return await work();
    } finally {
      this.typicalMs += (this.elapsed() - from - this.typicalMs) * NEWEST;
      this.next();
    }
  }

  private turn(isGone: () => boolean): Promise<void> | undefined {
    if (this.running < this.atOnce) {
      this.running += 1;
      return undefined;
    }
    this.dropGone();
    if (((this.waiting.length + 1) * this.typicalMs) / this.atOnce > this.longestMs) throw busy();
    const until = this.elapsed() + this.longestMs;
    return new Promise((begin, refuse) => this.waiting.push({ until, isGone, begin, refuse }));
  }

  private next(): void {
    this.dropGone();
    let one = this.waiting.shift();
    // Turns took longer than they had before.
    for (; one && this.elapsed() > one.until; one = this.waiting.shift()) one.refuse(busy());
    if (one) one.begin();
    else this.running -= 1;
  }

  private dropGone(): void {
    const { gone = [], here = [] } = Object.groupBy(this.waiting, ({ isGone }) => (isGone() ? "gone" : "here"));
    this.waiting = here;
    for (const { refuse } of gone) refuse(busy());
  }
}

function busy(): AppError {
  return new AppError("busy", { retryAfter: COME_BACK_S });
}
