/**
 * The same bytes in memory of just their length. What is kept must be so: Node cuts small buffers out of slabs of 64 kB, and what it
 * compresses out of blocks of 16 kB, and one that is kept keeps the whole slab.
 */
export function exactBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const exact = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(exact);
  return exact;
}
