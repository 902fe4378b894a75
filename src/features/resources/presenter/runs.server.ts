import type { Related } from "#content/readers.ts";
import type { WhoOf } from "#content/scenes.server.ts";
import { pathTo } from "#shared/screens.ts";
import { hueOf } from "#ui/drawing-hue.ts";
import { mateOf } from "#ui/drawing-light.ts";

import { drawnAs } from "#ui/drawings/drawn-sex.ts";
import { motifRef, plainName } from "#ui/sprites.ts";

const LISTS = /<ul>[\s\S]*?<\/ul>/g;
const ITEMS = /<li>([\s\S]*?)<\/li>/g;
/** The name of an item stands as its heading: without the colon, and what follows begins a sentence. */
const HEADED = /:<\/strong>\s*(\p{L}?)/u;
/** An item that begins by naming a profession. */
const NAMED = /^\s*<strong>[^<]*<a href="\/jobs\/([\w-]+)"/;
/** Somebody an item of a list tells of, as it is written. */
const PERSON = /^[-*] \*\*[^*[\n]*\[([^\]]*)\]\(\/jobs\/([\w-]+)\)/gm;
/** What lies over the whole width is told by itself. */
const BROAD = /<table|<ol|<ul>\s*<li>\s*<strong>/;
const SENTENCE_ENDS = /(?<=[.؟?!])\s+/;
const LEAST_PULLED = 28;
const MOST_PULLED = 110;

/** Women and men of a text, by the gender of their Arabic names: what it shows is the same in both languages. */
export function womenIn(arabic: string): (slug: string) => boolean | null {
  const women = new Map(
    [...arabic.matchAll(PERSON)].map(([, name = "", slug = ""]) => [slug, /^[^\s]*ة(\s|$)/.test(name)] as const),
  );
  return (slug) => women.get(slug) ?? null;
}

interface Telling {
  readonly isWoman: (slug: string) => boolean | null;
  /** Who stands on the page already; whoever is drawn is added. */
  readonly taken: Set<string>;
}

/** Where each item of a list names a profession, who works there stands in it; also says whose they are. */
export function withWho(html: string, jobs: readonly Related[], whoOf: WhoOf, { isWoman, taken }: Telling) {
  const told: string[] = [];
  const shown = html.replace(LISTS, (list) => {
    const slugs = [...list.matchAll(ITEMS)].map(([, item = ""]) => NAMED.exec(item)?.[1]);
    const own = new Set(taken);
    const figures = slugs.map((slug) => {
      const job = jobs.find((one) => one.slug === slug);
      const who = job ? whoOf(job) : null;
      const figure = who && drawnAs(who.figure, isWoman(slug ?? ""), own);
      if (figure) own.add(plainName(figure));
      return who && figure ? { ...who, figure } : null;
    });
    if (figures.length === 0 || figures.includes(null)) return list;
    for (const one of own) taken.add(one);
    told.push(...slugs.filter((slug) => slug !== undefined));
    return list.replace(ITEMS, (_, item: string) => {
      const slug = NAMED.exec(item)?.[1] ?? "";
      return drawn(item, pathTo("job", { slug }), figures.shift());
    });
  });
  return { html: shown, told };
}

/** As `FigureDrawing` draws it, in a text that is ready. */
function drawn(item: string, seed: string, who: ReturnType<WhoOf> | undefined): string {
  if (!who) return `<li>${item}</li>`;
  const { figure, hue: own } = who;
  const hue = hueOf(seed, own, "");
  const file = motifRef(figure);
  const use = `<use href="${file}"${figure.includes("!") ? ' class="stays"' : ""}></use>`;
  const mate = mateOf(seed, hue, figure);
  const mark = mate ? ` data-mate="${mate}"` : "";
  const text = item.replace(HEADED, (_, letter: string) => `</strong> ${letter.toUpperCase()}`);
  return `<li data-env="${hue}"${mark}>${text}<svg viewBox="-75 -125 150 125" preserveAspectRatio="xMidYMax meet" class="drawing" aria-hidden="true" focusable="false">${use}</svg></li>`;
}

/** The sentence of a part that stands large where it is read: the shortest that ends a paragraph of several. */
export function pulledFrom(html: string): string | null {
  if (BROAD.test(html)) return null;
  const ends = [...html.matchAll(/<p>([\s\S]*?)<\/p>/g)].flatMap(([, text = ""]) => {
    const sentences = text.split(SENTENCE_ENDS);
    return sentences.length > 1 ? sentences.slice(-1) : [];
  });
  const fit = ends.filter(
    (text) => text.length >= LEAST_PULLED && text.length <= MOST_PULLED && !/[<>&«»“”"\n]/.test(text),
  );
  return fit.toSorted((a, b) => a.length - b.length)[0] ?? null;
}

/** The part with that sentence on lines of its own. */
export function withSaid(html: string, said: string): string {
  return html.replace(said, () => `<span class="article-said">${said}</span>`);
}
