import type { Context } from "#platform/context.ts";
import { correlateProfiles } from "../../engine/rules.ts";
import { type KnownOccupation, occupations } from "../../tendencies/operations/read-content.server.ts";
import { type Profile, valuesOf } from "../../tendencies/rules.ts";
import type { Ranked } from "../rules/pick-eight.ts";

/** Alike in whatever language it is asked for: titles decide between equal ones. */
const ORDER_LOCALE = "en";
const keyOf = (r: number) => Math.round(r * 1e9);

interface Known extends Ranked {
  readonly item: KnownOccupation;
}

/** Every profession of a kind by how near it is to a profile, far ones too; the order that a match of full profiles has. */
export function rankAll(ctx: Context, profile: Profile, { isShort }: Pick<KnownOccupation, "isShort">): Known[] {
  const own = valuesOf(profile);
  return occupations(ctx, ORDER_LOCALE)
    .filter((one) => one.isShort === isShort)
    .flatMap((item) => {
      const found = correlateProfiles(own, valuesOf(item.riasec));
      return found ? [{ id: item.id, r: found.r, item }] : [];
    })
    .sort(nearestFirst);
}

function nearestFirst(a: Known, b: Known): number {
  const zone = ({ item }: Known) => item.jobZone ?? 9;
  const name = ({ item }: Known) => `${item.title}\n${item.id}`;
  return keyOf(b.r) - keyOf(a.r) || zone(a) - zone(b) || (name(a) < name(b) ? -1 : 1);
}
