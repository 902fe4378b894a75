import type { ChangeEvent, ReactNode } from "react";
import { describedBy, FieldNotes, type FieldProps, LabelText } from "./field-frame.tsx";

export interface RadioTile {
  readonly value: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** A key that chooses it, shown at the end of the tile. */
  readonly shortcut?: string;
}

interface RadioTilesProps extends FieldProps {
  readonly options: readonly RadioTile[];
  readonly defaultValue?: string;
  readonly required?: boolean;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Native radios as large tiles in a named group. The first one carries the field's id. */
export function RadioTiles({
  name,
  label,
  id = name,
  hint,
  error,
  optional,
  options,
  defaultValue,
  required,
  onChange,
}: RadioTilesProps) {
  return (
    <fieldset className="field" {...describedBy(id, { hint, error })}>
      <legend>
        <LabelText label={label} optional={optional} />
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      <div className="tiles">
        {options.map(({ value, label: text, hint: note, shortcut }, at) => (
          <label key={value} className="tile">
            <input
              id={at === 0 ? id : `${id}-${value}`}
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              required={required}
              onChange={onChange}
            />
            <span>
              {text}
              {note && <span className="hint block">{note}</span>}
            </span>
            {shortcut && <span className="key">{shortcut}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
