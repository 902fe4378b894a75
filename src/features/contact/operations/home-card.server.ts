import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { mayAnswerMessages } from "../access.ts";
import { countMessages } from "../store.server.ts";

/** How many messages wait for an answer, and for how many of them it is late; null for who does not answer any. */
export async function messagesCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!mayAnswerMessages(person)) return null;
  const { states, late } = await countMessages(ctx.db, ctx.clock.now().toISOString());
  const count = states.get("open") ?? 0;
  if (count === 0) return null;
  const words = { locale: person.locale };
  const waiting = m.contact_home_waiting({ count }, words);
  return {
    id: "contact-messages",
    title: m.contact_home_title({}, words),
    text: late > 0 ? `${waiting} ${m.contact_home_late({ count: late }, words)}` : waiting,
    action: { label: m.contact_home_action({}, words), to: pathTo("adminMessages") },
  };
}
