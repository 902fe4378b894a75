import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { mayDecideApplications } from "../access.ts";
import { countApplications } from "../store.server.ts";

/** How many applications wait; null for who does not decide any. */
export async function applicationsCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!mayDecideApplications(person)) return null;
  const count = (await countApplications(ctx.db)).get("waiting") ?? 0;
  if (count === 0) return null;
  const words = { locale: person.locale };
  return {
    id: "applications",
    title: m.applications_home_title({}, words),
    text: m.applications_home_waiting({ count }, words),
    action: { label: m.applications_home_action({}, words), to: pathTo("adminApplications") },
  };
}
