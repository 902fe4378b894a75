import type { Generated, Selectable } from "kysely";
import type { PlanItem } from "../rules/plan.ts";
import type { PlanAct } from "../schema/plan-forms.ts";

declare module "#platform/db/tables.ts" {
  interface Tables {
    plan_items: PlanItemsTable;
    plan_changes: PlanChangesTable;
    plan_subjects: PlanSubjectsTable;
    plan_shares: PlanSharesTable;
  }
}

export interface PlanItemsTable {
  id: Generated<number>;
  document_id: string;
  user_id: number;
  /** The name of its goal; null for a goal. */
  goal: string | null;
  /** type/id of something of the site. */
  record: string | null;
  text: string;
  school_year: number | null;
  due_on: string | null;
  done_at: string | null;
  place: string;
  revision: number;
  /** The day it was told of before; another day is told anew. */
  reminded_for: string | null;
  made_at: string;
  changed_at: string;
  removed_at: string | null;
}

/** What one act made of one item; what belongs together has one batch. */
export interface PlanChangesTable {
  id: Generated<number>;
  user_id: number;
  item_id: number;
  batch: string;
  act: PlanAct;
  /** The item's, after it. */
  revision: number;
  before_json: PlanItem | null;
  after_json: PlanItem;
  at: string;
  taken_back_at: string | null;
}

export interface PlanSubjectsTable {
  user_id: number;
  /** As the address of the door map writes them. */
  subjects: string;
  kept_at: string;
}

/** To whom a plan is shown: whoever has a link, or one guardian or advisor. */
export interface PlanSharesTable {
  id: Generated<number>;
  document_id: string;
  user_id: number;
  /** Null for a link. */
  reader_id: number | null;
  /** Null for a reader. */
  token_hash: string | null;
  made_at: string;
  expires_at: string;
  opened_at: string | null;
  opened_count: Generated<number>;
}

export type PlanItemRow = Selectable<PlanItemsTable>;
export type PlanChangeRow = Selectable<PlanChangesTable>;
export type PlanShareRow = Selectable<PlanSharesTable>;
