import { m } from "#i18n/paraglide/messages.js";

/** Marks what has come lately: «جديد». */
export function BadgeNew() {
  return <span className="badge-new">{m.ui_new()}</span>;
}
