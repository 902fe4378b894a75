import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { FormFile } from "#platform/http/form-file.ts";
import { parseInput } from "#platform/http/input.ts";
import type { Actor } from "#shared/actor.ts";
import type { ShowpieceKind } from "../rules.ts";
import { ownFilesForm } from "../schema.ts";
import type { Sent } from "./keep-files.server.ts";
import { makeCurrent, removeShowpiece, restoreShowpiece, saveShowpiece } from "./keep-showpieces.server.ts";
import { kindOfShowpiece } from "./view-showpieces.server.ts";

/** What a form of these sections did, for the page that says so. */
export interface Done {
  readonly kind: ShowpieceKind;
  /** What was taken away. */
  readonly removed?: string;
}

/** Does what a form of the profile's sections with files asks. */
export async function actOnOwnFiles(
  ctx: Context,
  actor: Actor,
  form: Readonly<Record<string, string>>,
  files: readonly FormFile[],
): Promise<Done> {
  const input = parseInput(ownFilesForm(ctx.clock.now()), form);
  const sent = (field: string, accepts: Sent["accepts"], more: Partial<Sent> = {}) =>
    sentIn(ctx, files, { field, accepts, ...more });
  switch (input.act) {
    case "photo": {
      const { cropX: x, cropY: y, cropSize: size } = input;
      const crop = x === undefined || y === undefined || size === undefined ? null : { x, y, size };
      await saveShowpiece(ctx, actor, { kind: "photo", said: {}, file: sent("photo", "picture", { crop }) });
      return { kind: "photo" };
    }
    case "certificate": {
      const { id, name, issuer, issued_on } = input;
      const [file, logo] = [sent("file", "pdf"), sent("logo", "picture")];
      await saveShowpiece(ctx, actor, { kind: "certificate", id, said: { name, issuer, issued_on }, file, logo });
      return { kind: "certificate" };
    }
    case "resume": {
      const { id, name } = input;
      await saveShowpiece(ctx, actor, { kind: "resume", id, said: { name }, file: sent("file", "pdf") });
      return { kind: "resume" };
    }
    case "work": {
      const { id, name, text, link, withoutFile } = input;
      const file = sent("file", "any") ?? (withoutFile ? null : undefined);
      await saveShowpiece(ctx, actor, { kind: "work", id, said: { name, text, link }, file });
      return { kind: "work" };
    }
    default:
      return actOnOne(ctx, actor, input);
  }
}

async function actOnOne(
  ctx: Context,
  actor: Actor,
  { act, id }: { readonly act: "remove" | "restore" | "current"; readonly id: string },
): Promise<Done> {
  if (act === "remove") await removeShowpiece(ctx, actor, id);
  else if (act === "restore") await restoreShowpiece(ctx, actor, id);
  else await makeCurrent(ctx, actor, id);
  const kind = await kindOfShowpiece(ctx, actor, id);
  return act === "remove" ? { kind, removed: id } : { kind };
}

/** The file of a field; what was too large or empty is told beside the field. */
export function sentIn(
  { config }: Context,
  files: readonly FormFile[],
  asked: Pick<Sent, "field" | "accepts"> & Partial<Sent>,
): Sent | undefined {
  const file = files.find(({ field }) => field === asked.field);
  if (!file) return undefined;
  if (file.fault === null) return { ...asked, path: file.path, filename: file.filename };
  const code = file.fault === "empty" ? "own_files_empty" : "own_files_large";
  throw new AppError("form_invalid", { fields: [{ path: asked.field, code, values: { most: config.ownFileMb } }] });
}
