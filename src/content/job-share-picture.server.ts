import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { isLocale, type Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import type { Environment } from "#shared/environments.ts";
import { headingOf } from "./feminine-title.ts";
import { KeptPictures } from "./kept-pictures.server.ts";
import type { Item } from "./readers.ts";
import { sceneOfJob } from "./scenes.server.ts";
import { drawSharePicture, type SharePicture } from "./share-picture.server.ts";

const MOST_KEPT = 200;
const KEPT_BYTES = 16 * 1024 * 1024;
/** Raised when the drawing changes: addresses change with it. */
const DRAWN = 3;

type Content = Pick<Context, "content">;
type Shown = Omit<SharePicture, "mark">;

/** Where the picture of a profession's shared link stands: the address changes with what it shows. */
export function sharePicturePath(ctx: Content, job: Item<"job">, locale: Locale): string {
  return `/share/jobs/${job.slug}/${locale}-${markOf(shownOf(ctx, job, locale))}.png`;
}

/** GET and HEAD of /share/jobs/{slug}/{ar|en}-{mark}.png: made when first asked for, then kept; `nameOf` is the name of the site. */
export function jobSharePictures(app: FastifyInstance, ctx: Context, nameOf: (locale: Locale) => string): void {
  const kept = new KeptPictures(ctx, MOST_KEPT, KEPT_BYTES);
  const options = { config: { isPublicFile: true } };
  app.get<{ Params: { slug: string; file: string } }>("/share/jobs/:slug/:file", options, async (request, reply) => {
    const { slug, file } = request.params;
    const [, asked = "", mark] = /^(ar|en)-([\w-]{11})\.png$/.exec(file) ?? [];
    const job = isLocale(asked) ? ctx.content.bySlug("job", slug, asked) : null;
    if (!isLocale(asked) || !job) throw new AppError("not_found");
    const picture = shownOf(ctx, job, asked);
    const own = markOf(picture);
    const drawn = { ...picture, mark: nameOf(asked) };
    const bytes = await kept.get(`${slug} ${asked} ${own}`, () => drawSharePicture(drawn));
    // An address of an earlier picture shows today's, and is not kept for long.
    reply.header("Cache-Control", mark === own ? "public, max-age=31536000, immutable" : "public, max-age=3600");
    return reply.type("image/png").send(bytes);
  });
}

function shownOf({ content }: Content, job: Item<"job">, locale: Locale): Shown {
  const [first] = job.work_environments;
  const environment = first && content.bySlug("work-environment", first.slug, locale);
  return {
    title: headingOf(job, locale),
    scene: sceneOfJob(job),
    hue: (environment?.code ?? "I") as Environment,
    locale,
  };
}

function markOf(picture: Shown): string {
  return createHash("sha256")
    .update(JSON.stringify([DRAWN, picture]))
    .digest("base64url")
    .slice(0, 11);
}
