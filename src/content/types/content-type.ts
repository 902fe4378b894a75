import type { Fields } from "../fields/field.ts";

/** Where a type answers on the API and how long a page of it is. */
export interface ApiDoor {
  readonly plural: string;
  readonly pageSize: number;
  /** When a filter is given and no size was asked for. */
  readonly pageSizeFiltered?: number;
}

/** Types that share a space have no slug in common; route words of their screens are refused. */
export interface SlugSpace {
  readonly name: string;
  readonly refused: readonly string[];
}

/** Records that stand only until another one about the same is published: `is` says which, `key` is the field both have alike. */
export interface GivesWay {
  readonly is: (data: Readonly<Record<string, unknown>>) => boolean;
  readonly key: string;
}

/** One declaration of what editors publish: storage, checks, API and readers follow it. */
export interface ContentType<Name extends string = string, F extends Fields = Fields> {
  readonly name: Name;
  /** Every record also has a slug, a document id and its times. */
  readonly fields: F;
  readonly api: ApiDoor | null;
  /** There is one record only. */
  readonly single: boolean;
  /** The field that names a record where another one shows it. */
  readonly label: string;
  readonly slugs: SlugSpace;
  /** Search shows its records. */
  readonly isSearched: boolean;
  /** Whether readers may ever see a record with this data; one they may not stays a draft. */
  readonly isForReaders: (data: Readonly<Record<string, unknown>>) => boolean;
  /** Readers are shown another record in the place of some of its records. */
  readonly givesWay: GivesWay | null;
}

/** Declares a content type. */
export function contentType<const Name extends string, const F extends Fields>(declaration: {
  readonly name: Name;
  readonly fields: F;
  readonly api?: ApiDoor;
  readonly single?: boolean;
  readonly label?: keyof F & string;
  readonly slugs?: SlugSpace;
  readonly isSearched?: boolean;
  readonly isForReaders?: ContentType["isForReaders"];
  readonly givesWay?: GivesWay & { readonly key: keyof F & string };
}): ContentType<Name, F> {
  const slugs = { name: declaration.name, refused: [] };
  const usual = {
    api: null,
    single: false,
    label: "title",
    slugs,
    isSearched: false,
    isForReaders: () => true,
    givesWay: null,
  };
  return { ...usual, ...declaration };
}
