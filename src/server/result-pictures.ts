import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { KeptPictures } from "#content/kept-pictures.server.ts";
import { drawResultPicture } from "#features/scales/sharing/operations/draw-picture.server.ts";
import { readForPicture } from "#features/scales/sharing/operations/read-shared-result.server.ts";
import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { AppError } from "#platform/errors.ts";
import { QUIET_HEADERS } from "#platform/shared-link.ts";
import { asVisitor } from "./actor.ts";

const MOST_KEPT = 50;
const KEPT_BYTES = 4 * 1024 * 1024;

/**
 * GET and HEAD of /results/{code}/picture.png: what is shown of a result that its owner shares, as long as they do. No other store
 * keeps it; here it is kept by what it shows, never by its code.
 */
export function resultPictures(app: FastifyInstance, ctx: Context, nameOf: (locale: Locale) => string): void {
  const kept = new KeptPictures(ctx, MOST_KEPT, KEPT_BYTES);
  app.get<{ Params: { code: string } }>("/results/:code/picture.png", async (request, reply) => {
    const { locale } = request;
    const shown = await readForPicture(ctx, asVisitor(ctx, request, locale), request.params.code);
    if (!shown) throw new AppError("not_found");
    const { headline, name, environments, levels, kind } = shown;
    const picture = { headline, name, environments, levels, kind, locale, mark: nameOf(locale) };
    const key = createHash("sha256").update(JSON.stringify(picture)).digest("base64url");
    reply.headers(QUIET_HEADERS);
    return reply.type("image/png").send(await kept.get(key, () => drawResultPicture(picture)));
  });
}
