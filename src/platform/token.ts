import { createHash } from "node:crypto";
import type { Context } from "./context.ts";

const DOCUMENT_ID = /^[\w-]{1,64}$/;
const TOKEN = /^[\w-]{43}$/;

/** A new random token of 256 bits, for a sign-in or a link. */
export function newToken(ctx: Pick<Context, "random">): string {
  return ctx.random.bytes(32).toString("base64url");
}

/** What is kept of a token. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

/** Whether text has the form of our tokens. */
export function isToken(text: string): boolean {
  return TOKEN.test(text);
}

/** Whether text can be the name of a record; PostgreSQL faults on what holds a null byte. */
export function isDocumentId(text: string): boolean {
  return DOCUMENT_ID.test(text);
}

/** A name for a record that cannot be guessed, in the form clients of Strapi know: 24 of a–z and 0–9. */
export function newDocumentId(ctx: Pick<Context, "random">): string {
  return BigInt(`0x${ctx.random.bytes(32).toString("hex")}`)
    .toString(36)
    .padStart(24, "0")
    .slice(-24);
}
