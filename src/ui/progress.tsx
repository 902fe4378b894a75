import { m } from "#i18n/paraglide/messages.js";

interface ProgressProps {
  readonly value: number;
  readonly max: number;
  readonly label: string;
}

/** The channel as a line of progress, with its figures in words. */
export function Progress({ value, max, label }: ProgressProps) {
  const words = m.ui_value_of({ value, max });
  return (
    <div className="grid gap-1">
      <span className="hint flex justify-between gap-3" aria-hidden="true">
        <span>{label}</span>
        <bdi className="figure">{words}</bdi>
      </span>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={words}
        className="progress"
      >
        <span style={{ ["--share" as string]: `${max > 0 ? (100 * value) / max : 0}%` }} />
      </div>
    </div>
  );
}
