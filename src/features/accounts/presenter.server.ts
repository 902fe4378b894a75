import type { UserRow } from "#features/people/operations/read-user.server.ts";
import type { UserAnswer } from "./schema/answers.ts";

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
