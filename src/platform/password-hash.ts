import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { AppError } from "./errors.ts";

/** 32 MiB and some 60–100 ms of one core; a hash names its own cost, so raising it here keeps old ones valid. */
const COST = { N: 2 ** 15, r: 8, p: 1 } as const;
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

function scryptOf(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  const maxmem = 2 * 128 * cost.N * cost.r;
  return inTurn(() => derive(password.normalize("NFC"), salt, HASH_BYTES, { ...cost, maxmem }));
}

/** `scrypt$N$r$p$salt$hash` of a password. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const hash = await scryptOf(password, salt, COST);
  return ["scrypt", COST.N, COST.r, COST.p, salt.toString("base64url"), hash.toString("base64url")].join("$");
}

/** Stands for the password of an address nobody has, so that the answer takes as long. */
const NOBODY = `scrypt$${COST.N}$${COST.r}$${COST.p}$${randomBytes(16).toString("base64url")}$${"A".repeat(43)}`;

/** Whether the password belongs to the hash; without a hash, or with an empty one, the same work is done and the answer is no. */
export async function isPasswordOf(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt = "", hash = ""] = (stored || NOBODY).split("$");
  const expected = Buffer.from(hash, "base64url");
  const given = await scryptOf(password, Buffer.from(salt, "base64url"), { N: Number(N), r: Number(r), p: Number(p) });
  return given.length === expected.length && timingSafeEqual(given, expected) && Boolean(stored);
}
