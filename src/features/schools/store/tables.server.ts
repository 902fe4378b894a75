import type { Generated, Selectable } from "kysely";
import type { Grade } from "#features/people/rules.ts";
import type { ClassScale } from "../schema.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    school_classes: SchoolClassesTable;
    school_places: SchoolPlacesTable;
  }
}

/** A class that takes a scale together, opened by a teacher or an advisor. */
export interface SchoolClassesTable {
  id: Generated<number>;
  document_id: string;
  teacher_id: number | null;
  name: string;
  scale: ClassScale;
  grade: Grade | null;
  /** What pupils type to join: short, for a limited time and a limited number of places. */
  code: string;
  max_places: number;
  created_at: string;
  closes_at: string;
}

/** A pupil's place in a class. Until it is claimed it stands for a user of kind "place", who owns the attempt. */
export interface SchoolPlacesTable {
  id: Generated<number>;
  document_id: string;
  class_id: number;
  user_id: number | null;
  /** A short name, not a full one. */
  short_name: string;
  /** Of the paper code (50 random bits or more). */
  code_hash: string;
  created_at: string;
  expires_at: string;
  finished_at: string | null;
  /** The attempt taken in class, by its document id. */
  attempt: string | null;
  claimed_at: string | null;
  claimed_by: number | null;
  /** When the pupil, once claimed, agreed that the teacher sees the result. */
  shared_at: string | null;
}

export type SchoolClassRow = Selectable<SchoolClassesTable>;
export type SchoolPlaceRow = Selectable<SchoolPlacesTable>;
