/** What is odd in who is broader than whom. */
export interface BroaderFaults {
  /** Names that are broader than something and are not there themselves. */
  readonly holes: readonly string[];
  /** One of each ring of names that are broader than themselves in the end. */
  readonly rings: readonly (readonly string[])[];
}

/** Looks through relations from the narrower to the broader; told, as nothing of it stops an import. */
export function broaderFaults(broader: ReadonlyMap<string, string>, known: ReadonlySet<string>): BroaderFaults {
  const holes = new Set<string>();
  const rings: string[][] = [];
  const settled = new Set<string>();
  for (const start of broader.keys()) {
    const way: string[] = [];
    let at: string | undefined = start;
    while (at !== undefined && !settled.has(at) && !way.includes(at)) {
      way.push(at);
      const up: string | undefined = broader.get(at);
      if (up !== undefined && !known.has(up)) holes.add(up);
      at = up;
    }
    if (at !== undefined && way.includes(at)) rings.push(way.slice(way.indexOf(at)));
    for (const one of way) settled.add(one);
  }
  return { holes: [...holes], rings };
}
