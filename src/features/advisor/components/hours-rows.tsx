import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { describedBy, FieldNotes } from "#ui/field-frame.tsx";
import { faultOf, type Refused } from "#ui/form-fault.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { type HourRow, idOf } from "../schema/schedule-form.ts";

interface HoursRowsProps {
  /** What the hours are of, for who hears them. */
  readonly of: string;
  readonly from: string;
  readonly until: string;
  readonly rows: readonly HourRow[];
  readonly most: number;
  readonly refused: Refused | undefined;
}

const EMPTY: HourRow = { from: "", until: "" };
/** Without scripts so many empty rows wait. */
const SPARE = 2;

interface Kept extends HourRow {
  readonly key: number;
}

/** Rows of hours: with scripts they come and go by a press, without two empty ones are there. */
export function HoursRows({ of, from, until, rows, most, refused }: HoursRowsProps) {
  const isHydrated = useHydrated();
  const filled = rows.filter((row) => row.from || row.until);
  const [kept, setKept] = useState<readonly Kept[]>(() => filled.map((row, key) => ({ ...row, key })));
  const spare = Math.min(SPARE, most - filled.length);
  const shown: readonly Kept[] = isHydrated
    ? kept
    : [...filled, ...Array.from({ length: spare }, () => EMPTY)].map((row, key) => ({ ...row, key }));
  const add = () => setKept([...kept, { ...EMPTY, key: Math.max(-1, ...kept.map(({ key }) => key)) + 1 }]);
  return (
    <div className="hours">
      {shown.map((row, at) => (
        <div key={row.key} className="hours-row">
          <TimeField name={from} at={at} value={row.from} label={m.advisor_desk_from_of({ of })} refused={refused} />
          <span aria-hidden="true">–</span>
          <TimeField name={until} at={at} value={row.until} label={m.advisor_desk_until_of({ of })} refused={refused} />
          {isHydrated && (
            <Button
              kind="quiet"
              small
              type="button"
              aria-label={m.advisor_desk_hours_remove({ of })}
              onClick={() => setKept(kept.filter(({ key }) => key !== row.key))}
            >
              {m.advisor_desk_remove()}
            </Button>
          )}
        </div>
      ))}
      {isHydrated && kept.length < most && (
        <Button kind="quiet" small type="button" aria-label={m.advisor_desk_hours_add_of({ of })} onClick={add}>
          {m.advisor_desk_hours_add()}
        </Button>
      )}
    </div>
  );
}

interface TimeFieldProps {
  readonly name: string;
  readonly at: number;
  readonly value: string;
  readonly label: string;
  readonly refused: Refused | undefined;
}

function TimeField({ name, at, value, label, refused }: TimeFieldProps) {
  const id = idOf(name, at);
  const error = faultOf(refused, id);
  return (
    <span className="hours-field">
      <FieldNotes id={id} error={error} />
      <input
        id={id}
        name={name}
        type="time"
        className="input"
        aria-label={label}
        defaultValue={value}
        {...describedBy(id, { error })}
      />
    </span>
  );
}
