/** One small port for what others must hear: content changes, notifications, chat. Delivery is at most once; readers re-read the database. */
export interface Events {
  /** Tells every process, this one included, that something of `topic` has changed. `payload` is small (7 kB) and holds ids only. */
  publish(topic: string, payload: EventPayload): Promise<void>;
  /** The listener also hears `{ missed: true }` after events may have been lost. @returns a function that stops listening. */
  subscribe(topic: string, listener: (payload: EventPayload) => void): () => void;
  close(): Promise<void>;
}

export type EventPayload = Readonly<Record<string, string | number | boolean | null>>;
