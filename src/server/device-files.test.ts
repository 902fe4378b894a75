import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Context } from "#platform/context.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../tests/support/api.ts";
import { deviceFiles, manifestRoute } from "./device-files.ts";

onOneEngine("what a device takes", (engine) => {
  const folder = mkdtempSync(path.join(tmpdir(), "wijha-client-"));
  let api: TestApi;
  let withdrawn: TestApi;
  beforeAll(async () => {
    mkdirSync(path.join(folder, "worker"));
    for (const name of ["service-worker", "withdrawn-worker"])
      writeFileSync(path.join(folder, "worker", `${name}.js`), `/* ${name} */`);
    writeFileSync(path.join(folder, "icon-192.png"), "png");
    const pages = (app: TestApi["app"], ctx: Context) => {
      manifestRoute(app, ctx);
      deviceFiles(app, ctx, folder);
    };
    api = await createTestApi(engine, { pages });
    withdrawn = await createTestApi(engine, { pages, config: { serviceWorker: "off" } });
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true });
    await api?.close();
    await withdrawn?.close();
  });

  it("is a worker that the browser asks for anew, and one that removes itself when it is taken back", async () => {
    const answer = await api.app.inject("/sw.js");
    expect(answer.body).toBe("/* service-worker */");
    expect(answer.headers["cache-control"]).toBe("no-cache");
    expect(answer.headers["content-type"]).toMatch(/javascript/);
    expect((await withdrawn.app.inject("/sw.js")).body).toBe("/* withdrawn-worker */");
  });

  it.each(["ar", "en"] as const)("is a manifest in the language of the address, %s", async (locale) => {
    const other = locale === "ar" ? "en" : "ar";
    const answer = await api.app.inject({
      url: `/manifest.webmanifest?lang=${locale}`,
      headers: { cookie: `lang=${other}` },
    });
    expect(answer.headers["content-type"]).toMatch(/^application\/manifest\+json/);
    expect(answer.json()).toMatchObject({
      id: "/",
      lang: locale,
      dir: locale === "ar" ? "rtl" : "ltr",
      start_url: `/?lang=${locale}`,
      scope: "/",
      display: "standalone",
    });
    expect(/[\u0600-\u06ff]/.test(answer.json().name)).toBe(locale === "ar");
    expect(answer.json().icons.map(({ purpose }: { purpose: string }) => purpose)).toContain("maskable");
    expect((await api.app.inject("/icon-192.png")).headers["content-type"]).toBe("image/png");
  });
});
