import { z } from "zod";
import { emailField } from "#features/accounts/schema.ts";
import { ROLES } from "#shared/actor.ts";

/** What the page of devices sends. */
export const signInsForm = z.strictObject({
  intent: z.enum(["one", "others", "all"]),
  id: z.string().max(100).optional(),
});

/** The body of POST /users-permissions/roles. */
export const roleBody = z.strictObject({
  email: emailField,
  role: z.enum(ROLES, "choice_unknown"),
  given: z.boolean(),
});
export type RoleChange = z.output<typeof roleBody>;

/** One of the own sign-ins. */
export interface OwnSignIn {
  /** Names it without being usable. */
  readonly id: string;
  /** The browser and system in words, "" when neither is known. */
  readonly device: string;
  readonly method: string;
  readonly createdAt: string;
  readonly lastUsedAt: string;
  readonly isThis: boolean;
}
