import { z } from "zod";
import { emailField } from "#features/people/schema.ts";
import { ROLES } from "#shared/actor.ts";

/** What proves that it is the administrator who asks: the password, and a code where their account asks for one. */
const proof = {
  currentPassword: z.string().max(500, "password_long").optional(),
  code: z.string().max(100, "too_long").optional(),
};

/** The body of POST /users-permissions/roles. */
export const roleBody = z.strictObject({
  email: emailField,
  role: z.enum(ROLES, "choice_unknown"),
  given: z.boolean(),
  ...proof,
});
type RoleInput = z.output<typeof roleBody>;
export type RoleChange = Pick<RoleInput, "email" | "role" | "given">;
export type Proof = Pick<RoleInput, keyof typeof proof>;

/** The body of POST /users-permissions/blocks. */
export const blockBody = z.strictObject({ email: emailField, blocked: z.boolean(), ...proof });
export type BlockChange = z.output<typeof blockBody>;
