import { Link } from "react-router";
import type { NamedLink } from "#shared/named-link.ts";
import { ButtonLink } from "../button.tsx";
import { LostChannel } from "../lost-channel.tsx";
import { PageTop } from "../page-top.tsx";

interface MissingRecordProps {
  readonly title: string;
  readonly text: string;
  /** What was perhaps meant. */
  readonly meant: readonly NamedLink[];
  /** The list all of them stand in. */
  readonly back: NamedLink;
}

/** No such record: the ones that may be meant and the way back. */
export function MissingRecord({ title, text, meant, back }: MissingRecordProps) {
  return (
    <div className="read gap-5 pb-8">
      <PageTop title={title} lead={text} />
      <LostChannel />
      <ul className="chips">
        {meant.map(({ title: name, to }) => (
          <li key={to}>
            <Link className="chip chip-act" to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink to={back.to}>{back.title}</ButtonLink>
      </p>
    </div>
  );
}
