import type { RelationField } from "../field.ts";

interface MediaOptions {
  /** What the file must be, so that its place can show it; left out, the library's every kind is taken. */
  readonly family?: RelationField["family"];
}

/** One file of the media library: a relation to its record, so that populate and filters reach it like any other. */
export function media({ family = null }: MediaOptions = {}): RelationField<"file", true> {
  return { role: "relation", kind: "media", to: "file", family, one: true, private: false };
}

/** Several files of the media library. */
export function mediaList({ family = null }: MediaOptions = {}): RelationField<"file", false> {
  return { role: "relation", kind: "media", to: "file", family, one: false, private: false };
}
