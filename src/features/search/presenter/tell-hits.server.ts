import { bothTitles } from "#content/directory/write-texts.ts";
import { feminineOf, titleBeside } from "#content/feminine-title.ts";
import type { Item } from "#content/readers.ts";
import { readyText } from "#content/rich-text.server.ts";
import { sceneOfFound, sceneOfPlace } from "#content/scenes.server.ts";
import { environmentsOf, presentEnvironments } from "#features/jobs/presenter.server.ts";
import { dayInThree } from "#features/jobs/rules.ts";
import { chipsOf, type Resource } from "#features/resources/presenter/cards.server.ts";
import { supportAddress } from "#features/site/operations.server.ts";
import { certificateCard, degreeCard, programCard } from "#features/studies/presenter/cards.server.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { briefOf } from "#shared/brief.ts";
import { motifsOf } from "#ui/drawings/compose-scene.ts";
import { wholeSentence } from "../rules/whole-sentence.ts";
import type { BestHit, Mark, SearchedType, ShownHit } from "../schema.ts";

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
const MOST_FACTS = 3;
const NO_SCENE = () => "";

/** Tells hits of a page one after the other, so that no picture stands on it twice. */
export class HitTeller {
  private readonly ctx: Context;
  private readonly locale: Locale;
  private readonly shown = new Set<string>();

  constructor(ctx: Context, locale: Locale) {
    this.ctx = ctx;
    this.locale = locale;
  }

  /** What the question names, with its own first sentence and its day. */
  best(hit: ShownHit): BestHit {
    const { content } = this.ctx;
    const job = hit.type === "job" ? content.bySlug("job", hit.slug, this.locale) : null;
    const summary = this.summaryOf(hit);
    const snippet = summary ? [{ text: briefOf(summary), isMatch: false }] : hit.snippet;
    return { ...this.hit({ ...hit, snippet }), day: dayInThree(job?.day ?? []) };
  }

  private summaryOf({ type, slug }: ShownHit): string | undefined {
    const { ctx, locale } = this;
    if (type === "job" || type === "future-skill" || type === "academic-degree")
      return ctx.content.bySlug(type, slug, locale)?.summary;
    if (type === "academic-program" || type === "certification") return ctx.content.bySlug(type, slug, locale)?.summary;
    return undefined;
  }

  hit(hit: ShownHit): ShownHit {
    const told = { ...hit, snippet: wholeSentence(hit.snippet) };
    if (hit.type === "job") return { ...told, ...this.job(hit) };
    if (hit.type === "faq") return { ...told, answer: this.answerOf(hit) };
    const scene = sceneOfFound(this.ctx, hit.type, hit.slug);
    return { ...told, scene, figure: MARKS[hit.type] ?? scene.split(" ")[2], facts: this.factsOf(hit) };
  }

  private job({ slug, title, locale }: ShownHit): Partial<ShownHit> {
    const { content } = this.ctx;
    const job = content.bySlug("job", slug, this.locale);
    if (!job) return {};
    const own = sceneOfFound(this.ctx, "job", slug);
    const isNew = !this.shown.has(motifsOf(own)[1] ?? "");
    const scene = this.see(isNew ? own : sceneOfPlace(job, this.shown));
    const named = presentEnvironments(content.all("work-environment", { locale: this.locale }));
    return { scene, title: titleOf(job, title, scene, locale), environments: environmentsOf(job, named).slice(0, 2) };
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
    const card = this.studyCard(type, slug);
    if (card) {
      const short = card.facts.filter(({ className }) => !className).map(({ text }) => text);
      return [card.over, ...short].filter((fact) => fact !== "").slice(0, MOST_FACTS);
    }
    if (type === "university" || type === "institution")
      return [ctx.content.bySlug(type, slug, locale)?.location ?? ""].filter((fact) => fact !== "");
    if (!(type in READ)) return [];
    const item = ctx.content.bySlug(type, slug, locale);
    const resource = { kind: READ[type as keyof typeof READ], item } as Resource;
    return item ? chipsOf(resource, { locale, samples: [READ[type as keyof typeof READ]] }) : [];
  }

  private studyCard(type: SearchedType, slug: string) {
    const { ctx, locale } = this;
    const degree = type === "academic-degree" && ctx.content.bySlug(type, slug, locale);
    if (degree) return degreeCard(ctx, degree, locale, NO_SCENE);
    const program = type === "academic-program" && ctx.content.bySlug(type, slug, locale);
    if (program) return programCard(ctx, program, locale, NO_SCENE);
    const certificate = type === "certification" && ctx.content.bySlug(type, slug, locale);
    return certificate ? certificateCard(ctx, certificate, locale, NO_SCENE) : null;
  }
}

/** A profession's title beside a woman says both forms. */
function titleOf(job: Item<"job">, title: readonly Mark[], scene: string, locale: Locale): readonly Mark[] {
  if (titleBeside(job, scene, locale) === job.title) return title;
  const both = bothTitles(job.title, feminineOf(job) ?? null, locale);
  return [...title, { text: both.slice(job.title.length), isMatch: false }];
}
