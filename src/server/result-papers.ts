import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { drawResultAt } from "#features/scales/instruments/operations/draw-result.server.ts";
import { drawResult } from "#features/scales/tendencies/operations/draw-result.server.ts";
import type { Context } from "#platform/context.ts";
import { pathTo } from "#shared/screens.ts";
import { sendOwnPaper } from "./own-papers.ts";

type Asked<Params> = FastifyRequest<{ Params: Params }>;
type OfAttempt = { readonly attempt: string };
type OfScale = OfAttempt & { readonly scale: string };

/** GET and HEAD of a result's address with /result.pdf: the result on paper, for its owner alone. */
export function resultPapers(app: FastifyInstance, ctx: Context): void {
  const sheet = (request: FastifyRequest, reply: FastifyReply, page: string) =>
    ({ request, reply, page, type: "application/pdf", file: "result.pdf" }) as const;
  app.get("/career-test/results/:attempt/result.pdf", (request: Asked<OfAttempt>, reply) => {
    const page = pathTo("careerTestResult", request.params);
    return sendOwnPaper(ctx, sheet(request, reply, page), (actor) => drawResult(ctx, actor, request.params));
  });
  app.get("/scales/:scale/results/:attempt/result.pdf", (request: Asked<OfScale>, reply) => {
    const page = pathTo("scaleResult", request.params);
    return sendOwnPaper(ctx, sheet(request, reply, page), (actor) => drawResultAt(ctx, actor, request.params));
  });
}
