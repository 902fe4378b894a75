import { familiesOf } from "#content/directory/families.ts";
import { sceneOfFound } from "#content/scenes.server.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { pathTo } from "#shared/screens.ts";
import { composeOwnScene, toolIn } from "#ui/drawings/compose-scene.ts";
import { BestAnswer } from "../components/best-answer.tsx";
import { FoundList } from "../components/found-list.tsx";
import { best, list, start } from "../components/late-parts.ts";
import { SearchBegin } from "../components/search-start.tsx";
import { joinWords } from "../rules/clean-words.ts";
import { readQuestion } from "../rules/read-query.ts";
import { resultsAddress } from "../rules/results-address.ts";
import { GROUP_NAMES, typesOf } from "../rules/search-groups.ts";
import type { Group, Results, SearchedType, SearchStart } from "../schema.ts";
import { HitTeller } from "./tell-hits.server.ts";

list.Part = FoundList;
start.Part = SearchBegin;
best.Part = BestAnswer;

/** Results with their small pictures, for the page alone: what only answers words knows nothing of drawings. */
export function drawResults(ctx: Context, locale: Locale, results: Results | null): Results | null {
  if (results && !results.found?.total) return { ...results, start: startOf(ctx, locale) };
  if (!results?.found) return results;
  const { word, keywords } = results.question;
  const teller = new HitTeller(ctx, locale, readQuestion(joinWords(word, keywords)));
  const named = results.found.best && teller.best(results.found.best);
  return {
    ...results,
    found: { ...results.found, best: named, hits: results.found.hits.map((hit) => teller.hit(hit)) },
  };
}

/** What is looked for stands in a library, under the glass. */
const SEARCHED = ["library", "magnifier", "books"];
/** The list a group is browsed by, and the types that stand on it: a shelf tells as many as its page. */
const SHELVES: Readonly<Record<Group, { readonly to: string; readonly types: readonly SearchedType[] }>> = {
  programs: { to: pathTo("programs"), types: ["academic-program"] },
  jobs: { to: pathTo("jobs"), types: ["job"] },
  resources: { to: pathTo("resources"), types: typesOf("resources").filter((type) => type !== "faq") },
  skills: { to: pathTo("futureSkills"), types: ["future-skill"] },
};
/** Where words to try come from, how many of each, and how long one may be. */
const TRIED = [
  ["job", 3],
  ["future-skill", 2],
  ["academic-degree", 1],
] as const;
const LONGEST_TRIED = 16;
const LOOKED_THROUGH = 24;

/** Real words to begin with, and how much there is of everything. */
function startOf(ctx: Context, locale: Locale): SearchStart {
  const { content } = ctx;
  return content.snapshot.once(`search-start/${locale}`, () => ({
    scene: `I${composeOwnScene("search", SEARCHED)}`,
    words: TRIED.flatMap(([type, most]) => {
      const within = type === "job" ? { within: familiesOf(content.snapshot).full } : {};
      const { items } = content.list(type, { locale, pageSize: LOOKED_THROUGH, ...within });
      const short = items.filter(({ title }) => title.length <= LONGEST_TRIED).slice(0, most);
      return short.map(({ slug, title }) => {
        const scene = sceneOfFound(ctx, type, slug);
        const [, , who = ""] = scene.split(" ");
        const figure = type === "academic-degree" ? "t-degree" : type === "future-skill" ? toolIn(scene) : who;
        return { title, address: resultsAddress({ word: title, keywords: [] }), figure, hue: scene.charAt(0) };
      });
    }),
    shelves: GROUP_NAMES.map((group) => {
      const { to, types } = SHELVES[group];
      const lists = types.map((type) => ({
        type,
        ...content.list(type, { locale, pageSize: LOOKED_THROUGH }),
      }));
      const first = lists.find(({ items }) => items.length > 0);
      // Its last: the first ones are the names to begin with.
      const slug = first?.items.at(-1)?.slug;
      return {
        group,
        to,
        count: lists.reduce((sum, { total }) => sum + total, 0),
        scene: first && slug ? sceneOfFound(ctx, first.type, slug) : "",
      };
    }),
  }));
}
