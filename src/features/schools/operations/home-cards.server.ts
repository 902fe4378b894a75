import { formatDate } from "#i18n/format.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { isolateName } from "#platform/mail/isolate.ts";
import type { Person } from "#shared/actor.ts";
import type { HomeCard, HomeClass } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { mayOpenClasses } from "../access.ts";
import type { ClassView } from "../schema.ts";
import { listClasses, listPlaces } from "./manage-classes.server.ts";

const SHOWN = 3;

/** The newest classes of somebody who may open some, and how far each is; null for everybody else. */
export async function classesCard(ctx: Context, person: Person): Promise<HomeCard | null> {
  if (!mayOpenClasses(person)) return null;
  const words = { locale: person.locale };
  const classes = await listClasses(ctx, person);
  const card = { id: "schools-classes", title: m.schools_classes_title({}, words) };
  const to = pathTo("schoolClasses");
  const [first] = classes;
  if (!first)
    return {
      ...card,
      text: m.schools_card_none({}, words),
      action: { label: m.schools_card_open({}, words), to },
    };
  const shown = await Promise.all(classes.slice(0, SHOWN).map((one) => presentProgress(ctx, person, one)));
  return {
    ...card,
    classes: shown,
    ...(first && { headline: m.schools_card_class({ ...first, name: isolateName(first.name) }, words) }),
    items: classes.slice(0, SHOWN).map(({ documentId, name, joined, finished }) => ({
      label: m.schools_card_class({ name: `\u2068${name}\u2069`, finished, joined }, words),
      to: pathTo("schoolClass", { class: documentId }),
    })),
    action: { label: m.schools_card_all({}, words), to },
  };
}

/** How far a class is: each pupil by the name they gave, who has finished first. */
async function presentProgress(ctx: Context, person: Person, one: ClassView): Promise<HomeClass> {
  const { locale } = person;
  const places = await listPlaces(ctx, person, one.documentId);
  return {
    label: one.name,
    to: pathTo("schoolClass", { class: one.documentId }),
    count: one.joined > 0 ? m.schools_card_count(one, { locale }) : m.schools_card_none_joined({}, { locale }),
    pupils: places
      .toSorted((a, b) => Number(a.finishedAt === null) - Number(b.finishedAt === null))
      .map(({ documentId: id, shortName, finishedAt }) => ({
        id,
        name: shortName,
        isDone: finishedAt !== null,
        note: finishedAt
          ? formatDate(finishedAt, locale, ctx.config.site.timeZone, "dayMonth")
          : m.schools_card_not_yet({}, { locale }),
      })),
  };
}
