import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { dayOf } from "#i18n/format.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import type { Db } from "#platform/db/open.ts";
import { AppError } from "#platform/errors.ts";
import { refuseIf } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import { isDocumentId, newDocumentId } from "#platform/token.ts";
import type { Actor } from "#shared/actor.ts";
import { actionRefusal, sideOf } from "../access.ts";
import { agreeRefusal, MOST_ACTIONS } from "../rules.ts";
import type { ActionInput, ActionView } from "../schema/desk.ts";
import {
  countActions,
  findAction,
  insertAction,
  type JoinedAction,
  readActions,
  updateAction,
} from "../store/actions.server.ts";
import { findConsultationById } from "../store/consultations.server.ts";
import { requireConsultation } from "./act-on.server.ts";

/** What was agreed on: in one consultation, for both its sides, or all of one's own. */
export async function listActions(
  ctx: Context,
  actor: Actor,
  { consultation }: { readonly consultation?: string } = {},
): Promise<ActionView[]> {
  const account = requireAccount(actor);
  if (consultation === undefined) return present(ctx, await readActions(ctx.db, { person: account.id }));
  const { row, side } = await requireConsultation(ctx.db, actor, consultation);
  refuseIf(actionRefusal(side, "read"));
  return present(ctx, await readActions(ctx.db, { consultation: row.id }));
}

function present(ctx: Context, rows: readonly JoinedAction[]): ActionView[] {
  const today = dayOf(ctx.clock.now(), ctx.config.site.timeZone);
  return rows.map(({ document_id, text, due_on, done_at, made_at, consultation }) => ({
    id: document_id,
    text,
    dueOn: due_on,
    isLate: done_at === null && due_on !== null && due_on < today,
    doneAt: done_at,
    madeAt: made_at,
    consultation,
  }));
}

/** Writes down what was agreed on in a consultation that has begun. */
export async function addAction(
  ctx: Context,
  actor: Actor,
  documentId: string,
  { text, due_on }: ActionInput,
): Promise<string> {
  const { account, row, side } = await requireConsultation(ctx.db, actor, documentId);
  refuseIf(actionRefusal(side, "write"));
  const now = ctx.clock.now();
  const refusal = agreeRefusal({ status: row.status, startsAt: row.starts_at }, now);
  if (refusal) throw new AppError(refusal);
  return inTransaction(ctx, async (db) => {
    await holdPerson(db, row.person_id);
    if ((await countActions(db, row.id)) >= MOST_ACTIONS)
      throw new AppError("form_invalid", { fields: [{ path: "text", code: "advisor_many" }] });
    const document_id = newDocumentId(ctx);
    await insertAction(db, {
      document_id,
      person_id: row.person_id,
      advisor_id: account.id,
      consultation_id: row.id,
      text,
      due_on,
      done_at: null,
      removed_at: null,
      made_at: now.toISOString(),
    });
    return document_id;
  });
}

/** Says anew what was agreed on, or by when. */
export async function changeAction(ctx: Context, actor: Actor, action: string, input: ActionInput): Promise<void> {
  const { id } = await requireAction(ctx.db, actor, action, "write");
  await updateAction(ctx.db, id, input);
}

/** Takes an action away, or brings one back that was. */
export async function removeAction(ctx: Context, actor: Actor, action: string, isRemoved = true): Promise<void> {
  const { id } = await requireAction(ctx.db, actor, action, "write", !isRemoved);
  await updateAction(ctx.db, id, { removed_at: isRemoved ? ctx.clock.now().toISOString() : null });
}

/** Ticks an action off, or takes that back; either side may. */
export async function setActionDone(ctx: Context, actor: Actor, action: string, isDone: boolean): Promise<void> {
  const { id } = await requireAction(ctx.db, actor, action, "done");
  await updateAction(ctx.db, id, { done_at: isDone ? ctx.clock.now().toISOString() : null });
}

/** An action that somebody may do something with; another's does not exist. Once its consultation is gone it is the person's alone. */
async function requireAction(
  db: Db,
  actor: Actor,
  documentId: string,
  act: "write" | "done",
  withRemoved = false,
): Promise<JoinedAction> {
  const account = requireAccount(actor);
  const action = isDocumentId(documentId) ? await findAction(db, documentId) : undefined;
  if (!action || (action.removed_at !== null && !withRemoved)) throw new AppError("not_found");
  const row = action.consultation_id === null ? undefined : await findConsultationById(db, action.consultation_id);
  const side = sideOf(account, { personId: action.person_id, advisorId: row?.advisor_id ?? null });
  if (!side || side === "admin") throw new AppError("not_found");
  refuseIf(actionRefusal(side, act));
  return action;
}
