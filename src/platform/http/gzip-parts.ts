import { promisify } from "node:util";
import { constants, crc32, deflateRaw, deflateRawSync } from "node:zlib";

/** A stretch of an answer, plain and as raw deflate that ends on a whole byte, so that stretches can stand in a row (RFC 1951, 3.2.4). */
export interface Part {
  readonly plain: Buffer;
  readonly packed: Buffer;
}

/** Of gzip (RFC 1952, 2.3): no name, no time, any system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const LEVEL = 7;
const ending = (isLast: boolean) => (isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH);

/** Compresses a part once for many answers, off the event loop. */
export async function packPart(plain: Buffer, isLast: boolean): Promise<Part> {
  return { plain, packed: await promisify(deflateRaw)(plain, { level: LEVEL, finishFlush: ending(isLast) }) };
}

/** Compresses a small part for this answer alone. */
export function packPartNow(plain: Buffer): Part {
  return { plain, packed: deflateRawSync(plain, { finishFlush: ending(false) }) };
}

/** One gzip body of parts, the last of which was packed as such. */
export function gzipOf(parts: readonly Part[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(parts.reduce((sum, { plain }) => crc32(plain, sum), 0));
  trailer.writeUInt32LE(parts.reduce((sum, { plain }) => sum + plain.length, 0) % 2 ** 32, 4);
  return Buffer.concat([HEADER, ...parts.map(({ packed }) => packed), trailer]);
}
