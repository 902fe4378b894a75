import type { RelationField } from "../field.ts";

/** One file of the media library: a relation to its record, so that populate and filters reach it like any other. */
export function media(): RelationField<"file", true> {
  return { role: "relation", kind: "media", to: "file", one: true, private: false };
}

/** Several files of the media library. */
export function mediaList(): RelationField<"file", false> {
  return { role: "relation", kind: "media", to: "file", one: false, private: false };
}
