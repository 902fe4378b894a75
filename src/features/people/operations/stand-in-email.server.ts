import { createHmac } from "node:crypto";
import type { Context } from "#platform/context.ts";

/**
 * Where the service hides whether an address is taken, a sign-up with a taken one waits under this name, to which no mail goes: it behaves
 * like any other, and is deleted like any that nobody activates.
 */
export function standInEmail({ secret }: Pick<Context, "secret">, email: string): string {
  const name = createHmac("sha256", secret).update(`stand-in ${email}`).digest("hex").slice(0, 32);
  return `waiting-${name}@sign-up.invalid`;
}
