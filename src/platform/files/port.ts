import type { Readable } from "node:stream";

/** What anybody may fetch by its name is kept apart from what only a route of ours hands out. */
export type Area = "public" | "private";

/** First and last byte, both counted from 0. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

export interface StoredFile {
  readonly name: string;
  readonly changedAt: Date;
}

/** Where the bytes of uploaded files are. Names come from `newFileName`; every other name is refused. */
export interface Files {
  /** As Strapi names it in a file's record. */
  readonly provider: "local" | "s3";
  /** Writes the whole file or nothing. */
  put(area: Area, name: string, bytes: Uint8Array, mime: string): Promise<void>;
  /** The bytes as a stream; null when there is no such file. */
  open(area: Area, name: string, range?: ByteRange): Promise<Readable | null>;
  /** Length in bytes; null when there is no such file. */
  size(area: Area, name: string): Promise<number | null>;
  exists(area: Area, name: string): Promise<boolean>;
  /** Removes a file; one that is not there is no fault. */
  remove(area: Area, name: string): Promise<void>;
  /** All files whose names begin with the word of their owner ("media"). */
  list(area: Area, owner: string): AsyncIterable<StoredFile>;
  /** The path at which a file of the public area is served. */
  url(name: string): string;
}
