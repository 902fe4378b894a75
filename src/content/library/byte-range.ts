import type { ByteRange } from "#platform/files/port.ts";

/** The part a `Range` header asks for: null for the whole, "none" when the file has no such part. */
export function rangeOf(header: string | undefined, size: number): ByteRange | "none" | null {
  // Several parts at once, or another unit, may be answered with the whole.
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return null;
  const [from, to] = [match[1] ?? "", match[2] ?? ""];
  if (from === "")
    return Number(to) === 0 || size === 0 ? "none" : { first: Math.max(0, size - Number(to)), last: size - 1 };
  const [first, last] = [Number(from), to === "" ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== "" && Number(to) < first) return null;
  return first >= size ? "none" : { first, last };
}
