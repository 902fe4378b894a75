import { readSaved } from "#features/favorites/operations/read-saved.server.ts";
import { readNews } from "#features/notifications/operations/read-notifications.server.ts";
import { readEnding } from "#features/privacy/operations/read-ending.server.ts";
import { readPicture } from "#features/profile/operations/read-picture.server.ts";
import { mayOpenClasses } from "#features/schools/access.ts";
import { readPlanned } from "#features/study-plan/operations/read-planned.server.ts";
import type { Context } from "#platform/context.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { addressOfMark, isPlanMark } from "#shared/saved-address.ts";
import type { OwnPart } from "./site-data.ts";
import { staffScreensOf } from "./staff-menu.ts";

/** What the bars and the marks of a page say of whoever reads it. */
export async function readOwnPart(ctx: Context, actor: Actor, cookies: string | null): Promise<OwnPart> {
  const [saved, planned, news, picture] = await Promise.all([
    readSaved(ctx, actor, cookies),
    readPlanned(ctx, actor),
    readNews(ctx, actor),
    readPicture(ctx, actor),
  ]);
  if (actor.kind !== "person") return { person: null, saved, planned, news };
  const { firstName, lastName, isPlace } = actor;
  const email = isPlace ? "" : actor.email;
  return {
    person: { ...kindOf(actor), firstName, lastName, email, picture, ending: readEnding(ctx, actor) },
    saved,
    planned,
    news,
  };
}

/** The same of a page for the store: what holds for every reader of a kind. `marks`: what of the page its readers have saved or planned. */
export function ownPartOfKind(actor: Actor, marks: readonly string[]): OwnPart {
  if (actor.kind !== "person") return { person: null, saved: null, planned: [], news: null };
  const nobody = { firstName: "", lastName: "", email: "", picture: null, ending: null };
  const [planned = [], saved = []] = [true, false].map((isPlan) => marks.filter((one) => isPlanMark(one) === isPlan));
  return { person: { ...kindOf(actor), ...nobody }, saved, planned: planned.map(addressOfMark), news: null };
}

function kindOf(actor: Person) {
  const { accountType, isPlace } = actor;
  return { accountType, isPlace, mayOpenClasses: mayOpenClasses(actor), staff: staffScreensOf(actor) };
}
