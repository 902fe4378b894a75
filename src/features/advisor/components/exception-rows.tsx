import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { faultOf, type Refused } from "#ui/form-fault.tsx";
import { useHydrated } from "#ui/hydrated.ts";
import { TextField } from "#ui/text-field.tsx";
import { MOST_EXCEPTIONS } from "../rules.ts";
import { type ExceptionRow, fieldOf } from "../schema/schedule-form.ts";
import { HoursRows } from "./hours-rows.tsx";

const EMPTY: ExceptionRow = { from: "", until: "", hours: [] };
const SPARE = 2;
const MOST_RANGES = 4;

interface ExceptionRowsProps {
  readonly rows: readonly ExceptionRow[];
  readonly refused: Refused | undefined;
}

interface Kept extends ExceptionRow {
  readonly key: number;
}

/** Days away, or with other hours; with scripts they come and go by a press, without two empty ones are there. */
export function ExceptionRows({ rows, refused }: ExceptionRowsProps) {
  const isHydrated = useHydrated();
  const filled = rows.filter((row) => row.from || row.until || row.hours.some(({ from, until }) => from || until));
  const [kept, setKept] = useState<readonly Kept[]>(() => filled.map((row, key) => ({ ...row, key })));
  const shown: readonly Kept[] = isHydrated
    ? kept
    : [...filled, ...Array.from({ length: SPARE }, () => EMPTY)].map((row, key) => ({ ...row, key }));
  const add = () => setKept([...kept, { ...EMPTY, key: Math.max(-1, ...kept.map(({ key }) => key)) + 1 }]);
  return (
    <div className="grid gap-4">
      {shown.map((row, at) => (
        <fieldset key={row.key} className="away">
          <legend>{m.advisor_desk_away_one({ number: at + 1 })}</legend>
          <div className="pair">
            <DayField at={at} end="from" value={row.from} refused={refused} />
            <DayField at={at} end="until" value={row.until} refused={refused} />
          </div>
          <p className="hint">{m.advisor_desk_away_hours()}</p>
          <HoursRows
            of={m.advisor_desk_away_one({ number: at + 1 })}
            from={fieldOf.hours(at, "from")}
            until={fieldOf.hours(at, "until")}
            rows={row.hours}
            most={MOST_RANGES}
            refused={refused}
          />
          {isHydrated && (
            <p>
              <Button
                kind="quiet"
                small
                type="button"
                onClick={() => setKept(kept.filter(({ key }) => key !== row.key))}
              >
                {m.advisor_desk_away_remove({ number: at + 1 })}
              </Button>
            </p>
          )}
        </fieldset>
      ))}
      {isHydrated && kept.length < MOST_EXCEPTIONS && (
        <p>
          <Button kind="quiet" small type="button" onClick={add}>
            {m.advisor_desk_away_add()}
          </Button>
        </p>
      )}
    </div>
  );
}

interface DayFieldProps {
  readonly at: number;
  readonly end: "from" | "until";
  readonly value: string;
  readonly refused: Refused | undefined;
}

function DayField({ at, end, value, refused }: DayFieldProps) {
  const name = fieldOf.exception(at, end);
  return (
    <TextField
      type="date"
      name={name}
      label={end === "from" ? m.advisor_desk_day_first() : m.advisor_desk_day_last()}
      optional={end === "until"}
      defaultValue={value}
      error={faultOf(refused, name)}
    />
  );
}
