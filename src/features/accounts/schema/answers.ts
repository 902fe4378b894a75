import { z } from "zod";
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
export type UserAnswer = z.output<typeof userAnswer>;

/** The same with the parts that were asked for; other features add theirs. */
export const meAnswer = userAnswer
  .extend({
    role: z.strictObject({ type: z.literal("authenticated"), names: z.array(z.enum(ROLES)) }).optional(),
  })
  .catchall(z.unknown());
export type MeAnswer = z.output<typeof meAnswer>;
