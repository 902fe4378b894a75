import { headingOf } from "#content/feminine-title.ts";
import { readyText } from "#content/rich-text.server.ts";
import { sceneOfFound, sceneOfPlace } from "#content/scenes.server.ts";
import { dayInThree } from "#features/jobs/rules.ts";
import { factsOfResource } from "#features/resources/operations.server.ts";
import { supportAddress } from "#features/site/operations.server.ts";
import { factsOfStudy } from "#features/studies/operations/facts-of-study.server.ts";
import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { briefOf, withOne } from "#shared/brief.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { composeOwnScene, motifsOf, toolIn } from "#ui/drawings/compose-scene.ts";
import type { AskedWord } from "../rules/read-query.ts";
import { wholeSentence } from "../rules/whole-sentence.ts";
import { tells, textsIn, whyFound } from "../rules/why-found.ts";
import { withHeading } from "../rules/with-heading.ts";
import type { BestHit, SearchedType, ShownHit } from "../schema.ts";

/** Drawn by who works where they lead to. */
const STUDIES: ReadonlySet<SearchedType> = new Set(["academic-degree", "academic-program", "certification"]);

/** What stands for a study: the mark of its kind. */
const MARKS: Partial<Readonly<Record<SearchedType, string>>> = {
  "academic-degree": "t-degree",
  "academic-program": "t-book",
  certification: "t-roll",
  "merit-program": "t-medal",
  university: "cap",
  institution: "diploma",
};
const READ = {
  blog: "blogs",
  document: "documents",
  book: "books",
  course: "courses",
  menternship: "experiences",
} as const;

/** Tells hits of a page one after the other, so that no picture stands on it twice. */
export class HitTeller {
  private readonly ctx: Context;
  private readonly locale: Locale;
  private readonly shown = new Set<string>();
  private readonly again = new Set<string>();

  private readonly asked: readonly AskedWord[];

  constructor(ctx: Context, locale: Locale, asked: readonly AskedWord[]) {
    this.ctx = ctx;
    this.locale = locale;
    this.asked = asked;
  }

  /** What the question names, with its own first sentence and its day. */
  best(hit: ShownHit): BestHit {
    const { content } = this.ctx;
    const job = hit.type === "job" ? content.bySlug("job", hit.slug, this.locale) : null;
    const summary = this.summaryOf(hit);
    const snippet = summary ? [{ text: briefOf(summary), isMatch: false }] : hit.snippet;
    const day = withOne(dayInThree(job?.day ?? []).map(({ at, text }) => ({ at, text: briefOf(text) })));
    return { ...this.hit({ ...hit, snippet }), day };
  }

  private summaryOf({ type, slug }: ShownHit): string | undefined {
    const { ctx, locale } = this;
    if (type === "job" || type === "future-skill" || type === "academic-degree")
      return ctx.content.bySlug(type, slug, locale)?.summary;
    if (type === "academic-program" || type === "certification") return ctx.content.bySlug(type, slug, locale)?.summary;
    return undefined;
  }

  hit(hit: ShownHit): ShownHit {
    const told = { ...hit, snippet: wholeSentence(hit.snippet), ...this.why(hit) };
    if (hit.type === "job") return { ...told, ...this.job(hit) };
    if (hit.type === "faq") return { ...told, answer: this.answerOf(hit) };
    const found = sceneOfFound(this.ctx, hit.type, hit.slug);
    const scene = STUDIES.has(hit.type) ? this.study(hit.slug, found) : found;
    const shown = hit.type === "future-skill" ? toolIn(scene) : scene.split(" ")[2];
    return { ...told, scene, figure: MARKS[hit.type] ?? shown, facts: this.factsOf(hit) };
  }

  /** Said where name and text do not show it: by another name, else by words of its page, else by its name in the other language. */
  private why({ type, slug, title, snippet }: ShownHit): Pick<ShownHit, "why" | "whyIn"> {
    if (tells(title) || tells(snippet)) return {};
    const item = this.ctx.content.bySlug(type, slug, this.locale);
    if (!item) return {};
    const { alternative_labels: names, keywords, ...texts } = item as unknown as Record<string, unknown>;
    const why = whyFound(textsIn([names, keywords, texts]), this.asked);
    if (why) return { why };
    const [whyIn = this.locale] = LOCALE_CODES.filter((one) => one !== this.locale);
    const other = this.ctx.content.bySlug(type, slug, whyIn) as unknown as Record<string, unknown> | null;
    const named = whyFound(textsIn([other?.title, other?.alternative_labels, other?.keywords]), this.asked);
    return named ? { why: named, whyIn } : {};
  }

  /** Who works where it leads to; somebody seen before leaves the place to the mark of its kind. */
  private study(slug: string, scene: string): string {
    const [place = "campus", who = "", tool = "book", mark = tool] = motifsOf(scene);
    if (!who.startsWith("p-") || !this.shown.has(who)) return this.see(scene);
    return scene.replace(/\d.*/, "") + composeOwnScene(slug, [place, mark, tool]);
  }

  private job(hit: ShownHit): Partial<ShownHit> {
    const { slug, mark } = hit;
    const { content } = this.ctx;
    const job = content.bySlug("job", slug, this.locale);
    if (!job) return {};
    const own = sceneOfFound(this.ctx, "job", slug);
    const who = motifsOf(own)[1] ?? "";
    const scene = this.see(this.shown.has(who) ? sceneOfPlace(job, this.shown, this.onceMore(who)) : own);
    const environments = job.work_environments
      .slice(0, 2)
      .flatMap((one) => content.bySlug("work-environment", one.slug, this.locale) ?? [])
      .flatMap(({ code, title: name }) => {
        const known = ENVIRONMENTS.find((one) => one === code);
        return known ? [{ code: known, title: name }] : [];
      });
    const [sector] = job.sectors;
    const short = mark && sector && m.search_short_in({ sector: sector.title }, { locale: this.locale });
    const title = withHeading(hit.title, job.title, headingOf(job, this.locale));
    return { title, scene, environments, ...(short && { snippet: [{ text: short, isMatch: false }] }) };
  }

  /** Somebody is seen a second time, elsewhere and in another colour, before a tool stands alone. */
  private onceMore(who: string): string[] {
    if (!who.startsWith("p-") || this.again.has(who)) return [];
    this.again.add(who);
    return [who];
  }

  private see(scene: string): string {
    for (const motif of motifsOf(scene)) this.shown.add(motif);
    return scene;
  }

  private answerOf({ slug }: ShownHit): string {
    const item = this.ctx.content.bySlug("faq", slug, this.locale);
    return item ? readyText(item.content, supportAddress(this.ctx)).html : "";
  }

  private factsOf({ type, slug }: ShownHit): string[] {
    const { ctx, locale } = this;
    if (type === "academic-degree" || type === "academic-program" || type === "certification")
      return factsOfStudy(ctx, locale, type, slug);
    if (type === "university" || type === "institution")
      return [ctx.content.bySlug(type, slug, locale)?.location ?? ""].filter((fact) => fact !== "");
    const kind = READ[type as keyof typeof READ];
    return kind ? factsOfResource(ctx, locale, kind, slug) : [];
  }
}
