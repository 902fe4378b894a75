import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject } from "node:crypto";
import { LRUCache } from "lru-cache";
import { CLOCK_SKEW_MS } from "#shared/clock-skew.ts";
import type { Context } from "./context.ts";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

interface Sealed {
  readonly from?: number;
  readonly ends: number | null;
  readonly value: unknown;
}

type Sealer = Pick<Context, "secret" | "random" | "clock">;

const keys = new LRUCache<string, KeyObject>({ max: 200 });

/** One key for each purpose, so that what was sealed for one cannot be opened as another. Most purposes come with every request. */
function keyFor({ secret }: Pick<Context, "secret">, purpose: string): KeyObject {
  const name = `${secret} ${purpose}`;
  const known = keys.get(name);
  if (known) return known;
  const key = createSecretKey(Buffer.from(hkdfSync("sha256", secret, "wijha seal", purpose, 32)));
  keys.set(name, key);
  return key;
}

/** Text nobody outside can read or change: JSON of `value` under the service's secret. `seconds` (when given) is how long it opens. */
export function seal(ctx: Sealer, purpose: string, value: unknown, seconds?: number): string {
  const nonce = ctx.random.bytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keyFor(ctx, purpose), nonce);
  const from = ctx.clock.now().getTime();
  const ends = seconds === undefined ? null : from + seconds * 1000;
  const body = Buffer.concat([cipher.update(JSON.stringify({ from, ends, value }), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

/** What was sealed for this purpose; null when it was not, was changed, or has run out. */
export function unseal(ctx: Pick<Context, "secret" | "clock">, purpose: string, sealed: string): unknown {
  const bytes = Buffer.from(sealed, "base64url");
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  try {
    const decipher = createDecipheriv(ALGORITHM, keyFor(ctx, purpose), bytes.subarray(0, NONCE_BYTES));
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    const { from = 0, ends, value } = JSON.parse(text.toString("utf8")) as Sealed;
    const now = ctx.clock.now().getTime();
    return ends === null || (ends > now && from <= now + CLOCK_SKEW_MS) ? value : null;
  } catch {
    return null;
  }
}
