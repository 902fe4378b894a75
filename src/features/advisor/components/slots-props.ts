import type { Locale } from "#i18n/locales.ts";
import type { Refused } from "#ui/form-fault.tsx";
import type { ScheduleView, SlotView } from "../schema.ts";

/** Who holds a time. */
export interface Holder {
  readonly consultation: string;
  readonly name: string;
  readonly isWaiting: boolean;
}

export interface SlotsPageProps {
  /** The days of the week shown, each with its times; YYYY-MM-DD. */
  readonly days: readonly { readonly day: string; readonly slots: readonly SlotView[] }[];
  readonly holders: Readonly<Record<string, Holder>>;
  readonly before: string | null;
  readonly after: string;
  readonly week: string;
  /** The first day of it that is not over. */
  readonly firstDay: string;
  readonly schedule: Pick<ScheduleView, "minutes" | "kinds" | "zone" | "isTaking">;
  /** The time that is changed; null for a new one. */
  readonly changed: (SlotView & { readonly date: string; readonly time: string; readonly minutes: number }) | null;
  readonly done: "added" | "changed" | "withdrawn" | "restored" | null;
  /** The time that was withdrawn just now. */
  readonly undo: string | null;
  readonly now: string;
  readonly refused: Refused | undefined;
  readonly locale: Locale;
}
