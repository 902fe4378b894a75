import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import type { Environment } from "#shared/environments.ts";
import type { Instrument } from "../../engine/schema/instrument.ts";
import { TENDENCIES } from "../../rules.ts";
import { environmentNames } from "../../tendencies/operations/read-content.server.ts";
import { statementsOf } from "../../tendencies/schema.ts";
import { leavesOf } from "../rules/leaves.ts";
import type { Branches, Names } from "../schema.ts";

/** The environment each item counts to, in order; null for every scale that knows none. */
export function environmentsOf(body: Instrument): readonly Environment[] | null {
  return body.scale === TENDENCIES ? statementsOf(body).map(({ environment }) => environment) : null;
}

export function namesOf(ctx: Context, locale: Locale): Names {
  return environmentNames(ctx, locale);
}

/** What has grown of the answers given so far. */
export function branchesOf(
  ctx: Context,
  body: Instrument,
  locale: Locale,
  answers: Readonly<Record<string, string>>,
): Branches | null {
  const environments = environmentsOf(body);
  if (!environments) return null;
  const given = body.items.map(({ id }, at) => [environments[at], answers[id]?.[0]] as const);
  return { names: namesOf(ctx, locale), leaves: leavesOf(given) };
}
