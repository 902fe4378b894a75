import { describedBy, FieldNotes } from "#ui/field-frame.tsx";

interface TicksProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: readonly string[];
  readonly error?: string | undefined;
  readonly id?: string;
}

/** Several of a few, each a box to tick; the first carries the field's id. */
export function Ticks({ name, legend, options, chosen, error, id = name }: TicksProps) {
  return (
    <fieldset className="field" {...describedBy(id, { error })}>
      <legend>{legend}</legend>
      <FieldNotes id={id} error={error} />
      <div className="ticks">
        {options.map(({ value, label }, at) => (
          <label key={value} className="check">
            <input
              id={at === 0 ? id : `${id}-${value}`}
              type="checkbox"
              name={name}
              value={value}
              defaultChecked={chosen.includes(value)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
