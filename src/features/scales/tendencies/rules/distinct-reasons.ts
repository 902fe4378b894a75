interface WithReasons {
  readonly id: string;
  /** Ids of statements, the strongest first. */
  readonly reasons: readonly string[];
}

/** One known statement for each match, none twice where there are others: the same one three times would be one reason. By the match's id. */
export function distinctReasons(
  matches: readonly WithReasons[],
  isKnown: (statement: string) => boolean,
): ReadonlyMap<string, string | undefined> {
  const said = new Set<string>();
  return new Map(
    matches.map(({ id, reasons }) => {
      const known = reasons.filter(isKnown);
      const reason = known.find((one) => !said.has(one)) ?? known[0];
      if (reason) said.add(reason);
      return [id, reason];
    }),
  );
}
