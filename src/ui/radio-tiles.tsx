import type { ChangeEvent, ReactNode } from "react";
import { FieldNotes, type FieldProps, LabelText, splitField } from "./field-frame.tsx";

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
  /** Between what is asked and the tiles. */
  readonly between?: ReactNode;
  readonly onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Native radios as large tiles in a named group. The first one carries the field's id. */
export function RadioTiles({ options, defaultValue, required, between, onChange, ...field }: RadioTilesProps) {
  const { frame, tied } = splitField(field);
  const { id, name, ...described } = tied;
  return (
    <fieldset className="field" {...described}>
      <legend>
        <LabelText {...frame} />
      </legend>
      <FieldNotes {...frame} />
      {between}
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
