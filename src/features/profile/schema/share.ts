import { z } from "zod";
import type { HomeLink } from "#shared/home-card.ts";
import { SHARE_DAYS, SHARE_SECTIONS, type ShareSection } from "../rules/share.ts";
import type { Network } from "../rules.ts";

/** Sections that are ticked, one a line as forms join them. */
const sections = z
  .string("profile_share_none")
  .max(400)
  .transform((text) => text.split("\n"))
  .pipe(z.array(z.enum(SHARE_SECTIONS)));
const days = z
  .string()
  .transform(Number)
  .pipe(z.literal([...SHARE_DAYS]));

/** What the screen of sharing sends. */
export const shareForm = z.discriminatedUnion("act", [
  z.strictObject({ act: z.literal("make"), sections, days }),
  z.strictObject({ act: z.literal("save"), sections, days: z.union([z.literal("keep"), days]) }),
  z.strictObject({ act: z.literal("anew") }),
  z.strictObject({ act: z.literal("end") }),
]);
export type ShareForm = z.output<typeof shareForm>;
export const SHARE_ACTS = ["make", "save", "anew", "end"] as const;
export type ShareAct = (typeof SHARE_ACTS)[number];

/** How somebody's page to share stands. */
export interface ShareView {
  /** Only who is surely of age may. */
  readonly isAllowed: boolean;
  readonly sections: readonly { readonly id: ShareSection; readonly isShown: boolean; readonly isEmpty: boolean }[];
  /** Null while there is none. */
  readonly link: { readonly address: string; readonly path: string; readonly qr: string } | null;
  readonly expiresAt: string | null;
  readonly isOver: boolean;
}

/** A line of a shared page; a record of the library leads to its page. */
export interface SharedItem {
  readonly title: string;
  readonly to: string | null;
  readonly note?: string;
}

/** What a shared page shows: nothing stands in it that was not chosen. */
export interface SharedProfile {
  readonly name: string;
  /** Whether its owner looks at it. */
  readonly isOwn: boolean;
  readonly expiresAt: string;
  readonly about: {
    readonly summary: string | null;
    readonly biography: string | null;
    readonly place: string | null;
  } | null;
  readonly aims: {
    readonly goals: readonly string[];
    readonly interests: readonly string[];
    readonly jobs: readonly SharedItem[];
  } | null;
  readonly skills: readonly SharedItem[] | null;
  readonly studies: readonly SharedItem[] | null;
  readonly work: {
    readonly line: string | null;
    readonly experience: readonly {
      readonly title: string;
      readonly place: string;
      readonly from: string;
      readonly to: string | null;
      readonly text: string | null;
    }[];
    readonly businesses: readonly { readonly name: string; readonly what: string; readonly link: string | null }[];
  } | null;
  readonly links: readonly (HomeLink & { readonly network: Network })[] | null;
  readonly result: {
    readonly environments: readonly string[];
    readonly clarity: string;
    readonly takenAt: string;
  } | null;
}
