import type { UserRow } from "#features/people/operations/read-user.server.ts";

/** A person's own record on the wire: chosen fields only, never the row. */
export function presentUser(user: UserRow) {
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

/** What a person said about themself, as far as they said it. */
export function profileOf(user: UserRow) {
  return {
    gender: user.gender,
    dob: user.birth_date,
    age_band: user.age_band,
    grade: user.grade,
    keep_results: user.keep_results,
  };
}

export type MeAnswer = ReturnType<typeof presentUser> & Record<string, unknown>;
