import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";

interface ProgressProps {
  readonly value: number;
  readonly max: number;
  readonly label: string;
  /** What is said of the figures, in place of "12 of 54". */
  readonly words?: string;
}

const WIDTH = 600;
const HEIGHT = 36;
const MIDDLE = 15;
const STRANDS = [21, 9, 27, 3, 33];

/** The strand that leaves the line after each sixth of the way; which one is whose is not said. */
const LINES = [
  `M0 ${MIDDLE}H${WIDTH}`,
  ...STRANDS.map((y, at) => {
    const from = ((at + 1) * WIDTH) / 6 - 34;
    return `M${from} ${MIDDLE}c24 0 20 ${y - MIDDLE} 44 ${y - MIDDLE}H${WIDTH}`;
  }),
].join("");

interface ProgressBarProps extends Required<ProgressProps> {
  /** How far the upper of the two drawings is filled, in percent. */
  readonly share: number;
  /** The drawing, first dry and then filled. */
  readonly children: ReactNode;
}

/** What a progress bar says and how far it is filled, whatever is drawn in it. */
export function ProgressBar({ value, max, label, words, share, children }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      aria-valuetext={words}
      className="progress"
      style={{ ["--share" as string]: `${share}%` }}
    >
      {children}
    </div>
  );
}

/** The channel as a line of progress that gives off a branch after each sixth, with its figures in words. */
export function Progress({ value, max, label, words = m.ui_value_of({ value, max }) }: ProgressProps) {
  return (
    <div className="grid gap-1">
      <span className="progress-words" aria-hidden="true">
        <span>{label}</span>
        <bdi className="figure">{words}</bdi>
      </span>
      <ProgressBar value={value} max={max} label={label} words={words} share={max > 0 ? (100 * value) / max : 0}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={LINES} />
        </svg>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
          <path d={LINES} />
        </svg>
      </ProgressBar>
    </div>
  );
}
