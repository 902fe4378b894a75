import { m } from "#i18n/paraglide/messages.js";
import type { ScreenId } from "#shared/screens.ts";

/** The staff screens in their order; a feature adds its own line here, and who may in its `access.ts`. */
export const STAFF_SCREENS = [{ id: "adminMessages", words: m.contact_inbox_title }] as const satisfies readonly {
  readonly id: ScreenId;
  readonly words: () => string;
}[];

export type StaffScreenId = (typeof STAFF_SCREENS)[number]["id"];
