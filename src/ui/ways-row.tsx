import { Link } from "react-router";
import { FigureDrawing } from "./figure-drawing.tsx";

/** A way to a part of a list, and who stands for it. */
export interface Way {
  readonly id: string;
  readonly label: string;
  /** The name as it is seen, where the whole one is long. */
  readonly short?: string | undefined;
  /** Below the name: what it is. */
  readonly note?: string;
  readonly figure: string;
  /** A work environment, whose colours it has. */
  readonly hue: string;
  readonly to: string;
  readonly isOn: boolean;
}

interface WaysRowProps {
  readonly label: string;
  readonly ways: readonly Way[];
  readonly onChoose?: (id: string) => void;
}

/** The head of a list: people on the channel, each a link that switches a part of the list on and off. */
export function WaysRow({ label, ways, onChoose }: WaysRowProps) {
  return (
    <nav className="ways no-print" aria-label={label}>
      <ul className="ways-row">
        {ways.map(({ id, label: name, short, note, figure, hue, to, isOn }) => (
          <li key={id} data-env={hue}>
            <Link to={to} preventScrollReset aria-current={isOn ? "true" : undefined} onClick={() => onChoose?.(id)}>
              <FigureDrawing name={figure} className="ways-who" among={ways.map((way) => way.figure)} />
              <span>
                {short ? (
                  <>
                    <span aria-hidden="true">{short}</span>
                    <span className="sr-only">{name}</span>
                  </>
                ) : (
                  name
                )}
                {note && <small> {note}</small>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
