import type { Context } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import type { AgeBand, FirstMinorAge, KeepResults } from "../rules.ts";
import { readUser } from "./read-user.server.ts";
import { firstMinorOf } from "./say-age.server.ts";

/** What other rooms decide by and write to when the person does not ask themselves. */
export interface PersonFacts {
  readonly id: number;
  readonly isPlace: boolean;
  /** Activated and not shut. */
  readonly isActive: boolean;
  readonly email: string;
  readonly firstName: string;
  readonly locale: "ar" | "en";
  /** False where another service alone opens the account. */
  readonly hasPassword: boolean;
  readonly birthDate: string | null;
  readonly ageBand: AgeBand | null;
  readonly ageSaidAt: string | null;
  /** What was said first of a minor's age, unless it was a slip that was set right. */
  readonly firstMinor: FirstMinorAge | null;
  /** Whether the question about age was put already, whatever was answered. */
  readonly isAgeAsked: boolean;
  readonly keepResults: KeepResults;
}

/** The facts about one person, or null when there is none of this id. */
export async function readPersonFacts(ctx: Context, userId: number, db: Db = ctx.db): Promise<PersonFacts | null> {
  const user = await readUser(db, userId);
  if (!user) return null;
  return {
    id: user.id,
    isPlace: user.kind === "place",
    isActive: user.activated_at !== null && user.disabled_at === null,
    email: user.email,
    firstName: user.first_name,
    locale: user.locale,
    hasPassword: user.password_hash !== "",
    birthDate: user.birth_date,
    ageBand: user.age_band,
    ageSaidAt: user.age_said_at,
    firstMinor: firstMinorOf(user),
    isAgeAsked: user.scale_asked_at !== null || user.birth_date !== null || user.age_band !== null,
    keepResults: user.keep_results,
  };
}
