import { AppError } from "#platform/errors.ts";

const utf8 = new TextDecoder("utf-8", { fatal: true });
/** What decoders put in the place of bytes that are no UTF-8. */
const REPLACED = "\ufffd";

/** Bytes as text; another encoding than UTF-8 is refused, for its letters would be kept as garbage. */
export function readUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new AppError("bad_json");
  }
}

/** The fields of a urlencoded body in their order, as strictly. */
export function readPairs(bytes: Uint8Array): [string, string][] {
  const pairs = [...new URLSearchParams(readUtf8(bytes))];
  if (pairs.some((pair) => pair.join("").includes(REPLACED))) throw new AppError("bad_json");
  return pairs;
}
