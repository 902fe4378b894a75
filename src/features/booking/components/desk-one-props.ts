import type { RefusedForm } from "#platform/http/form.server.ts";
import type { Brief } from "../schema/desk.ts";
import type { Shown } from "./desk-words.ts";

/** What was just done, as the address says it; `removed` names an action that can be had back. */
export const DONE = ["act", "note", "agreed", "removed"] as const;
export type Done = (typeof DONE)[number];

export interface DeskOneProps {
  readonly brief: Brief;
  readonly shown: Shown;
  readonly zone: string;
  readonly done: Done | null;
  readonly removed: string | null;
  readonly refused: RefusedForm | undefined;
}
