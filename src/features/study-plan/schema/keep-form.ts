import { z } from "zod";

/** Subjects to keep, as the address writes them; empty: none any more. */
export const keepForm = z.strictObject({ subjects: z.string().max(2000) });
