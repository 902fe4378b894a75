import { formatDate, formatList } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolate } from "#platform/mail/isolate.ts";
import type { Person } from "#shared/actor.ts";
import { definite } from "#shared/definite.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { mayReadShared } from "../../access.ts";
import { environmentNames } from "../../tendencies/operations/read-content.server.ts";
import { areasOfAll } from "../rules.ts";
import { listSharedWithMe } from "./read-shared-result.server.ts";

const SHOWN = 3;

/** The newest results that somebody shows this advisor; null for everybody else, and without one. */
export async function sharedCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!mayReadShared(person)) return null;
  const { locale } = person;
  const shares = await listSharedWithMe(ctx, person, SHOWN);
  if (shares.length === 0) return null;
  const dayOf = (at: string) => isolate(formatDate(at, locale, ctx.config.site.timeZone, "dayMonth"));
  const names = environmentNames(ctx, locale);
  const unnamed = {
    title: m.scales_with_me_no_name({}, { locale }),
    why: m.scales_with_me_no_name_why({}, { locale }),
  };
  const codes = areasOfAll(shares.map(({ levels }) => levels));
  const list = formatList(
    codes.map((code) => definite(names[code], locale)),
    locale,
  );
  return {
    id: "scales-shared",
    title: m.scales_with_me_title({}, { locale }),
    items: shares.map(({ id, name, headline, takenAt }) => ({
      label: name ? `\u2068${name}\u2069` : headline,
      note: formatDate(takenAt, locale, ctx.config.site.timeZone),
      to: pathTo("sharedWithMe", {}, { share: id }),
    })),
    people: shares.map(({ id, name, headline, since, until, levels }) => ({
      ...(name ? { name } : { unnamed }),
      text: headline,
      note: m.scales_with_me_since({ from: dayOf(since), until: dayOf(until) }, { locale }),
      ...(levels && { branches: { levels, names } }),
      link: { label: m.scales_with_me_open({}, { locale }), to: pathTo("sharedWithMe", {}, { share: id }) },
    })),
    ...(codes.length > 0 && { areas: { codes, reason: m.scales_with_me_areas({ list }, { locale }) } }),
    action: { label: m.scales_with_me_all({}, { locale }), to: pathTo("sharedWithMe") },
  };
}
