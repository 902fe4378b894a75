import { z } from "zod";
import { ERROR_CODES, type ErrorCode } from "#platform/errors.ts";

const CODES = Object.keys(ERROR_CODES) as ErrorCode[];
const NAMES = [...new Set(Object.values(ERROR_CODES).map(({ name }) => name))];
const CODE_OF_A_FIELD = /^[a-z][a-z0-9_]*$/;

/** What every refusal of the API looks like. */
export const refusalAnswer = z.strictObject({
  data: z.null(),
  error: z.strictObject({
    status: z.int().min(400).max(599),
    name: z.enum(NAMES),
    message: z.string().min(1),
    details: z.strictObject({
      code: z.enum(CODES),
      errors: z
        .array(
          z.strictObject({
            path: z.array(z.string()).min(1),
            message: z.string().min(1),
            name: z.literal("ValidationError"),
            code: z.string().regex(CODE_OF_A_FIELD),
          }),
        )
        .min(1)
        .optional(),
      reference: z.string().optional(),
      call: z.string().optional(),
      key: z.string().optional(),
      path: z.string().optional(),
      missing: z.array(z.string()).optional(),
      reason: z.string().optional(),
      version: z.string().optional(),
      page: z.string().optional(),
    }),
  }),
});
export type RefusalAnswer = z.output<typeof refusalAnswer>;
