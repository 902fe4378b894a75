interface Read {
  readonly future_skills: readonly { readonly slug: string }[];
}

/** What is read about skills: first what is about a skill that few others begin with, for the others are about something else. */
export function bySkill<T extends Read>(reads: readonly T[]): T[] {
  const first = ({ future_skills: [skill] }: Read) => skill?.slug ?? "";
  const counts = Map.groupBy(reads, first);
  const others = (one: T) => (first(one) === "" ? Number.MAX_SAFE_INTEGER : (counts.get(first(one))?.length ?? 0));
  return reads.toSorted((a, b) => others(a) - others(b));
}
