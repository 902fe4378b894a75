import { readNamesOf } from "#features/people/operations/read-user.server.ts";
import type { Context } from "#platform/context.ts";
import { readNames } from "#platform/shared-link.ts";
import { isDocumentId } from "#platform/token.ts";
import { ADVICE_FIELDS, ADVICE_LANGUAGES, CONSULTATION_KINDS } from "#shared/advice.ts";
import type { AdvisorCard } from "../schema.ts";
import { allDesks, findAdvisorNumber, openDesks } from "../store/cards.server.ts";
import { nextFree } from "../store/free-times.server.ts";

/** Advisors who take bookings as everybody may see them, by their numbers within the server; `after`: a free time begins later than that. */
export async function readCards(
  ctx: Context,
  ids?: readonly number[],
  after = ctx.clock.now().toISOString(),
): Promise<ReadonlyMap<number, AdvisorCard>> {
  if (ids?.length === 0) return new Map();
  const [rows, free] = await Promise.all([openDesks(ctx.db, ids), nextFree(ctx.db, after)]);
  const names = await readNamesOf(
    ctx.db,
    rows.map(({ user_id }) => user_id),
  );
  return new Map(
    rows.map((row) => [
      row.user_id,
      {
        id: row.document_id,
        name: names.get(row.user_id) ?? "",
        about: row.about,
        fields: readNames(ADVICE_FIELDS, row.fields),
        languages: readNames(ADVICE_LANGUAGES, row.languages),
        kinds: readNames(CONSULTATION_KINDS, row.kinds),
        nextFreeAt: free.get(row.user_id) ?? null,
      },
    ]),
  );
}

/** The number of the advisor a card names; null where there is none. */
export async function readAdvisorNumber(ctx: Context, cardId: string): Promise<number | null> {
  return isDocumentId(cardId) ? findAdvisorNumber(ctx.db, cardId) : null;
}

/** Everybody who advises, whether they take bookings or not, for rooms that run the desks. */
export async function readDeskRows(
  ctx: Context,
): Promise<{ userId: number; id: string | null; name: string; isTaking: boolean }[]> {
  const rows = await allDesks(ctx.db);
  const names = await readNamesOf(
    ctx.db,
    rows.map(({ userId }) => userId),
  );
  return rows.map(({ userId, id, is_taking }) => ({
    userId,
    id,
    name: names.get(userId) ?? "",
    isTaking: is_taking === true,
  }));
}
