import { requireAdvisor } from "#features/advisor/operations/require-desk.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { FOLLOW_UPS, FOLLOWED_DAYS, type FollowUp, followUpOf } from "../rules/follow-up.ts";
import type { ActionView } from "../schema/desk.ts";
import type { ConsultationLine } from "../schema.ts";
import { readConsultations } from "../store/consultations.server.ts";
import { listActions } from "./agreed-actions.server.ts";
import { linesOf } from "./read-consultations.server.ts";

const DAY_MS = 86_400_000;
const MOST_READ = 12;

export interface FollowedUp {
  readonly kind: FollowUp;
  readonly line: ConsultationLine;
  readonly actions: readonly ActionView[];
}

/** What an advisor has still to do after meetings, and what was agreed on in them: the most pressing first, of each the newest. */
export async function listFollowUps(ctx: Context, actor: Actor): Promise<FollowedUp[]> {
  const { id } = requireAdvisor(actor);
  const now = ctx.clock.now();
  const rows = await readConsultations(
    ctx.db,
    { advisor: id },
    {
      statuses: ["approved", "completed"],
      startsAfter: new Date(now.getTime() - FOLLOWED_DAYS * DAY_MS).toISOString(),
      isOverAt: now.toISOString(),
      isLatestFirst: true,
      limit: MOST_READ,
    },
  );
  const lines = await linesOf(ctx, rows, "advisor");
  const found = await Promise.all(
    lines.map(async (line) => {
      const actions = await listActions(ctx, actor, { consultation: line.id });
      const kind = followUpOf({ status: line.status, actions });
      return kind === null ? [] : [{ kind, line, actions }];
    }),
  );
  return found.flat().toSorted((a, b) => FOLLOW_UPS.indexOf(a.kind) - FOLLOW_UPS.indexOf(b.kind));
}
