import type { Context } from "#platform/context.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Account, Actor } from "#shared/actor.ts";
import { isPartName } from "../rules/parts.ts";
import { LINK_KINDS } from "../rules.ts";
import type { Editing, ProfileView } from "../schema/view.ts";
import { countSteps } from "./count-steps.server.ts";
import { findRecords } from "./keep-links.server.ts";
import { namedInterests } from "./known-interests.server.ts";
import { readProfile } from "./read-profile.server.ts";

const LONGEST_WORDS = 100;

/** The page of one's profile, with what its address asks to edit. */
export async function viewProfile(ctx: Context, actor: Actor, query: URLSearchParams): Promise<ProfileView> {
  const person = requireAccount(actor);
  const profile = await readProfile(ctx, person);
  const editing = editingOf(query);
  return {
    profile,
    completeness: await countSteps(ctx, person, profile),
    editing,
    interests: namedInterests(ctx, profile.forms.heading.interests, person.locale),
    found: await foundFor(ctx, person, editing),
    sectors:
      editing.part === "heading"
        ? ctx.content.all("sector", { locale: person.locale, sort: "title:asc" }).map(({ title }) => title)
        : [],
  };
}

function editingOf(query: URLSearchParams): Editing {
  const [part, saved] = ["edit", "saved"].map((name) => query.get(name));
  const entry = /^\d{1,9}$/.exec(query.get("entry") ?? "")?.[0];
  return {
    part: isPartName(part) ? part : null,
    entry: entry === undefined ? null : Number(entry),
    find: query.get("find")?.slice(0, LONGEST_WORDS) ?? null,
    saved: isPartName(saved) ? saved : null,
  };
}

function foundFor(ctx: Context, person: Account, { part, find }: Editing) {
  const kind = LINK_KINDS.find((one) => one === part);
  return kind ? findRecords(ctx, person, kind, find ?? "") : [];
}
