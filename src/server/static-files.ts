import path from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

const DAY_MS = 86_400_000;
const YEAR_MS = 365 * DAY_MS;

/** What is sent as it is: scripts and styles for ever, films and pictures for a day. */
export async function staticFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: path.join(folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: YEAR_MS,
    decorateReply: false,
    wildcard: true,
    index: false,
  });
  await app.register(fastifyStatic, {
    root: path.join(folder, "video"),
    prefix: "/video/",
    maxAge: DAY_MS,
    decorateReply: false,
    wildcard: true,
    index: false,
  });
  for (const file of ["favicon.svg", "share-ar.png", "share-en.png"]) {
    await app.register(async (single) => {
      await single.register(fastifyStatic, { root: folder, serve: false, decorateReply: true });
      single.get(`/${file}`, (_request, reply) => reply.sendFile(file, { maxAge: DAY_MS }));
    });
  }
}
