import { z } from "zod";

/** What the page of devices sends. */
export const signInsForm = z.strictObject({
  intent: z.enum(["one", "others", "all"]),
  id: z.string().max(100).optional(),
});

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
