import { createHash } from "node:crypto";
import type { Person } from "#shared/actor.ts";

/** A name of a sign-in that tells nothing about it: what a device keeps is called by it. */
export function signInMark({ signInId }: Pick<Person, "signInId">): string {
  return createHash("sha256").update(`device ${signInId}`).digest("base64url").slice(0, 16);
}
