import { z } from "zod";
import { emailField } from "#features/people/schema.ts";
import type { Environment } from "#shared/environments.ts";
import type { shareRefusal } from "../access.ts";
import type { ScoreReading } from "../tendencies/rules.ts";
import type { EnvironmentWords } from "../tendencies/schema/result.ts";
import { type Levels, RESULT_DAYS, SHOWN_PARTS, type ShownPart } from "./rules.ts";

/** Parts that are ticked, one a line as forms join them. */
const tickedParts = z
  .string()
  .max(100)
  .default("")
  .transform((text) => text.split("\n").filter(Boolean))
  .pipe(z.array(z.enum(SHOWN_PARTS, "choice_unknown")));
const formDays = z
  .string()
  .max(4)
  .transform(Number)
  .pipe(z.literal([...RESULT_DAYS], "choice_unknown"));
const make = { act: z.literal("make"), shows: tickedParts, days: formDays };

/** What the screen of sharing sends; without scripts the address stands there for a link too. */
export const shareForm = z.union([
  z.discriminatedUnion("with", [
    z.strictObject({ ...make, with: z.literal("link"), email: z.string().max(500).optional() }),
    z.strictObject({ ...make, with: z.literal("advisor"), email: emailField }),
  ]),
  z.strictObject({ act: z.literal("end"), share: z.string().max(100) }),
]);

const body = {
  shows: z.array(z.enum(SHOWN_PARTS, "choice_unknown")).max(SHOWN_PARTS.length).default([]),
  days: z.literal([...RESULT_DAYS], "choice_unknown"),
};

/** The same as a program says it. */
export const shareBody = z.discriminatedUnion("with", [
  z.strictObject({ ...body, with: z.literal("link") }),
  z.strictObject({ ...body, with: z.literal("advisor"), email: emailField }),
]);

/** What is shared, with whom, and for how long. */
export interface NewShare {
  readonly with: "link" | "advisor";
  readonly email?: string | undefined;
  readonly shows: readonly ShownPart[];
  readonly days: number;
}

/** One link or advisor, as its owner sees it. */
export interface ShareLine {
  readonly id: string;
  /** The advisor's name; null for a link. */
  readonly advisor: string | null;
  readonly shows: readonly ShownPart[];
  readonly madeAt: string;
  readonly expiresAt: string;
  readonly isOver: boolean;
  readonly openedAt: string | null;
  readonly openedCount: number;
}

/** A new link, the one time it is known. */
export interface MadeLink {
  readonly address: string;
  readonly path: string;
  readonly picture: string;
}

/** Why a result cannot be shown to others now, and in words. */
export interface Hindrance {
  readonly code: NonNullable<ReturnType<typeof shareRefusal>>;
  readonly text: string;
}

/** How the sharing of one result stands. */
export interface SharesView {
  readonly attempt: string;
  /** The result in a few words; null while it is hidden. */
  readonly result: string | null;
  readonly hindrance: Hindrance | null;
  readonly isFlat: boolean;
  /** What may be ticked: no minor's name, and no professions where none are listed. */
  readonly parts: readonly ShownPart[];
  readonly isFull: boolean;
  readonly shares: readonly ShareLine[];
}

/** A profession that is near, or to try. */
export interface SharedJob {
  readonly slug: string;
  readonly title: string;
  readonly locale: "ar" | "en";
}

/** What a reader of a shared result sees: nothing stands in it that was not chosen. */
export interface SharedResult {
  readonly id: string;
  readonly kind: "clear" | "leaning" | "flat";
  /** Whether any environment leads, which a clear result may lack. */
  readonly isLed: boolean;
  /** The result in a few words. */
  readonly headline: string;
  readonly takenAt: string;
  readonly until: string;
  readonly name: string | null;
  /** Whether its owner looks at it. */
  readonly isOwn: boolean;
  readonly environments: readonly EnvironmentWords[];
  readonly levels: Levels;
  readonly jobs: readonly { readonly environment: Environment | null; readonly jobs: readonly SharedJob[] }[] | null;
  readonly scores: {
    readonly order: readonly Environment[];
    readonly scores: Readonly<Record<Environment, ScoreReading>>;
  } | null;
}

/** One line of what is shared with an advisor. */
export interface SharedWithMe {
  readonly id: string;
  readonly name: string | null;
  readonly headline: string;
  readonly takenAt: string;
  readonly since: string;
  readonly until: string;
  /** By their order, as the result itself shows them. */
  readonly levels: Levels;
  readonly shows: readonly ShownPart[];
}
