import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { isLocale, type Locale, otherLocale } from "#i18n/locales.ts";
import type { Config } from "#platform/config.ts";
import type { Context } from "#platform/context.ts";
import { AppError, isAppError } from "#platform/errors.ts";
import { conditionOf } from "#platform/http/condition.ts";
import { markdownBlocks } from "#platform/pdf/markdown-blocks.ts";
import { renderPdf } from "#platform/pdf/render-pdf.ts";
import { encodeForHeader } from "./library/send-file.server.ts";
import type { Item } from "./readers.ts";

const MOST_KEPT = 100;
const KEPT_BYTES = 32 * 1024 * 1024;
/** Of one that is being made. */
const USUAL_BYTES = 100_000;

interface DocumentPdf {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly locale: Locale;
  readonly name: string;
}

type Written = Pick<Item<"document">, "title" | "description" | "content" | "locale" | "updatedAt">;

/** Where a document's PDF is served, as the record of its file names it. */
export function documentPdfPath(slug: string, locale: Locale): string {
  return `/resources/documents/${slug}/${locale}.pdf`;
}

/** GET and HEAD of /resources/documents/{slug}/{ar|en}.pdf: what is published, for anybody. */
export function documentPdfs(app: FastifyInstance, ctx: Context): void {
  const kept = new LRUCache<string, Promise<DocumentPdf>>({ max: MOST_KEPT, maxSize: KEPT_BYTES });
  const url = "/resources/documents/:slug/:file";
  const options = { config: { isPublicFile: true } };
  app.get<{ Params: { slug: string; file: string } }>(url, options, async (request, reply) => {
    const { slug, file } = request.params;
    const pdf = await readDocumentPdf(ctx, kept, slug, file);
    reply.headers({
      ETag: pdf.etag,
      "Cache-Control": "no-cache",
      "Content-Language": pdf.locale,
      "Content-Security-Policy": "default-src 'none'",
      "Content-Disposition": `inline; filename="${slug}.pdf"; filename*=UTF-8''${encodeForHeader(pdf.name.toWellFormed())}`,
    });
    const condition = conditionOf(request.headers, pdf.etag);
    if (condition !== null) return reply.code(condition === "failed" ? 412 : 304).send();
    return reply.type("application/pdf").send(pdf.bytes);
  });
}

async function readDocumentPdf(
  ctx: Context,
  kept: LRUCache<string, Promise<DocumentPdf>>,
  slug: string,
  file: string,
): Promise<DocumentPdf> {
  const asked = file.replace(/\.pdf$/, "");
  if (asked === file || !isLocale(asked)) throw new AppError("not_found");
  const written = [asked, otherLocale(asked)]
    .map((locale) => ctx.content.bySlug("document", slug, locale))
    .find((item) => item?.content);
  if (!written) throw new AppError("not_found");
  const key = `${written.documentId}|${written.updatedAt}|${written.locale}`;
  const known = kept.get(key);
  if (known) return known;
  const made = makePdf(ctx.config, written);
  kept.set(key, made, { size: USUAL_BYTES });
  made.then(
    ({ bytes }) => kept.set(key, made, { size: bytes.length }),
    // What is too large stays so: it is not read anew for everybody who asks.
    (error: unknown) => (isAppError(error) && error.code === "too_large") || kept.delete(key),
  );
  return made;
}

async function makePdf(config: Config, written: Written): Promise<DocumentPdf> {
  const bytes = await documentPdf(config, written);
  const digest = createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
  return { bytes, etag: `"${digest}"`, locale: written.locale, name: `${written.title}.pdf` };
}

/** The PDF of a document in the language it is given in. */
export function documentPdf(config: Pick<Config, "site" | "publicUrl">, written: Written): Promise<Buffer> {
  const { locale, title, description, content } = written;
  const brand = config.site.name[locale];
  return renderPdf({
    locale,
    brand,
    title,
    author: brand,
    date: new Date(written.updatedAt),
    timeZone: config.site.timeZone,
    lead: description,
    blocks: markdownBlocks(content ?? "", new URL(config.publicUrl).origin),
  });
}
