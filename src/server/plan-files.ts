import type { FastifyInstance, FastifyRequest } from "fastify";
import { drawPlan } from "#features/study-plan/operations/draw-plan.server.ts";
import { planCalendar } from "#features/study-plan/operations/write-plan-calendar.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { pathTo } from "#shared/screens.ts";
import { sendPaperOfAnybody } from "./own-papers.ts";

const cookiesOf = ({ headers }: FastifyRequest) => headers.cookie ?? null;

/** GET and HEAD of one's own plan as a PDF, and of its dated steps for a calendar: an account's, or what the device keeps. */
export function planFiles(app: FastifyInstance, ctx: Context): void {
  const page = pathTo("ownPlan");
  app.get(`${page}/plan.pdf`, (request, reply) =>
    sendPaperOfAnybody(ctx, { request, reply, page, type: "application/pdf", file: "plan.pdf" }, (actor) =>
      drawPlan(ctx, actor, cookiesOf(request)),
    ),
  );
  app.get(`${page}/plan.ics`, (request, reply) =>
    sendPaperOfAnybody(
      ctx,
      { request, reply, page, type: "text/calendar; charset=utf-8", file: "plan.ics" },
      async (actor) => ({
        bytes: await planCalendar(ctx, actor, cookiesOf(request)),
        name: `${m.study_plan_plan_title()}.ics`,
      }),
    ),
  );
}
