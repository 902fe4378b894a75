import { briefOf, shortOf } from "#shared/brief.ts";

interface TellingProps {
  readonly lang?: string;
  /** The first of a list tells all of it. */
  readonly first?: boolean;
  readonly children: string;
}

/** What a card says of its record: whole sentences; on a phone one short one or none, and nothing is cut. */
export function Telling({ lang, first = false, children }: TellingProps) {
  const whole = first ? children : briefOf(children);
  const short = first ? whole : shortOf(whole);
  if (short === whole) return <p lang={lang}>{whole}</p>;
  return (
    <p lang={lang} className={short ? undefined : "is-wide"}>
      {short && <span className="is-narrow">{short}</span>}
      <span className="is-wide">{whole}</span>
    </p>
  );
}
