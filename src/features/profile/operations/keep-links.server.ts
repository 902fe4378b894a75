import { holdPerson } from "#features/people/operations/hold-person.server.ts";
import { search } from "#features/search/operations.server.ts";
import { type Context, inTransaction } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { takeTry } from "#platform/limits/count-tries.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { foldText } from "#shared/fold-text.ts";
import { type DegreeState, LIMITS, type LinkKind, MAX, NAMED_KINDS } from "../rules.ts";
import type { FoundRecord } from "../schema/view.ts";
import { addLinks, dropLink, putLink, readLinks } from "../store/links.server.ts";
import { tooMany } from "./keep-entries.server.ts";
import { linkRow } from "./write-profile.server.ts";

const SHOWN = 8;
const LEAST_LETTERS = 2;
const LONGEST = 100;

interface Added {
  readonly documentId?: string | undefined;
  readonly name?: string | undefined;
}

/** Adds a record of the library, or what it lacks by its name; what stands there already stays. */
export async function addLink(ctx: Context, actor: Actor, kind: LinkKind, added: Added): Promise<void> {
  const { id, locale } = requireAccount(actor);
  await takeTry(ctx, LIMITS.person, String(id));
  const isKnown = added.documentId
    ? ctx.content.byDocumentId(kind, added.documentId, locale) !== null
    : NAMED_KINDS.includes(kind);
  if (!isKnown) throw new AppError("not_found");
  await inTransaction(ctx, async (db) => {
    await holdPerson(db, id);
    const links = (await readLinks(db, id)).filter((link) => link.kind === kind);
    const isThere = links.some(({ name }) => added.name && name && foldText(name) === foldText(added.name));
    if (isThere) return;
    if (links.length >= MAX.links) throw tooMany(MAX.links);
    await addLinks(db, id, [linkRow(kind, added)]);
  });
}

/** Takes one away; one that is gone already is no fault. */
export async function takeLink(ctx: Context, actor: Actor, linkId: number): Promise<void> {
  const { id } = requireAccount(actor);
  await takeTry(ctx, LIMITS.person, String(id));
  await dropLink(ctx.db, id, linkId);
}

/** Writes how far somebody is with a degree of theirs. */
export async function saveDegree(
  ctx: Context,
  actor: Actor,
  said: { readonly id: number; readonly year: number | null; readonly state: DegreeState | null },
): Promise<void> {
  const { id } = requireAccount(actor);
  await takeTry(ctx, LIMITS.person, String(id));
  await putLink(ctx.db, id, said);
}

/** Records to choose from: what answers the words, else the first of the library. */
export async function findRecords(ctx: Context, actor: Actor, kind: LinkKind, words: string): Promise<FoundRecord[]> {
  const { locale } = actor;
  const text = words.trim().slice(0, LONGEST);
  if (text.length < LEAST_LETTERS) return firstRecords(ctx, actor, kind);
  const { hits } = await search(ctx, actor, { words: text, types: [kind], locale, limit: SHOWN });
  return hits.map(({ documentId, title }) => ({ documentId, title: title.map((mark) => mark.text).join("") }));
}

function firstRecords(ctx: Context, { locale }: Actor, kind: LinkKind): FoundRecord[] {
  if (kind === "university")
    return ctx.content
      .list("university", { locale, pageSize: SHOWN, sort: "name:asc" })
      .items.map(({ documentId, name }) => ({ documentId, title: name }));
  return ctx.content
    .list(kind, { locale, pageSize: SHOWN })
    .items.map(({ documentId, title }) => ({ documentId, title }));
}
