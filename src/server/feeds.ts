import type { FastifyInstance } from "fastify";
import type { TypeName } from "#content/registry.ts";
import { CATEGORIES, categoryAddress } from "#features/skills/rules.ts";
import { LOCALE_CODES } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { pathTo, SCREENS, type ScreenId } from "#shared/screens.ts";

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
  app.get("/sitemap.xml", async (_request, reply) => {
    const made = ctx.content.snapshot.once("site-map", () => siteMap(ctx));
    return reply.type("application/xml; charset=utf-8").send(made);
  });
}

/** The content types whose records have a page of their own. */
const RECORDS: readonly { readonly type: TypeName; readonly screen: ScreenId }[] = [
  { type: "job", screen: "job" },
  { type: "academic-degree", screen: "academicProfile" },
  { type: "certification", screen: "academicProfile" },
  { type: "academic-program", screen: "academicProfile" },
  { type: "future-skill", screen: "futureSkill" },
  { type: "blog", screen: "blogPost" },
  { type: "document", screen: "document" },
  { type: "book", screen: "book" },
];

function siteMap(ctx: Context): string {
  const screens = (Object.keys(SCREENS) as ScreenId[])
    .filter((id) => SCREENS[id].listed)
    .map((id) => ({ path: pathTo(id), changed: null as string | null }));
  const categories = CATEGORIES.map((category) => ({ path: categoryAddress(category), changed: null }));
  const records = RECORDS.flatMap(({ type, screen }) =>
    ctx.content.snapshot
      .shelf(type)
      .records.map(({ slug, updatedAt }) => ({ path: pathTo(screen, { slug }), changed: updatedAt })),
  );
  const entries = [...screens, ...categories, ...records].map(({ path, changed }) =>
    entry(ctx.config.publicUrl + path, changed),
  );
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
