import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { encodeForHeader } from "#content/library/send-file.server.ts";
import { needsConsent } from "#features/accounts/operations/record-consent.server.ts";
import { drawResultAt, type ResultPaper } from "#features/scales/instruments/operations/draw-result.server.ts";
import { drawResult } from "#features/scales/tendencies/operations/draw-result.server.ts";
import { inLocale } from "#i18n/ambient.server.ts";
import { faultWords } from "#i18n/fault-words.ts";
import type { Context } from "#platform/context.ts";
import { isAppError } from "#platform/errors.ts";
import type { Person } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { actorOf } from "./actor.ts";

type Asked<Params> = FastifyRequest<{ Params: Params }>;
type OfAttempt = { readonly attempt: string };
type OfScale = OfAttempt & { readonly scale: string };

/** GET and HEAD of a result's address with /result.pdf: the result on paper, for its owner alone. */
export function resultPapers(app: FastifyInstance, ctx: Context): void {
  app.get("/career-test/results/:attempt/result.pdf", (request: Asked<OfAttempt>, reply) => {
    const page = pathTo("careerTestResult", request.params);
    return answerWith(ctx, request, reply, page, (actor) => drawResult(ctx, actor, request.params));
  });
  app.get("/scales/:scale/results/:attempt/result.pdf", (request: Asked<OfScale>, reply) => {
    const page = pathTo("scaleResult", request.params);
    return answerWith(ctx, request, reply, page, (actor) => drawResultAt(ctx, actor, request.params));
  });
}

/** Who is not signed in, or has terms to agree to, does that first and then finds the paper on the result's page. */
async function answerWith(
  ctx: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  page: string,
  draw: (actor: Person) => Promise<ResultPaper>,
): Promise<FastifyReply> {
  const { locale } = request;
  reply.header("Cache-Control", "private, no-store");
  const actor = await actorOf(ctx, request, locale);
  if (actor.kind === "visitor") return reply.redirect(pathTo("signIn", {}, { next: page }), 303);
  if (needsConsent(ctx, actor)) return reply.redirect(pathTo("consent", {}, { next: page }), 303);
  ctx.workload.take(actor);
  try {
    const { bytes, name } = await ctx.workload.run(() => inLocale(locale, () => draw(actor)));
    reply.headers({
      "Content-Language": locale,
      "Content-Security-Policy": "default-src 'none'",
      "Content-Disposition": `inline; filename="result.pdf"; filename*=UTF-8''${encodeForHeader(name.toWellFormed())}`,
    });
    return reply.type("application/pdf").send(bytes);
  } catch (error) {
    if (!isAppError(error) || error.status >= 429) throw error;
    // A browser shows it as it is, so it is said in words.
    return reply
      .code(error.status)
      .header("Content-Language", locale)
      .type("text/plain; charset=utf-8")
      .send(faultWords(error.code, locale));
  }
}
