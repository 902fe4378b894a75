import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { parseInput } from "#platform/http/input.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { isPartName, type PartName } from "../rules/parts.ts";
import { LINK_KINDS, type LinkKind } from "../rules.ts";
import { addForm, businessForm, degreeForm, experienceForm, FORM_NAMES, profileForm } from "../schema/forms.ts";
import { putProfile } from "../store/profiles.server.ts";
import { saveForm } from "./change-profile.server.ts";
import { BUSINESSES, dropEntry, type EntryAsked, EXPERIENCE, saveEntry } from "./keep-entries.server.ts";
import { addLink, saveDegree, takeLink } from "./keep-links.server.ts";

type Form = Readonly<Record<string, string>>;

/** Does what a form of the page asks. @returns the part it belongs to; null where it was the card of the home page. */
export async function actOnProfile(ctx: Context, actor: Actor, form: Form): Promise<PartName | null> {
  requireAccount(actor);
  const { act, part, version = "", id = "", ...fields } = form;
  if (act === "close-card") {
    await closeCard(ctx, actor);
    return null;
  }
  if (!isPartName(part)) throw new AppError("not_found");
  const name = FORM_NAMES.find((one) => one === part);
  const kind = LINK_KINDS.find((one) => one === part);
  if (name && act === "save")
    await saveForm(ctx, actor, { name, version, changes: parseInput(profileForm(name, ctx.clock.now()), fields) });
  else if (kind) await actOnLinks(ctx, actor, kind, { act, id, fields });
  else await actOnEntries(ctx, actor, part, { act, asked: entryAsked(id, version), fields });
  return part;
}

function numberOf(id: string): number {
  if (!/^\d{1,9}$/.test(id)) throw new AppError("not_found");
  return Number(id);
}

function entryAsked(id: string, version: string): EntryAsked | null {
  return id === "" ? null : { id: numberOf(id), version };
}

async function actOnLinks(
  ctx: Context,
  actor: Actor,
  kind: LinkKind,
  { act, id, fields: { find: _found, ...fields } }: { act: string | undefined; id: string; fields: Form },
): Promise<void> {
  if (act === "add") await addLink(ctx, actor, kind, parseInput(addForm, fields));
  else if (act === "drop") await takeLink(ctx, actor, numberOf(id));
  else if (act === "save" && kind === "academic-degree")
    await saveDegree(ctx, actor, { id: numberOf(id), ...parseInput(degreeForm, fields) });
  else throw new AppError("not_found");
}

async function actOnEntries(
  ctx: Context,
  actor: Actor,
  part: PartName,
  { act, asked, fields }: { act: string | undefined; asked: EntryAsked | null; fields: Form },
): Promise<void> {
  const isExperience = part === "experience";
  if (!isExperience && part !== "businesses") throw new AppError("not_found");
  if (act === "drop" && asked)
    await (isExperience ? dropEntry(ctx, actor, EXPERIENCE, asked.id) : dropEntry(ctx, actor, BUSINESSES, asked.id));
  else if (act !== "save") throw new AppError("not_found");
  else if (isExperience) await saveEntry(ctx, actor, EXPERIENCE, { asked, said: parseInput(experienceForm, fields) });
  else await saveEntry(ctx, actor, BUSINESSES, { asked, said: parseInput(businessForm, fields) });
}

/** Puts the card of the home page away for good. */
async function closeCard(ctx: Context, actor: Actor): Promise<void> {
  const at = ctx.clock.now().toISOString();
  await putProfile(ctx.db, requireAccount(actor).id, { card_closed_at: at, updated_at: at });
}
