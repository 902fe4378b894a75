import { z } from "zod";
import { DISPLAY, DISPLAY_KEYS } from "#shared/display.ts";

/** What of the display is chosen, one choice or all of them, and where to go on. */
export const displayBody = z
  .strictObject({
    theme: z.enum(DISPLAY.theme).optional(),
    text: z.enum(DISPLAY.text).optional(),
    motion: z.enum(DISPLAY.motion).optional(),
    data: z.enum(DISPLAY.data).optional(),
    /** Sent by the page of all choices, which shows itself again. */
    form: z.literal("whole").optional(),
    back: z.string().max(500).optional(),
  })
  .refine((form) => DISPLAY_KEYS.some((key) => form[key] !== undefined), { path: ["theme"], error: "required" });
