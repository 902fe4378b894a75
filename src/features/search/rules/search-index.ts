import { FIELDS_BITS, type FlatIndex } from "./build-index.ts";
import { FIELD } from "./index-entry.ts";
import { KeyLists } from "./key-lists.ts";

const NAMED = FIELD.title | FIELD.names | FIELD.code;

/** An index ready to be asked. It never changes. */
export class SearchIndex {
  readonly flat: FlatIndex;
  readonly words: KeyLists;
  readonly stems: KeyLists;
  readonly sounds: KeyLists;
  readonly gaps: KeyLists;

  constructor(flat: FlatIndex) {
    this.flat = flat;
    this.words = new KeyLists(flat.words);
    this.stems = new KeyLists(flat.stems);
    this.sounds = new KeyLists(flat.sounds);
    this.gaps = new KeyLists(flat.gaps);
  }

  get size(): number {
    return this.flat.ids.length;
  }

  /** Whether any of these words stands in a title, a name or a code. Looks at few postings. */
  hasNamed(places: Iterable<number>): boolean {
    let looked = 0;
    for (const place of places)
      for (const posting of this.words.listAt(place)) {
        if ((posting & ((1 << FIELDS_BITS) - 1) & NAMED) !== 0) return true;
        looked += 1;
        if (looked > 2000) return false;
      }
    return false;
  }
}
