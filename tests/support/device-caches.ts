/** The part of a browser's caches that the product uses, in memory. */
export class DeviceCaches {
  private readonly all = new Map<string, DeviceCache>();

  async open(name: string): Promise<DeviceCache> {
    const cache = this.all.get(name) ?? new DeviceCache();
    this.all.set(name, cache);
    return cache;
  }

  async has(name: string): Promise<boolean> {
    return this.all.has(name);
  }

  async keys(): Promise<string[]> {
    return [...this.all.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.all.delete(name);
  }
}

class DeviceCache {
  private readonly kept = new Map<string, Response>();

  async match(asked: string | Request): Promise<Response | undefined> {
    return this.kept.get(addressOf(asked))?.clone();
  }

  async put(asked: string | Request, answer: Response): Promise<void> {
    this.kept.set(addressOf(asked), answer);
  }

  async delete(asked: string | Request): Promise<boolean> {
    return this.kept.delete(addressOf(asked));
  }

  async keys(): Promise<Request[]> {
    return [...this.kept.keys()].map((url) => new Request(url));
  }
}

function addressOf(asked: string | Request): string {
  return new URL(typeof asked === "string" ? asked : asked.url, "http://own.invalid").href;
}
