import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Account, AccountType } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import type { ShowpieceKind } from "../rules.ts";
import { readShowpieces } from "../store/showpieces.server.ts";

const AT_WORK: readonly AccountType[] = ["Job Seeker", "Employee", "Freelancer/Entrepreneur"];

const step = (
  kind: ShowpieceKind,
  kinds: readonly AccountType[],
  words: Record<"title" | "benefit", typeof m.own_files_step_photo>,
) => ({
  name: kind,
  kinds,
  ...words,
  to: `${pathTo("profile")}#${kind === "photo" ? kind : `${kind}s`}`,
  isDone: async (ctx: Context, { id }: Account) =>
    (await readShowpieces(ctx.db, id)).some((piece) => piece.kind === kind && piece.removed_at === null),
});

/** What the checklist of the profile says of files, for whom they help. */
export const FILE_STEPS = [
  step("photo", [...AT_WORK, "Consultant"], { title: m.own_files_step_photo, benefit: m.own_files_step_photo_benefit }),
  step("resume", AT_WORK, { title: m.own_files_step_resume, benefit: m.own_files_step_resume_benefit }),
  step("certificate", AT_WORK, { title: m.own_files_step_certificate, benefit: m.own_files_step_certificate_benefit }),
];
