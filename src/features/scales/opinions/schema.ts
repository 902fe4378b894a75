import { z } from "zod";

/** What is said of a profession. */
export const OPINIONS = ["like", "not"] as const;
export type Opinion = (typeof OPINIONS)[number];
/** Where it was said: beside a result, in its longer list, or of the eight that are asked about. */
export const SAID_IN = ["result", "more", "eight"] as const;
export type SaidIn = (typeof SAID_IN)[number];

const job = z.string().regex(/^[a-z0-9]{1,40}$/, "scales_opinions_job");

/** A press beside a profession; "none" takes back what was said. */
export const opinionForm = z.strictObject({
  intent: z.literal("opinion"),
  job,
  opinion: z.enum([...OPINIONS, "none"], { error: "scales_choose" }),
  saidIn: z.enum(["result", "more"]),
});

/** The same of one of the eight. */
export const eightForm = opinionForm.pick({ job: true, opinion: true });

/** The API's body; null takes back what was said. */
export const opinionBody = z.strictObject({ job, opinion: z.enum(OPINIONS).nullable() });

/** One of the eight, without a word of how near it is. */
export interface EightJob {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly locale: "ar" | "en";
  readonly summary: string;
  readonly scene: string;
  readonly environment: string;
  readonly opinion: Opinion | null;
}

export interface EightView {
  readonly attempt: string;
  readonly jobs: readonly EightJob[];
}

/** How often a group of professions was liked, with the bounds of 95 %. */
export interface Rate {
  readonly said: number;
  readonly liked: number;
  readonly share: number;
  readonly from: number;
  readonly to: number;
}

/** How often the nearest professions were liked, and the others of the eight; null for fewer people than keep each of them unknown. */
export interface HitRate {
  readonly people: number;
  readonly rates: { readonly top: Rate; readonly rest: Rate } | null;
}
