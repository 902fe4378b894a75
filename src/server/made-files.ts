import type { FastifyInstance } from "fastify";
import { LRUCache } from "lru-cache";
import { WAKE, WAKE_VERSION } from "#layouts/wake.server.ts";
import { AppError } from "#platform/errors.ts";
import { encodingFor, pack, packed } from "#platform/http/packed.ts";
import { DRAWN_MOTIFS } from "#ui/drawings/drawn-motifs.server.ts";
import { MOTIFS_VERSION } from "#ui/sprites.ts";

/** No drawing has as many, and no row of them. */
const MOST_MOTIFS = 24;
const KEPT_BYTES = 4 * 1024 * 1024;
const NAMED = /^([a-z\d.-]+)\.svg$/;
const FOR_EVER = "public, max-age=31536000, immutable";
/** A page of another build asks for what is drawn now. */
const FOR_A_WHILE = "public, max-age=300";

/** GET and HEAD of /assets/motifs/{version}/{name.name}.svg: the motifs of one drawing (`ui/sprites.ts`). */
export function motifFiles(app: FastifyInstance): void {
  const kept = new LRUCache<string, Buffer>({ maxSize: KEPT_BYTES, sizeCalculation: ({ length }) => length || 1 });
  app.get<{ Params: { version: string; file: string } }>("/assets/motifs/:version/:file", async (request, reply) => {
    const { version, file } = request.params;
    const names = NAMED.exec(file)?.[1]?.split(".") ?? [];
    if (names.length > MOST_MOTIFS || new Set(names).size < names.length) throw new AppError("not_found");
    const drawn = names.map((name) => DRAWN_MOTIFS.get(name));
    if (drawn.length === 0 || drawn.includes(undefined)) throw new AppError("not_found");
    // Not drawn by itself: what a page does not use is given no styles.
    const svg = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" display="none">${drawn.join("")}</svg>`);
    const encoding = encodingFor(request.headers["accept-encoding"], svg.length);
    const key = `${encoding} ${file}`;
    const body = encoding ? (kept.get(key) ?? (await pack(svg, encoding))) : svg;
    if (encoding) {
      kept.set(key, body);
      reply.header("Content-Encoding", encoding);
    }
    return reply
      .headers({
        "Cache-Control": version === MOTIFS_VERSION ? FOR_EVER : FOR_A_WHILE,
        Vary: "Accept-Encoding",
      })
      .type("image/svg+xml")
      .send(body);
  });
}

/** GET and HEAD of /assets/wake/{version}: the first script of a page that is read (`layouts/wake.server.ts`). */
export function wakeFile(app: FastifyInstance): void {
  app.get<{ Params: { version: string } }>("/assets/wake/:version", async (request, reply) => {
    const isNow = request.params.version === WAKE_VERSION;
    reply.header("Cache-Control", isNow ? FOR_EVER : FOR_A_WHILE).type("text/javascript; charset=utf-8");
    return packed(request, reply, WAKE);
  });
}
