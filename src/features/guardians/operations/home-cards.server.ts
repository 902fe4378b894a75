import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { findConsent } from "../store/consents.server.ts";
import { mayKeepResults } from "./may-keep-results.server.ts";
import { listGuardianships } from "./read-standing.server.ts";

/** What a pupil waits for: an objection to be settled, or a confirmation. */
export async function waitingCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (person.isPlace) return null;
  const keeping = await mayKeepResults(ctx, person);
  const words = { locale: person.locale };
  const action = { label: m.guardians_card_action({}, words), to: pathTo("accountGuardian") };
  if (keeping === "hidden") {
    const row = await findConsent(ctx.db, person.id);
    const text = row?.pupil_agreed_at
      ? m.guardians_card_hidden_waiting({}, words)
      : m.guardians_card_hidden_text({}, words);
    return { id: "guardians-waiting", title: m.guardians_hidden_title({}, words), text, action };
  }
  const row = keeping === "try" ? await findConsent(ctx.db, person.id) : undefined;
  if (!row?.email) return null;
  const text = m.guardians_card_confirm_text({}, words);
  return { id: "guardians-waiting", title: m.guardians_card_confirm_title({}, words), text, action };
}

/** The pupils a guardian may look at. */
export async function familyCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (person.isPlace) return null;
  const { asGuardian } = await listGuardianships(ctx, person);
  const words = { locale: person.locale };
  if (asGuardian.length === 0) return null;
  return {
    id: "guardians-family",
    title: m.guardians_family_title({}, words),
    text: m.guardians_card_family_text({ count: asGuardian.length }, words),
    action: { label: m.guardians_card_family_action({}, words), to: pathTo("accountFamily") },
  };
}
