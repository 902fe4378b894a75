/** Sorted keys, each with a list of numbers, in flat arrays that threads can share. */
export interface FlatKeyLists {
  /** The letters of all keys, one after the other. */
  readonly letters: Uint16Array;
  readonly keyStarts: Int32Array;
  readonly values: Int32Array;
  readonly listStarts: Int32Array;
}

/** Puts keys with their lists into flat arrays. */
export function flattenKeyLists(lists: ReadonlyMap<string, readonly number[]>): FlatKeyLists {
  const keys = [...lists.keys()].sort();
  const letters = new Uint16Array(shared(2 * keys.reduce((sum, key) => sum + key.length, 0)));
  const values = new Int32Array(shared(4 * keys.reduce((sum, key) => sum + (lists.get(key)?.length ?? 0), 0)));
  const keyStarts = new Int32Array(shared(4 * (keys.length + 1)));
  const listStarts = new Int32Array(shared(4 * (keys.length + 1)));
  let [letter, value] = [0, 0];
  keys.forEach((key, at) => {
    for (let index = 0; index < key.length; index += 1) letters[letter++] = key.charCodeAt(index);
    for (const one of lists.get(key) ?? []) values[value++] = one;
    keyStarts[at + 1] = letter;
    listStarts[at + 1] = value;
  });
  return { letters, keyStarts, values, listStarts };
}

export function shared(bytes: number): SharedArrayBuffer {
  return new SharedArrayBuffer(bytes);
}

/** Looks keys up. Places are those of the sorted keys. */
export class KeyLists {
  private readonly flat: FlatKeyLists;

  constructor(flat: FlatKeyLists) {
    this.flat = flat;
  }

  get size(): number {
    return this.flat.keyStarts.length - 1;
  }

  /** The place of a key, or -1. */
  find(key: string): number {
    const place = this.firstFrom(key);
    return place < this.size && this.lengthOf(place) === key.length && this.compare(place, key) === 0 ? place : -1;
  }

  /** The first place whose key begins with `prefix` and the place after the last. */
  range(prefix: string): readonly [number, number] {
    return [this.firstFrom(prefix), this.firstFrom(`${prefix}\uffff`)];
  }

  keyAt(place: number): string {
    const { letters, keyStarts } = this.flat;
    return String.fromCharCode(...letters.subarray(keyStarts[place], keyStarts[place + 1]));
  }

  lengthOf(place: number): number {
    const { keyStarts } = this.flat;
    return (keyStarts[place + 1] as number) - (keyStarts[place] as number);
  }

  listAt(place: number): Int32Array {
    const { values, listStarts } = this.flat;
    return values.subarray(listStarts[place] ?? 0, listStarts[place + 1] ?? 0);
  }

  /** The list of a key; empty when nobody has it. */
  listOf(key: string): Int32Array {
    return this.listAt(this.find(key));
  }

  private firstFrom(key: string): number {
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.compare(middle, key) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private compare(place: number, key: string): number {
    const { letters, keyStarts } = this.flat;
    const start = keyStarts[place] as number;
    const length = this.lengthOf(place);
    const common = Math.min(length, key.length);
    for (let at = 0; at < common; at += 1) {
      const difference = (letters[start + at] as number) - key.charCodeAt(at);
      if (difference !== 0) return difference;
    }
    return length - key.length;
  }
}
