import { FieldNotes, type FieldProps, LabelText, splitField } from "./field-frame.tsx";

interface TicksProps extends FieldProps {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** What was ticked before, one a line. */
  readonly ticked: string | undefined;
}

/** Boxes of one name in a named group. The first one carries the field's id. */
export function Ticks({ options, ticked = "", ...field }: TicksProps) {
  const { frame, tied } = splitField(field);
  const { id, name, ...described } = tied;
  const before = ticked.split("\n");
  return (
    <fieldset className="field" {...described}>
      <legend>
        <LabelText {...frame} />
      </legend>
      <FieldNotes {...frame} />
      <div className="ticks">
        {options.map(({ value, label }, at) => (
          <label key={value} className="check">
            <input
              id={at === 0 ? id : `${id}-${value}`}
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={before.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
