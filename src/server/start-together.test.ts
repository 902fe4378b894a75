import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { testConfig } from "#tests/support/api.ts";
import { emptyPostgres } from "#tests/support/database.ts";
import { type Serving, serve } from "./serve.ts";

it("two processes on an empty PostgreSQL start together", async () => {
  const folders = [1, 2].map(() => mkdtempSync(path.join(tmpdir(), "wijha-together-")));
  const empty = await emptyPostgres();
  const started = await Promise.allSettled(
    folders.map((dataDir) =>
      serve(testConfig({ dataDir, url: empty.url }, { port: 0 }), {
        say: () => undefined,
        handleSignals: false,
        pages: { build: () => Promise.reject(new Error("no page is asked for")), clientFolder: null },
      }),
    ),
  );
  const running = started.flatMap((one): Serving[] => (one.status === "fulfilled" ? [one.value] : []));
  try {
    expect(started.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []))).toEqual([]);
    for (const { app, ctx } of running) {
      expect((await app.inject("/readyz")).json()).toMatchObject({ status: "ready" });
      expect(ctx.content.size).toBe(running[0]?.ctx.content.size);
    }
  } finally {
    await Promise.all(running.map((one) => one.stop()));
    await empty.drop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  }
});
