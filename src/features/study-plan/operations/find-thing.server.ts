import { headingOf } from "#content/feminine-title.ts";
import type { Item } from "#content/readers.ts";
import { sceneOfRecord } from "#content/scenes.server.ts";
import { languageOf } from "#content/shown-record.ts";
import { TYPE_LABELS } from "#content/type-labels.ts";
import { findRecord } from "#features/favorites/operations/find-record.server.ts";
import { hitAddress } from "#features/search/rules/hit-address.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { savedAddress } from "#shared/saved-address.ts";
import { pathTo } from "#shared/screens.ts";
import { composeOwnScene } from "#ui/drawings/compose-scene.ts";

/** Something of the site that a plan can name. */
export interface Thing {
  /** As an item keeps it: type/id. */
  readonly record: string;
  readonly title: string;
  /** A profession for women and men, as it stands beside its drawing. */
  readonly heading?: string;
  readonly to: string;
  readonly kind: string;
  readonly otherLocale?: Locale;
}

const SCALES = {
  tendencies: { words: m.study_plan_scale_tendencies, to: pathTo("careerTest") },
  eta: { words: m.study_plan_scale_eta, to: pathTo("eta") },
} as const;
const OF_SCALE = "scale/";

/** What is shown at an address; null for what no plan can name. */
export function thingAt(ctx: Context, actor: Actor, address: string): Thing | null {
  const at = savedAddress(address);
  const scale = Object.entries(SCALES).find(([, { to }]) => to === at);
  if (scale) return thingOf(ctx, actor, OF_SCALE + scale[0]);
  const found = findRecord(ctx, actor, at);
  return found && thingOf(ctx, actor, `${found.type}/${found.item.documentId}`);
}

/** What an item names; null for what is no longer published. */
export function thingOf(ctx: Context, actor: Pick<Actor, "locale">, record: string): Thing | null {
  const { locale } = actor;
  if (record.startsWith(OF_SCALE)) {
    const scale = SCALES[record.slice(OF_SCALE.length) as keyof typeof SCALES];
    return scale
      ? { record, title: scale.words({}, { locale }), to: scale.to, kind: m.study_plan_kind_scale({}, { locale }) }
      : null;
  }
  const found = findRecord(ctx, actor as Actor, record.slice(record.indexOf("/") + 1));
  if (!found) return null;
  const { type, item } = found;
  return {
    record,
    title: item.title,
    ...(type === "job" && { heading: headingOf(item as Item<"job">, locale) }),
    to: hitAddress(type, item.slug),
    kind: TYPE_LABELS[type]({}, { locale }),
    ...languageOf(item, locale),
  };
}

/** A goal in own words: a way that is still looked for. */
const ON_THE_WAY = ["oldtown", "compassrose", "route"];

/** What the picture of a goal shows: the scene of what it is about, where it is about something of the site. */
export function sceneOfGoal(
  ctx: Context,
  { locale }: Pick<Actor, "locale">,
  id: string,
  record: string | null,
): string {
  const found = record && findRecord(ctx, { locale } as Actor, record.slice(record.indexOf("/") + 1));
  return found ? sceneOfRecord(ctx, found.type, found.item) : composeOwnScene(id, ON_THE_WAY);
}
