import type { Random } from "../clock.ts";

/** A draft is a file that was not written to its end. */
const NAME = /^[a-z]{2,20}-[0-9a-f]{32}(-[a-z_]{2,20})?\.[a-z0-9]{2,5}(\.draft)?$/;

/** A name nobody can guess, without its ending: the owner's word and 128 bits of chance. */
export function newFileStem(random: Random, owner: string): string {
  return `${owner}-${random.bytes(16).toString("hex")}`;
}

/** Whether a file of ours can have this name; it then holds no path either. */
export function isFileName(name: string): boolean {
  return NAME.test(name);
}

/** Throws for a name that is none of ours. */
export function requireFileName(name: string): string {
  if (!isFileName(name)) throw new Error("A stored file needs a name made by newFileStem.");
  return name;
}

/** Where the public area is served. */
export function publicPath(name: string): string {
  return `/files/${requireFileName(name)}`;
}
