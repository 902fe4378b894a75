import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { hasAccount, type Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { readGuardianNews } from "./describe-standing.server.ts";
import { readChildren } from "./read-standing.server.ts";

/** What was sent to a pupil's guardian, what was answered, and whose turn it is. */
export async function waitingCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  const news = await readGuardianNews(ctx, person);
  if (!news) return null;
  const words = { locale: person.locale };
  return {
    id: "guardians-waiting",
    title: m.guardians_card_title({}, words),
    text: [news.sent, news.answer, `${m.guardians_stand_turn_label({}, words)}: ${news.turn}`]
      .filter(Boolean)
      .join(" "),
    action: { label: m.guardians_card_action({}, words), to: pathTo("accountGuardian") },
  };
}

/** The pupils a guardian may look at. */
export async function familyCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!hasAccount(person)) return null;
  const children = await readChildren(ctx, person);
  const words = { locale: person.locale };
  if (children.length === 0) return null;
  return {
    id: "guardians-family",
    title: m.guardians_family_title({}, words),
    text: m.guardians_card_family_text({ count: children.length }, words),
    // What waits for the guardian's word comes first.
    items: children
      .toSorted((a, b) => Number(b.isHidden) - Number(a.isHidden))
      .map(({ name, documentId, isHidden }) => ({
        label: name,
        to: `${pathTo("accountFamily")}#pupil-${documentId}`,
        ...(isHidden && { note: m.guardians_card_family_waits({}, words) }),
      })),
    action: { label: m.guardians_card_family_action({}, words), to: pathTo("accountFamily") },
  };
}
