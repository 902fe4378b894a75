import { z } from "zod";
import type { UserRow } from "#features/people/operations/read-user.server.ts";
import { ACCOUNT_TYPES, ROLES } from "#shared/actor.ts";

/** A person's own record on the wire. */
export const userAnswer = z.strictObject({
  id: z.int(),
  username: z.string(),
  email: z.string(),
  provider: z.enum(["google", "local"]),
  confirmed: z.boolean(),
  blocked: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  firstname: z.string(),
  lastname: z.string(),
  account_type: z.enum(ACCOUNT_TYPES),
});
type UserAnswer = z.output<typeof userAnswer>;

/** The same with the parts that were asked for; other features add theirs. */
export const meAnswer = userAnswer
  .extend({
    role: z.strictObject({ type: z.literal("authenticated"), names: z.array(z.enum(ROLES)) }).optional(),
  })
  .catchall(z.unknown());
export type MeAnswer = z.output<typeof meAnswer>;

/** Chosen fields only, never the row. */
export function presentUser(user: UserRow): UserAnswer {
  return {
    id: user.id,
    username: user.email,
    email: user.email,
    // Only somebody the provider vouched for has an account without a password.
    provider: user.password_hash === "" && user.kind === "account" ? "google" : "local",
    confirmed: user.activated_at !== null,
    blocked: user.disabled_at !== null,
    createdAt: user.created_at,
    updatedAt: user.updated_at,
    firstname: user.first_name,
    lastname: user.last_name,
    account_type: user.account_type,
  };
}
