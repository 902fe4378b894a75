import { z } from "zod";
import { emailField } from "#features/people/schema.ts";
import { ROLES } from "#shared/actor.ts";

/** The body of POST /users-permissions/roles. */
export const roleBody = z.strictObject({
  email: emailField,
  role: z.enum(ROLES, "choice_unknown"),
  given: z.boolean(),
});
export type RoleChange = z.output<typeof roleBody>;
