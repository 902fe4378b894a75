import { Link } from "react-router";
import { ButtonLink } from "../button.tsx";
import { EmptyState } from "../empty-state.tsx";
import type { NamedLink } from "./sections.tsx";

interface MissingRecordProps {
  readonly title: string;
  readonly text: string;
  /** What was perhaps meant. */
  readonly meant: readonly NamedLink[];
  /** The list all of them stand in. */
  readonly back: NamedLink;
  readonly reference: string;
}

/** No such record: the ones that may be meant and the way back. */
export function MissingRecord({ title, text, meant, back, reference }: MissingRecordProps) {
  return (
    <div className="read">
      <EmptyState title={title} icon="search" heading="h1">
        <p>{text}</p>
        <ul className="chips justify-center">
          {meant.map(({ title: name, to }) => (
            <li key={to}>
              <Link className="inline-flex min-h-11 items-center" to={to}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        <ButtonLink to={back.to}>{back.title}</ButtonLink>
        <p className="hint">
          <bdi dir="ltr">404 · {reference}</bdi>
        </p>
      </EmptyState>
    </div>
  );
}
