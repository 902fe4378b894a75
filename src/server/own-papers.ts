import type { FastifyReply, FastifyRequest } from "fastify";
import { encodeForHeader } from "#content/library/send-file.server.ts";
import { needsConsent } from "#features/accounts/operations/record-consent.server.ts";
import { inLocale } from "#i18n/ambient.server.ts";
import { faultWords } from "#i18n/fault-words.ts";
import type { Context } from "#platform/context.ts";
import { isAppError } from "#platform/errors.ts";
import type { Actor, Person } from "#shared/actor.ts";
import { pathTo } from "#shared/screens.ts";
import { actorOf } from "./actor.ts";

/** Something of somebody's own as a file, with the name it is saved by. */
export interface OwnPaper {
  readonly bytes: Buffer | string;
  readonly name: string;
}

interface Sheet {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Where it also stands, which leads there whoever has to sign in first. */
  readonly page: string;
  readonly type: "application/pdf" | "text/calendar; charset=utf-8";
  /** Its name where a program reads Latin letters only. */
  readonly file: string;
}

/** Who is not signed in, or has terms to agree to, does that first and then finds the paper on its page. */
export async function sendOwnPaper(
  ctx: Context,
  sheet: Sheet,
  draw: (actor: Person) => Promise<OwnPaper>,
): Promise<FastifyReply> {
  const { request, reply, page } = sheet;
  const actor = await actorOf(ctx, request, request.locale);
  if (actor.kind === "visitor") return leadTo(reply, pathTo("signIn", {}, { next: page }));
  if (needsConsent(ctx, actor)) return leadTo(reply, pathTo("consent", {}, { next: page }));
  return sendDrawn(ctx, sheet, actor, () => draw(actor));
}

/** The same for what a device keeps too: whoever asks gets their own. */
export async function sendPaperOfAnybody(
  ctx: Context,
  sheet: Sheet,
  draw: (actor: Actor) => Promise<OwnPaper>,
): Promise<FastifyReply> {
  const { request, reply, page } = sheet;
  const actor = await actorOf(ctx, request, request.locale);
  if (actor.kind === "person" && needsConsent(ctx, actor)) return leadTo(reply, pathTo("consent", {}, { next: page }));
  return sendDrawn(ctx, sheet, actor, () => draw(actor));
}

function leadTo(reply: FastifyReply, address: string): FastifyReply {
  return reply.header("Cache-Control", "private, no-store").redirect(address, 303);
}

async function sendDrawn(
  ctx: Context,
  { request: { locale }, reply, type, file }: Sheet,
  actor: Actor,
  draw: () => Promise<OwnPaper>,
): Promise<FastifyReply> {
  reply.header("Cache-Control", "private, no-store");
  ctx.workload.take(actor);
  try {
    const { bytes, name } = await ctx.workload.run(() => inLocale(locale, draw));
    reply.headers({
      "Content-Language": locale,
      "Content-Security-Policy": "default-src 'none'",
      "Content-Disposition": `inline; filename="${file}"; filename*=UTF-8''${encodeForHeader(name.toWellFormed())}`,
    });
    return reply.type(type).send(bytes);
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
