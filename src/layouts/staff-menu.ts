import { mayRunDesks } from "#features/advisor/access.ts";
import { mayDecideApplications } from "#features/applications/access.ts";
import { mayAnswerMessages } from "#features/contact/access.ts";
import { mayReadWishes } from "#features/jobs/access.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Actor } from "#shared/actor.ts";
import type { ScreenId } from "#shared/screens.ts";

interface StaffScreen {
  readonly id: ScreenId;
  readonly words: () => string;
  /** Who may, as the feature's `access.ts` says. */
  readonly may: (actor: Actor) => boolean;
}

/** The staff screens in their order; a feature adds its own line here. */
export const STAFF_SCREENS: readonly StaffScreen[] = [
  { id: "adminMessages", words: m.contact_inbox_title, may: mayAnswerMessages },
  { id: "adminApplications", words: m.applications_list_title, may: mayDecideApplications },
  { id: "adminConsultations", words: m.booking_desk_admin_title, may: mayRunDesks },
  { id: "adminWishes", words: m.jobs_wishes_title, may: mayReadWishes },
];

/** The staff screens somebody may open. */
export function staffScreensOf(actor: Actor): ScreenId[] {
  return STAFF_SCREENS.filter(({ may }) => may(actor)).map(({ id }) => id);
}
