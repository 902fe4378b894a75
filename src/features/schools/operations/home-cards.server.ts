import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { mayOpenClasses } from "../access.ts";
import { listClasses } from "./manage-classes.server.ts";

const SHOWN = 3;

/** The newest classes of somebody who may open some, and how far each is; null for everybody else. */
export async function classesCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!mayOpenClasses(person)) return null;
  const words = { locale: person.locale };
  const classes = await listClasses(ctx, person);
  const card = { id: "schools-classes", title: m.schools_classes_title({}, words) };
  const to = pathTo("schoolClasses");
  if (classes.length === 0)
    return {
      ...card,
      text: m.schools_card_none({}, words),
      action: { label: m.schools_card_open({}, words), to },
    };
  return {
    ...card,
    items: classes.slice(0, SHOWN).map(({ documentId, name, joined, finished }) => ({
      label: m.schools_card_class({ name: `\u2068${name}\u2069`, finished, joined }, words),
      to: pathTo("schoolClass", { class: documentId }),
    })),
    action: { label: m.schools_card_all({}, words), to },
  };
}
