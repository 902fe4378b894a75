import { readUser } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { guardiansOf } from "../store/guardianships.server.ts";

/** Somebody's guardian by a link that both sides wanted. */
export interface LinkedGuardian {
  readonly id: number;
  /** The name of the link, by which forms mean them. */
  readonly link: string;
  readonly name: string;
}

/** The guardians linked with somebody now; whoever asks has asked them. */
export async function linkedGuardians(ctx: Context, pupilId: number): Promise<LinkedGuardian[]> {
  const rows = await guardiansOf(ctx.db, pupilId, ctx.clock.now().toISOString());
  const found = await Promise.all(
    rows.map(async ({ guardian_id, accepted_at, document_id: link }) => {
      const user = guardian_id === null || accepted_at === null ? undefined : await readUser(ctx.db, guardian_id);
      return user && { id: user.id, link, name: `${user.first_name} ${user.last_name}`.trim() };
    }),
  );
  return found.flatMap((one) => one ?? []);
}
