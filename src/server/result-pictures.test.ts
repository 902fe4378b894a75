import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { makeShare, viewShares } from "#features/scales/sharing/operations/share-result.server.ts";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import { answersWithScores } from "#features/scales/tendencies/rules/answers-with-scores.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { signedInPerson } from "#tests/support/people.ts";

onOneEngine("the picture of a shared result", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    await loadInstruments(api.ctx, "db/seed");
  });
  afterAll(() => api?.close());

  it("is a PNG of 1200 × 630 as long as the link is good, kept by nobody else, and counts as no opening", async () => {
    const { actor } = await signedInPerson(api.ctx);
    const { statements } = await newestForm(api.ctx);
    const answers = answersWithScores(statements, { R: 7, I: 7, A: 6, S: 6, E: 1, C: 1 });
    const { attempt } = await submitAll(api.ctx, actor, { answers });
    const picture = async (shows: readonly ("name" | "scores")[], days: number) => {
      const { code } = await makeShare(api.ctx, actor, attempt, { with: "link", shows, days });
      return `/results/${code}/picture.png`;
    };
    const url = await picture(["name"], 7);
    const bytes: Buffer[] = [];
    for (const lang of ["ar", "en"]) {
      const answer = await api.app.inject(`${url}?lang=${lang}`);
      expect([answer.statusCode, answer.headers["content-type"]]).toEqual([200, "image/png"]);
      expect(answer.headers).toMatchObject({
        "cache-control": "private, no-store",
        "referrer-policy": "no-referrer",
        "x-robots-tag": "noindex, nofollow, noarchive",
      });
      expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
      bytes.push(answer.rawPayload);
    }
    const nameless = (await api.app.inject(`${await picture([], 7)}?lang=en`)).rawPayload;
    const scored = (await api.app.inject(`${await picture(["scores"], 7)}?lang=en`)).rawPayload;
    expect(new Set([...bytes, nameless, scored].map(String)).size).toBe(4);
    expect((await viewShares(api.ctx, actor, attempt)).shares.map(({ openedCount }) => openedCount)).toEqual([0, 0, 0]);
    api.clock.advance(8 * 24 * 3_600_000);
    const over = await api.app.inject(url);
    expect([over.statusCode, over.headers["cache-control"]]).toEqual([404, "no-store"]);
  });

  it.each([`/results/${"A".repeat(43)}/picture.png`, "/results/x/picture.png"])("knows no %s", async (url) =>
    expect((await api.app.inject(url)).statusCode).toBe(404),
  );
});
