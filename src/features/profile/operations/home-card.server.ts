import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { hasAccount, type Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { INVITED_BELOW } from "../rules/completeness.ts";
import { findProfile } from "../store/profiles.server.ts";
import { welcomeCard } from "./answer-welcome.server.ts";
import { countSteps } from "./count-steps.server.ts";
import { readProfile } from "./read-profile.server.ts";

/** Invites to go on with a profile that says little yet, until it says enough or the card is put away. */
export async function profileCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!hasAccount(person)) return null;
  // One thing is asked for at a time.
  if (await welcomeCard(ctx, person)) return null;
  if ((await findProfile(ctx.db, person.id))?.card_closed_at) return null;
  const { steps, done } = await countSteps(ctx, person, await readProfile(ctx, person));
  const next = steps.find(({ isDone }) => !isDone);
  if (!next || done >= steps.length * INVITED_BELOW) return null;
  const words = { locale: person.locale };
  return {
    id: "profile",
    title: m.profile_card_title({}, words),
    text: next.benefit,
    action: { label: m.profile_card_action({}, words), to: next.to },
    dismissal: { label: m.profile_card_close({}, words), to: pathTo("profile"), act: "close-card" },
  };
}
