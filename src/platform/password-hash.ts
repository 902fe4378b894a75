import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { AppError } from "./errors.ts";

/** What scrypt is told. */
export interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** 32 MiB and some 60–100 ms of one core; a hash names its own cost, so raising it here keeps old ones valid. */
const COST: Cost = { N: 2 ** 15, r: 8, p: 1 };
const HASH_BYTES = 32;
const AT_ONCE = 2;
const MOST_WAITING = 120;
const RETRY_AFTER = 5;

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const waiting: (() => void)[] = [];
let running = 0;

/** Keeps memory and cores bounded: two at once, a line of limited length behind them. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new AppError("unavailable", { retryAfter: RETRY_AFTER });
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

function scryptOf(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const maxmem = 2 * 128 * cost.N * cost.r;
  return inTurn(() => derive(password.normalize("NFC"), salt, HASH_BYTES, { ...cost, maxmem }));
}

/** Hashes of passwords: `scrypt$N$r$p$salt$hash`. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash; without a hash, or with an empty one, the same work is done and the answer is no. */
  isOf(password: string, stored: string | undefined): Promise<boolean>;
}

/** Hashes at what a password of this service costs; tests that are not about that pay less. */
export function createPasswords(cost: Cost = COST): Passwords {
  const begun = (salt: Buffer) => ["scrypt", cost.N, cost.r, cost.p, salt.toString("base64url")].join("$");
  // Stands for the password of an address nobody has, so that the answer takes as long.
  const nobody = `${begun(randomBytes(16))}$${"A".repeat(43)}`;
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return `${begun(salt)}$${(await scryptOf(password, salt, cost)).toString("base64url")}`;
    },
    async isOf(password, stored) {
      const [, N, r, p, salt = "", hash = ""] = (stored || nobody).split("$");
      const expected = Buffer.from(hash, "base64url");
      const named = { N: Number(N), r: Number(r), p: Number(p) };
      const given = await scryptOf(password, Buffer.from(salt, "base64url"), named);
      return given.length === expected.length && timingSafeEqual(given, expected) && Boolean(stored);
    },
  };
}
