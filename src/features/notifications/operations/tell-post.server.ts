import type { Body } from "#content/body.ts";
import type { RecordWork } from "#content/change.server.ts";
import { sceneOfFound } from "#content/scenes.server.ts";
import { languageOf } from "#content/shown-record.ts";
import { LOCALE_CODES } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { pathTo } from "#shared/screens.ts";
import type { NotificationKind } from "./notification-kinds.server.ts";
import { hideNotification, notifyAll } from "./notify.server.ts";

const KIND = "blog_post";

/** A blog post that was published. */
export const blogPostKind: NotificationKind = {
  name: KIND,
  label: m.notifications_kind_blog_post,
  isAlways: false,
  mail: "weekly",
  face: { motif: "t-page", hue: "R" },
  motifOf: (ctx, slug) => sceneOfFound(ctx, "blog", slug)?.split(" ")[2],
  say(ctx, { subject }, locale) {
    const post = ctx.content.byDocumentId("blog", subject, locale);
    if (!post) return null;
    const { title, description, slug } = post;
    return { title, description, slug, ...languageOf(post, locale), to: pathTo("blogPost", { slug }) };
  },
};

/** Tells of a post when it is first published; what is taken back disappears, what comes again is shown without being told again. */
export const tellPost: RecordWork = async (ctx, db, { before, after, wasPublished }) => {
  const [was, is] = [before, after].map(
    ({ published_json, deleted_at }) => published_json !== null && deleted_at === null,
  );
  const subject = after.document_id;
  if (was !== is) await hideNotification(db, { kind: KIND, subject }, !is);
  if (!is || was || wasPublished || after.published_json === null) return;
  const body = after.published_json;
  const named = (key: string) => (Array.isArray(body.data[key]) ? (body.data[key] as string[]) : []);
  const audience = { accountTypes: named("account_types"), grades: named("grades"), topics: topicsOf(ctx, body) };
  await notifyAll(ctx, db, { kind: KIND, subject }, audience);
};

/** What a post is about: its keywords in both languages, the professions and skills it names, and their sectors. */
function topicsOf(ctx: Context, { ar, en, links }: Body): string[] {
  const keywords = [ar, en].flatMap((values) => (values?.keywords as readonly string[] | undefined) ?? []);
  const { jobs = [], future_skills: skills = [] } = links;
  return [
    ...keywords,
    ...jobs,
    ...skills,
    ...LOCALE_CODES.flatMap((locale) => {
      const shown = jobs.flatMap((id) => ctx.content.byDocumentId("job", id, locale) ?? []);
      const sectors = shown.flatMap((job) => job.sectors.map(({ title }) => title));
      const named = skills.flatMap((id) => ctx.content.byDocumentId("future-skill", id, locale)?.title ?? []);
      return [...shown.map(({ title }) => title), ...sectors, ...named];
    }),
  ];
}
