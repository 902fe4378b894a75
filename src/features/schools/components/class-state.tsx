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
          <Leaves done={view.finished} all={view.joined} />
        </>
      )}
    </>
  );
}

/** More than this many are a line. */
const MOST_LEAVES = 60;

/** The class as a picture: a leaf for each pupil, the gold ones have done the scale. */
function Leaves({ done, all }: { readonly done: number; readonly all: number }) {
  const label = m.schools_finished_progress();
  if (all > MOST_LEAVES) return <Progress value={done} max={all} label={label} />;
  return (
    <div className="grid gap-2">
      <p className="progress-words">
        <span>{label}</span>
        <bdi className="figure">{m.ui_value_of({ value: done, max: all })}</bdi>
      </p>
      <div className="class-leaves" aria-hidden="true">
        {Array.from({ length: all }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <span key={at} data-done={at < done} />
        ))}
      </div>
    </div>
  );
}
