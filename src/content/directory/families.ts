import type { Folding } from "../snapshot/fold.ts";
import type { Ranks } from "../snapshot/ranks.ts";
import type { PublishedRecord } from "../snapshot/record.ts";
import type { Snapshot } from "../snapshot/snapshot.ts";

/** The professions by how much is told of them and by family, by their places on the shelf. */
export interface Families extends Folding {
  readonly full: Ranks;
  readonly short: Ranks;
  /** The places of each family. */
  readonly members: ReadonlyMap<string, Ranks>;
}

type Data = Readonly<Record<string, unknown>>;

/** The occupation at the top of a branch of ESCO: what stands in the record, else the first two steps of its code. */
export function familyOf({ family, esco_code: code }: Data): string | null {
  if (typeof family === "string") return family;
  return typeof code === "string" && code.includes(".") ? code.split(".").slice(0, 2).join(".") : null;
}

/** Whether a profession is told by its facts alone. */
export function isShort({ profile }: Data): boolean {
  return profile === "short";
}

/** All published professions in their families; made once for this content. */
export function familiesOf(snapshot: Snapshot): Families {
  return snapshot.once("job-families", () => sortOut(snapshot.shelf("job").records));
}

function sortOut(records: readonly PublishedRecord[]): Families {
  const groups = new Int32Array(records.length).fill(-1);
  const mayFold = new Uint8Array(records.length);
  const members = new Map<string, number[]>();
  const names = new Map<string, number>();
  records.forEach(({ body }, rank) => {
    mayFold[rank] = isShort(body.data) ? 1 : 0;
    const family = familyOf(body.data);
    if (family === null) return;
    const group = names.get(family) ?? names.size;
    names.set(family, group);
    groups[rank] = group;
    const own = members.get(family);
    if (own) own.push(rank);
    else members.set(family, [rank]);
  });
  const ranksWhere = (wanted: 0 | 1) => Int32Array.from([...mayFold.keys()].filter((rank) => mayFold[rank] === wanted));
  return {
    groups,
    mayFold,
    full: ranksWhere(0),
    short: ranksWhere(1),
    members: new Map([...members].map(([family, ranks]) => [family, Int32Array.from(ranks)])),
  };
}
