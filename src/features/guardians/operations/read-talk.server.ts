import type { Context } from "#platform/context.ts";
import { refuseIf } from "#platform/permission.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { talkRefusal } from "../access.ts";
import type { PupilSummary, TalkKind, TalkView } from "../schema.ts";
import { isGuardian } from "./is-guardian.server.ts";
import { readSummary } from "./read-standing.server.ts";

/** What a guardian's page about talking shows: for guardians, about one of their children where one is named. */
export async function readTalk(ctx: Context, actor: Actor, child: string | null): Promise<TalkView> {
  const person = requireAccount(actor);
  refuseIf(talkRefusal({ isGuardian: await isGuardian(ctx, person) }));
  if (child === null) return { child: null };
  const summary = await readSummary(ctx, actor, child);
  const environments = summary.lines[0]?.environments ?? [];
  return { child: { name: summary.firstName, kind: kindOf(summary), environments } };
}

/** What there is to talk about; where many environments lead alike, none stands out. */
function kindOf({ isHidden, lines: [newest] }: PupilSummary): TalkKind {
  if (isHidden) return "hidden";
  if (!newest) return "none";
  return newest.environments.length === 0 && newest.kind !== "careless" ? "flat" : newest.kind;
}
