import type { Ranks } from "./ranks.ts";

/** Stands between the texts; no text that is asked for holds it. */
const BETWEEN = "\u0000";

/** The texts of a field of all records as one, so that what holds a text is found by one walk over it. */
export class Haystack {
  private readonly text: string;
  /** Where the text of each record begins; one more, where all of them end. */
  private readonly starts: Int32Array;
  /** The records that have a text at all. */
  private readonly known: Ranks;

  constructor(texts: readonly (string | null)[]) {
    const starts = new Int32Array(texts.length + 1);
    const known: number[] = [];
    let at = 0;
    texts.forEach((text, rank) => {
      starts[rank] = at;
      at += (text?.length ?? 0) + 1;
      if (text !== null) known.push(rank);
    });
    starts[texts.length] = at;
    this.starts = starts;
    this.known = Int32Array.from(known);
    this.text = texts.map((text) => text ?? "").join(BETWEEN);
  }

  /** The records whose text holds another, ascending; null where this cannot tell. */
  holding(wanted: string): Ranks | null {
    if (wanted.includes(BETWEEN)) return null;
    if (wanted === "") return this.known;
    const found: number[] = [];
    let rank = 0;
    for (let at = this.text.indexOf(wanted); at >= 0; at = this.text.indexOf(wanted, this.startOf(rank))) {
      rank = this.rankAt(at, rank);
      found.push(rank);
      rank += 1;
    }
    return Int32Array.from(found);
  }

  /** The records with a text that does not hold another. */
  without(wanted: string): Ranks | null {
    const found = this.holding(wanted);
    if (!found) return null;
    const held = new Set(found);
    return this.known.filter((rank) => !held.has(rank));
  }

  private startOf(rank: number): number {
    return this.starts[rank] ?? this.text.length;
  }

  /** Whose text a place lies in; not before a record that is known to come first. */
  private rankAt(at: number, from: number): number {
    let [low, high] = [from, this.starts.length - 2];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.startOf(middle) <= at) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
