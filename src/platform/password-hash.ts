import { type Argon2Parameters, argon2, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { Turns } from "./limits/turns.ts";

/** What Argon2id is told; `memory` in KiB. */
export interface Cost {
  readonly memory: number;
  readonly passes: number;
}

/** OWASP's floor (decision 0070). A hash names its own cost, so another one here keeps those made before valid. */
const COST: Cost = { memory: 19_456, passes: 2 };
const HASH_BYTES = 32;
const SALT_BYTES = 16;
const AT_ONCE = 2;
/** Below what a page waits for its answer. */
const LONGEST_WAIT_MS = 8_000;
/** A wrong password is told so long after its turn began: hashes of another cost, and of nobody, take as long. */
const REFUSED_AFTER_MS = 250;

const deriveArgon2 = promisify<"argon2id", Argon2Parameters, Buffer>(argon2);
const deriveScrypt = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const turns = new Turns(AT_ONCE, LONGEST_WAIT_MS);

/** What a hash tells of a password. */
export interface Proof {
  readonly isRight: boolean;
  /** The password at what one costs today, where it is right and its hash is of another cost. */
  readonly renewed: string | null;
}

/** Hashes of passwords: `$argon2id$v=19$m=…,t=…,p=1$salt$hash`, and of before `scrypt$N$r$p$salt$hash`. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Whether the password belongs to the hash; without a hash, or with an empty one, the same work is done and the answer is no. */
  isOf(password: string, stored: string | undefined): Promise<boolean>;
  /** The same, with a new hash for an old one. `isGone`: whether the asker has left, and need not be waited for. */
  prove(password: string, stored: string | undefined, isGone?: () => boolean): Promise<Proof>;
}

/** Hashes at what a password of this service costs; tests that are not about that pay less, and wait for nothing. */
export function createPasswords(cost: Cost = COST, refusedAfterMs: number = REFUSED_AFTER_MS): Passwords {
  const begun = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$`;
  // Stands for the password of an address nobody has, so that the answer takes as long.
  const nobody = `${begun}${text(randomBytes(SALT_BYTES))}$${text(Buffer.alloc(HASH_BYTES))}`;

  async function fresh(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    return `${begun}${text(salt)}$${text(await argon2Of(password, salt, cost))}`;
  }

  async function prove(password: string, stored: string | undefined, isGone?: () => boolean): Promise<Proof> {
    let from = 0;
    const proof = await turns.take(async () => {
      from = performance.now();
      const isRight = (await isHashOf(password, stored || nobody)) && Boolean(stored);
      return { isRight, renewed: isRight && !stored?.startsWith(begun) ? await fresh(password) : null };
    }, isGone);
    if (!proof.isRight) await pause(from + refusedAfterMs - performance.now());
    return proof;
  }

  return {
    hash: (password) => turns.take(() => fresh(password)),
    isOf: async (password, stored) => (await prove(password, stored)).isRight,
    prove,
  };
}

/** As Argon2 and others write bytes: without the signs that fill up. */
function text(bytes: Buffer): string {
  return bytes.toString("base64").replace(/=+$/, "");
}

function argon2Of(password: string, nonce: Buffer, cost: Cost): Promise<Buffer> {
  return deriveArgon2("argon2id", {
    message: password.normalize("NFC"),
    nonce,
    parallelism: 1,
    tagLength: HASH_BYTES,
    ...cost,
  });
}

async function isHashOf(password: string, stored: string): Promise<boolean> {
  const expected = Buffer.from(stored.slice(stored.lastIndexOf("$") + 1), "base64");
  const given = stored.startsWith("scrypt$")
    ? await scryptAgain(password, stored)
    : await argon2Again(password, stored);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function argon2Again(password: string, stored: string): Promise<Buffer> {
  const [, memory, passes, salt = ""] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$([^$]+)\$/.exec(stored) ?? [];
  return argon2Of(password, Buffer.from(salt, "base64"), { memory: Number(memory), passes: Number(passes) });
}

function scryptAgain(password: string, stored: string): Promise<Buffer> {
  const [, N, r, p, salt = ""] = stored.split("$");
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const maxmem = 2 * 128 * cost.N * cost.r;
  return deriveScrypt(password.normalize("NFC"), Buffer.from(salt, "base64url"), HASH_BYTES, { ...cost, maxmem });
}

function pause(ms: number): Promise<void> | undefined {
  return ms > 0 ? new Promise((resolve) => setTimeout(resolve, ms)) : undefined;
}
