import type { FastifyReply, FastifyRequest } from "fastify";
import { needsConsent } from "#features/accounts/operations/record-consent.server.ts";
import { noticeOf } from "#features/accounts/rules/notices.ts";
import { cookiesOfWhose, mayHoldForms } from "#features/kept-forms/operations.server.ts";
import { inLocale } from "#i18n/ambient.server.ts";
import { readOwnPart } from "#layouts/own-part.server.ts";
import type { OwnPart } from "#layouts/site-data.ts";
import { standingOn } from "#layouts/standings.server.ts";
import type { Context } from "#platform/context.ts";
import { type Actor, hasAccount, type Person } from "#shared/actor.ts";
import type { Display } from "#shared/display.ts";
import { planMark } from "#shared/saved-address.ts";
import { kindOf, modelOf } from "./model-reader.ts";
import { type PageLook, storedLook } from "./page-look.ts";
import { type DrawnPage, fillPage, type ReaderPages, type ReadersOf } from "./reader-pages.ts";
import { storedScreen } from "./stored-pages.ts";

/** Draws a reader's own part; the build of the pages exports it. */
export type DrawOwnPart = (site: OwnPart & Pick<Display, "theme">, address: URL) => string;

/** Draws a page for the store as these would read it. */
export type DrawForKind = (reader: Actor, readers: ReadersOf) => Promise<DrawnPage | null>;

export interface ReaderStore {
  readonly pages: ReaderPages;
  readonly drawOwnPart: DrawOwnPart;
}

export interface AskedPage {
  readonly url: URL;
  readonly cookies: Readonly<Record<string, string>>;
  /** What of the address decides what is read there. */
  readonly address: string;
  readonly look: PageLook;
}

/** The page that all readers of a kind share, with the part of whoever asks; null when theirs must be drawn for them alone. */
export async function readerPage(
  ctx: Context,
  request: FastifyRequest,
  asked: AskedPage,
  { pages, drawOwnPart, draw }: ReaderStore & { readonly draw: DrawForKind },
): Promise<{ readonly body: Buffer; readonly policy: string; readonly isPacked: boolean } | null> {
  const { actor, locale, demo, headers } = request;
  const { url, address, look } = asked;
  if (!isShown(ctx, actor, asked)) return null;
  const key = [locale, storedLook(look), demo, kindOf(actor), address].join("|");
  if (pages.isOwn(key)) return null;
  ctx.workload.take(actor);
  const screen = storedScreen(url.pathname);
  const [own, standing] = await Promise.all([
    readOwnPart(ctx, actor, headers.cookie ?? null),
    screen && standingOn(ctx, actor, screen.id, screen.params),
  ]);
  const page = await pages.find(
    key,
    { standing, marks: [...(own.saved ?? []), ...own.planned.map(planMark)] },
    async (readers) => {
      const { reader, isAsked } = modelOf(actor);
      const drawn = await draw(reader, readers);
      return isAsked() ? null : drawn;
    },
  );
  if (!page) return null;
  const isPacked = /\bgzip\b/.test(String(headers["accept-encoding"] ?? ""));
  const part = inLocale(locale, () => drawOwnPart({ ...own, theme: look.display.theme }, url));
  return { body: fillPage(page, part, isPacked), policy: page.policy, isPacked };
}

/** Whether nothing but the bars and the marks is this reader's: no banner, no notice, no form that waits, no question of consent, nothing else asked. */
function isShown(ctx: Context, actor: Actor, { url, cookies, address, look }: AskedPage): actor is Person {
  const decided = new URL(address, url).searchParams;
  return (
    hasAccount(actor) &&
    !actor.eraseAt &&
    !look.lowData &&
    !needsConsent(ctx, actor) &&
    !mayHoldForms(cookies) &&
    noticeOf(url.pathname + url.search) === null &&
    [...url.searchParams.keys()].every((key) => key === "lang" || decided.has(key))
  );
}

export function sendReaderPage(
  ctx: Context,
  reply: FastifyReply,
  { body, policy, isPacked }: NonNullable<Awaited<ReturnType<typeof readerPage>>>,
  keepLang: string | null,
): FastifyReply {
  const { actor, headers } = reply.request;
  const cookies = cookiesOfWhose(ctx, actor as Person, headers.cookie);
  if (keepLang) cookies.push(keepLang);
  if (cookies.length > 0) reply.header("Set-Cookie", cookies);
  if (isPacked) reply.header("Content-Encoding", "gzip");
  return reply
    .header("Cache-Control", "private, no-store")
    .header("Vary", "Accept-Encoding")
    .header("Content-Security-Policy", policy)
    .type("text/html; charset=utf-8")
    .send(body);
}
