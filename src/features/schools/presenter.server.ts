import { closedBecause, inGroups } from "./rules.ts";
import type { ClassView, OwnPlaceView, PupilView } from "./schema.ts";
import type { ClaimedPlace } from "./store/places.server.ts";
import type { SchoolClassRow, SchoolPlaceRow } from "./store/tables.server.ts";

/** A class for its teacher. */
export function presentClass(
  row: SchoolClassRow,
  { joined, finished }: { readonly joined: number; readonly finished: number },
  now: Date,
): ClassView {
  const times = { closesAt: row.closes_at, places: row.max_places };
  return {
    documentId: row.document_id,
    name: row.name,
    scale: row.scale,
    grade: row.grade,
    code: inGroups(row.code),
    places: row.max_places,
    joined,
    finished,
    createdAt: row.created_at,
    closesAt: row.closes_at,
    state: closedBecause(times, joined, now) ?? "open",
  };
}

/** A pupil for the teacher: that they finished, and a result only if it was agreed to. */
export function presentPupil(place: SchoolPlaceRow, result: PupilView["result"]): PupilView {
  return {
    documentId: place.document_id,
    shortName: place.short_name,
    joinedAt: place.created_at,
    finishedAt: place.finished_at,
    claimed: place.claimed_at !== null,
    result,
  };
}

/** A place for the account that claimed it. */
export function presentOwnPlace(place: ClaimedPlace): OwnPlaceView {
  return {
    documentId: place.document_id,
    className: place.className,
    shortName: place.short_name,
    claimedAt: place.claimed_at ?? "",
    finished: place.finished_at !== null,
    shared: place.shared_at !== null,
  };
}
