import type { Person } from "#shared/actor.ts";

/** Somebody of the same kind as a reader: `isAsked` tells whether a page wanted to know who they are. */
export interface ModelReader {
  readonly reader: Person;
  readonly isAsked: () => boolean;
}

/** Nobody's: no row belongs to them, and asking for them is noted. */
const NOBODY = { id: 0, email: "", firstName: "", lastName: "", signInId: "", provedAt: null } as const;
const NOWHERE = { address: "", device: "", userAgent: "" } as const;

/** What readers of one kind have in common; two of the same words get the same pages. */
export function kindOf({ accountType, roles }: Person): string {
  return [accountType, ...roles.toSorted()].join(" ");
}

/** A reader of the kind without anything that is somebody's, so that a page drawn for them can hold nothing of anybody. */
export function modelOf({ accountType, roles, locale, consentVersion }: Person): ModelReader {
  let asked = false;
  const noted = (value: unknown) => ({
    enumerable: true,
    get: () => {
      asked = true;
      return value;
    },
  });
  const common = { kind: "person", accountType, roles, locale, consentVersion, isPlace: false, eraseAt: null };
  const own = Object.entries({ ...NOBODY, origin: NOWHERE }).map(([name, value]) => [name, noted(value)]);
  return {
    reader: Object.defineProperties(common, Object.fromEntries(own)) as unknown as Person,
    isAsked: () => asked,
  };
}
