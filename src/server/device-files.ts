import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { siteSettings } from "#features/site/operations.server.ts";
import { LOCALES, type Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { pathTo } from "#shared/screens.ts";

const DAY_MS = 86_400_000;
/** Apple's devices ask for the last one by its name. */
const ICONS = ["icon-192.png", "icon-512.png", "icon-maskable.png", "apple-touch-icon.png"];
/** The bars and the paper of the light appearance (tokens.css). */
const COLOURS = { theme_color: "#06282c", background_color: "#fbf8f2" };

/** What a device takes to keep pages and to install the site: the service worker and the icons. */
export function deviceFiles(app: FastifyInstance, ctx: Context, folder: string): void {
  const file = ctx.config.serviceWorker === "on" ? "service-worker.js" : "withdrawn-worker.js";
  app.register(async (files) => {
    await files.register(fastifyStatic, { root: path.join(folder, "worker"), serve: false, preCompressed: true });
    // The browser asks again at each visit; a worker kept by a proxy would outlive its build.
    files.get("/sw.js", (_request, reply) =>
      reply.sendFile(file, { cacheControl: false }).header("Cache-Control", "no-cache"),
    );
  });
  for (const icon of ICONS)
    app.register(async (files) => {
      await files.register(fastifyStatic, { root: folder, serve: false });
      files.get(`/${icon}`, (_request, reply) => reply.sendFile(icon, { maxAge: DAY_MS }));
    });
}

/** What an installed site is called and looks like, in the language of the address. */
export function manifestRoute(app: FastifyInstance, ctx: Context): void {
  app.get("/manifest.webmanifest", (request, reply) =>
    reply
      .header("Cache-Control", "no-cache")
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(manifestIn(ctx, request.locale))),
  );
}

function manifestIn(ctx: Context, locale: Locale) {
  const { name } = siteSettings(ctx, locale);
  const icon = (src: string, size: number, purpose: string) => {
    return { src: `/${src}`, sizes: `${size}x${size}`, type: "image/png", purpose };
  };
  return {
    id: "/",
    name,
    short_name: name,
    description: m.home_description({}, { locale }),
    lang: locale,
    dir: LOCALES[locale].dir,
    start_url: pathTo("landing", {}, { lang: locale }),
    scope: "/",
    display: "standalone",
    ...COLOURS,
    icons: [
      icon("icon-192.png", 192, "any"),
      icon("icon-512.png", 512, "any"),
      icon("icon-maskable.png", 512, "maskable"),
    ],
  };
}
