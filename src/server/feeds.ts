import type { FastifyInstance } from "fastify";
import { LOCALE_CODES } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { pathTo, SCREENS, type Screen, type ScreenId } from "#shared/screens.ts";

/** GET /sitemap.xml and /robots.txt. */
export function feedRoutes(app: FastifyInstance, ctx: Context): void {
  app.get("/robots.txt", async (_request, reply) => {
    const lines = [
      "User-agent: *",
      "Disallow: /api/",
      "Disallow: /home",
      "Disallow: /dev/",
      "Disallow: /activate",
      "",
      `Sitemap: ${ctx.config.publicUrl}/sitemap.xml`,
      "",
    ];
    return reply.type("text/plain; charset=utf-8").send(lines.join("\n"));
  });
  app.get("/sitemap.xml", async (_request, reply) => reply.type("application/xml; charset=utf-8").send(siteMap(ctx)));
}

function siteMap(ctx: Context): string {
  const screens = (Object.entries(SCREENS) as [ScreenId, Screen][])
    .filter(([, screen]) => screen.listed)
    .map(([id]) => ({ path: pathTo(id), changed: null as string | null }));
  const jobs = ctx.content
    .list("job", { locale: "ar", page: 1, pageSize: 10_000 })
    .items.map((job) => ({ path: pathTo("job", { slug: job.slug }), changed: job.updatedAt }));
  const entries = [...screens, ...jobs].map(({ path, changed }) => entry(ctx.config.publicUrl + path, changed));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join("\n")}\n</urlset>\n`;
}

function entry(address: string, changed: string | null): string {
  const alternates = LOCALE_CODES.map(
    (code) => `<xhtml:link rel="alternate" hreflang="${code}" href="${escapeXml(address)}?lang=${code}"/>`,
  ).join("");
  return `<url><loc>${escapeXml(address)}</loc>${changed ? `<lastmod>${changed.slice(0, 10)}</lastmod>` : ""}${alternates}</url>`;
}

function escapeXml(text: string): string {
  return text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");
}
