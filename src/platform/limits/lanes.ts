/** Lets so many pieces of work of one kind be in hand at a time; the others wait in memory, the first first. */
export class Lanes {
  private readonly waiting: (() => void)[] = [];
  private free: number;

  constructor(lanes: number) {
    this.free = lanes;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.free > 0) this.free -= 1;
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }
}
