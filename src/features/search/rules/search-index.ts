import { LOCALE_CODES } from "#i18n/locales.ts";
import type { FlatIndex } from "./build-index.ts";
import { FIELD, FIELDS_BITS, NAMED } from "./index-entry.ts";
import { KeyLists } from "./key-lists.ts";

/** An index ready to be asked. It never changes. */
export class SearchIndex {
  readonly flat: FlatIndex;
  readonly words: KeyLists;
  readonly stems: KeyLists;
  readonly sounds: KeyLists;
  readonly gaps: KeyLists;
  readonly roots: KeyLists;
  readonly labels: KeyLists;

  constructor(flat: FlatIndex) {
    this.flat = flat;
    this.words = new KeyLists(flat.words);
    this.stems = new KeyLists(flat.stems);
    this.sounds = new KeyLists(flat.sounds);
    this.gaps = new KeyLists(flat.gaps);
    this.roots = new KeyLists(flat.roots);
    this.labels = new KeyLists(flat.labels);
  }

  get size(): number {
    return this.flat.ids.length;
  }

  /** Whether any of these words stands in a title, a name or a code. */
  hasNamed(places: Iterable<number>): boolean {
    for (const place of places) if (this.flat.named[place] !== 0) return true;
    return false;
  }

  /** Whether any of these words stands in a title, a name or a code of what is told in full: the site has more to say of it. */
  hasTold(places: Iterable<number>): boolean {
    for (const place of places) if (this.flat.named[place] === NAMED.inFull) return true;
    return false;
  }

  /** Whether any of these words stands in the title of a record of another type than this. */
  hasTitled(found: readonly { readonly place: number }[], without: string): boolean {
    const { types, typeNames } = this.flat;
    const other = (posting: number) =>
      typeNames[types[Math.floor((posting >> FIELDS_BITS) / LOCALE_CODES.length)] as number] !== without;
    return found.some(({ place }) =>
      this.words.listAt(place).some((posting) => (posting & FIELD.title) !== 0 && other(posting)),
    );
  }
}
