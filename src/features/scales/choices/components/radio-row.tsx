interface RadioRowProps {
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string | undefined;
}

/** One short question with its answers in a row. */
export function RadioRow({ name, legend, options, chosen }: RadioRowProps) {
  return (
    <fieldset className="field choices-pair">
      <legend>{legend}</legend>
      <div className="choices-options">
        {options.map(({ value, label }, at) => (
          <label key={value} className="tile">
            <input
              type="radio"
              id={at === 0 ? name : `${name}-${value || "any"}`}
              name={name}
              value={value}
              defaultChecked={chosen === value}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
