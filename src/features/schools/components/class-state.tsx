import { formatDate } from "#i18n/format.ts";
import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Progress } from "#ui/progress.tsx";
import type { ClassView } from "../schema.ts";

interface ClassStateProps {
  readonly view: ClassView;
  readonly locale: Locale;
  readonly timeZone: string;
}

const WORDS = { open: m.schools_state_open, closed: m.schools_state_closed, full: m.schools_state_full } as const;

/** Whether a class can be joined, and how far it is. */
export function ClassState({ view, locale, timeZone }: ClassStateProps) {
  const date = formatDate(view.closesAt, locale, timeZone);
  return (
    <>
      <p>{WORDS[view.state]({ date })}</p>
      {view.joined === 0 ? (
        <p>{m.schools_pupils_none()}</p>
      ) : (
        <>
          <p>{m.schools_joined_count({ count: view.joined })}</p>
          <Progress value={view.finished} max={view.joined} label={m.schools_finished_progress()} />
        </>
      )}
    </>
  );
}
