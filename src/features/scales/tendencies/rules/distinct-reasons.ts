interface WithReasons {
  readonly id: string;
  /** Ids of statements, the strongest first. */
  readonly reasons: readonly string[];
}

/** One statement for each match, none twice where there are others: the same one three times would be one reason. By the match's id. */
export function distinctReasons(matches: readonly WithReasons[]): ReadonlyMap<string, string | undefined> {
  const said = new Set<string>();
  return new Map(
    matches.map(({ id, reasons }) => {
      const reason = reasons.find((one) => !said.has(one)) ?? reasons[0];
      if (reason) said.add(reason);
      return [id, reason];
    }),
  );
}
