import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fastify from "fastify";
import { expect, it } from "vitest";
import { staticFiles } from "./static-files.ts";

it("sends fonts to everybody but who saves data, and keeps the two answers apart", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "wijha-client-"));
  mkdirSync(path.join(folder, "assets"));
  mkdirSync(path.join(folder, "video"));
  for (const name of ["readex-pro-1.woff2", "app-1.css"]) writeFileSync(path.join(folder, "assets", name), name);
  const app = fastify();
  await staticFiles(app, folder);
  const get = (url: string, headers = {}) => app.inject({ url, headers });
  const font = "/assets/readex-pro-1.woff2";
  const sent = await get(font);
  const saved = await get(font, { "save-data": "on" });
  expect([sent.statusCode, sent.headers.vary]).toEqual([200, "Save-Data, accept-encoding"]);
  expect([saved.statusCode, saved.body, saved.headers["cache-control"]]).toEqual([404, "", "no-store"]);
  expect((await get("/assets/app-1.css", { "save-data": "on" })).statusCode).toBe(200);
  await app.close();
  rmSync(folder, { recursive: true });
});
