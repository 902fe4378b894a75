import { inBrief } from "#shared/brief.ts";
import { Told } from "./told.tsx";

interface TellingProps {
  readonly lang?: string;
  /** The first of a list tells all of it. */
  readonly first?: boolean;
  readonly children: string;
}

/** What a card says of its record: whole sentences; on a phone one short one or none, and nothing is cut. */
export function Telling({ lang, first = false, children }: TellingProps) {
  return <Told lang={lang} brief={first ? { whole: children, short: children } : inBrief(children)} />;
}
