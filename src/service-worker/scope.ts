/** What TypeScript's library for browsers leaves out: the service worker's own side. */

export interface Working extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Asked extends Working {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface Told extends Working {
  readonly data: unknown;
  readonly source: Client | null;
}

export interface Client {
  readonly id: string;
}

interface Events {
  readonly install: Working;
  readonly activate: Working;
  readonly fetch: Asked;
  readonly message: Told;
  readonly sync: Working;
}

export interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { includeUncontrolled?: boolean; type?: "window" }): Promise<readonly Client[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<K extends keyof Events>(type: K, listener: (event: Events[K]) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
