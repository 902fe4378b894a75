import { createHmac } from "node:crypto";
import type { Context } from "#platform/context.ts";
import { CLASS_CODE_LENGTH, checkLetter, codeFrom, PAPER_CODE_RANDOM } from "../rules.ts";

/** A class code nobody can guess in the time it is good for. */
export function newClassCode(ctx: Context): string {
  return codeFrom(ctx.random.bytes(CLASS_CODE_LENGTH));
}

/** A paper code: 55 random bits and a letter that finds slips of the pen. */
export function newPaperCode(ctx: Context): string {
  const code = codeFrom(ctx.random.bytes(PAPER_CODE_RANDOM));
  return code + checkLetter(code);
}

/** What is kept of a paper code. Keyed: a stolen table alone does not let anybody try codes against it. */
export function paperHash(ctx: Pick<Context, "secret">, code: string): string {
  return createHmac("sha256", ctx.secret).update(`paper code ${code}`).digest("base64url");
}
