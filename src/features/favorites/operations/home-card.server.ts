import { TYPE_LABELS } from "#content/type-labels.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { mayKeepInAccount } from "../access.ts";
import { listFavorites } from "./keep-favorites.server.ts";

const SHOWN = 4;
/** A longer note is told whole on the page of favourites. */
const NOTE_SHOWN = 60;

/** What somebody saved last, with the notes to oneself; null while nothing is saved. */
export async function savedCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!mayKeepInAccount(person)) return null;
  const { items, total } = await listFavorites(ctx, person, { page: 1, pageSize: SHOWN });
  const words = { locale: person.locale };
  const shown = items.flatMap(({ title, to, note, type, documentId, scene }) => {
    if (!title || !to) return [];
    const drawing = { seed: `${type}/${documentId}`, ...(scene && { scene }) };
    return [{ label: title, to, kind: TYPE_LABELS[type]({}, words), ...(note && { note: brief(note) }), drawing }];
  });
  if (total === 0) return null;
  return {
    id: "favorites-saved",
    title: m.favorites_title({}, words),
    items: shown,
    action: { label: m.favorites_card_action({ count: total }, words), to: pathTo("favorites") },
  };
}

function brief(note: string): string {
  const line = note.replace(/\s+/g, " ");
  return line.length > NOTE_SHOWN ? `${line.slice(0, NOTE_SHOWN).trimEnd()}…` : line;
}
