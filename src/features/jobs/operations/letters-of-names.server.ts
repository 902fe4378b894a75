import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { placesOfLetters } from "../rules.ts";
import type { JobsList } from "../schema.ts";

/** The largest page that content gives. */
const AT_ONCE = 100;

/** The letters with which names begin, each with the page of the whole list by name where its first one stands. */
export function lettersOf({ content }: Context, { locale }: Actor, pageSize: number): JobsList["letters"] {
  const places = content.snapshot.once(`letters-of-jobs-${locale}`, () => {
    const names: string[] = [];
    for (let page = 1; ; page += 1) {
      const { items } = content.list("job", { locale, sort: "title:asc", page, pageSize: AT_ONCE });
      names.push(...items.map(({ title }) => title));
      if (items.length < AT_ONCE) return placesOfLetters(names);
    }
  });
  return {
    title: m.jobs_browse_letter({}, { locale }),
    pages: places.map(({ letter, at }) => [letter, Math.floor(at / pageSize) + 1]),
  };
}
