import type { Encoding } from "#platform/http/packed.ts";

/** What goes with an answer on its way out, made when first asked for and kept beside it. */
export interface Sealed {
  /** A strong tag: a hash of the plain bytes. */
  readonly etag: string;
  /** Compressed forms; a promise while one is being made, so that many who ask at once wait for one. */
  readonly packed: Map<Encoding, Buffer | Promise<Buffer>>;
}

/** The bytes that a seal takes in the store of its snapshot. */
export function weightOf({ packed }: Sealed, meaning: string): number {
  let sum = meaning.length * 2 + 200;
  for (const one of packed.values()) if (Buffer.isBuffer(one)) sum += one.length;
  return sum;
}
