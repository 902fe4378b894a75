import { afterAll, beforeAll, expect } from "vitest";
import type { Context } from "#platform/context.ts";
import type { Actor } from "#shared/actor.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { signedInAs, signedInPerson, visitor } from "#tests/support/people.ts";
import { listWishes, wishProfile } from "./operations/wish-profile.server.ts";

const DAY = 24 * 3_600_000;
const JOBS: Readonly<Record<string, string>> = { smith: "short", farrier: "short", welder: "full" };
const from = (device: string): Actor => ({ ...visitor, origin: { address: "192.0.2.9", device, userAgent: "" } });

onOneEngineRacesOnBoth("full profiles that are asked for", (engine, { it, race }) => {
  let api: TestApi;
  let ctx: Context;
  let editor: Actor;
  beforeAll(async () => {
    api = await createTestApi(engine);
    const byDocumentId = (_type: string, id: string) =>
      JOBS[id] ? { slug: id, title: `The ${id}`, profile: JOBS[id] } : null;
    ctx = { ...api.ctx, content: { ...api.ctx.content, byDocumentId } } as unknown as Context;
    editor = (await signedInAs(ctx, "editor")).actor;
  });
  afterAll(() => api?.close());

  const wish = (who: Actor, id: string) => wishProfile(ctx, who, { wish: id });
  const listed = async () => (await listWishes(ctx, editor, 1)).wishes.map(({ slug, count }) => [slug, count]);
  const afresh = async () => {
    await ctx.db.deleteFrom("profile_wishes").execute();
    await ctx.db.deleteFrom("tries").execute();
  };

  it("count each browser and each person once for each profession, the most wanted first", async () => {
    await afresh();
    const { actor: person } = await signedInPerson(ctx);
    expect(await wish(from("one"), "smith")).toBe(true);
    expect(await wish(from("one"), "smith")).toBe(false);
    await wish(from("one"), "farrier");
    await wish(from("two"), "farrier");
    await wish(person, "farrier");
    expect(await wish({ ...person, origin: { ...person.origin, device: "elsewhere" } }, "farrier")).toBe(false);
    expect(await listed()).toEqual([
      ["farrier", 3],
      ["smith", 1],
    ]);
    api.clock.advance(31 * DAY);
    expect(await wish(from("one"), "smith")).toBe(true);
  });

  it("keep nothing of who asked", async () => {
    await afresh();
    await wish(from("a-device"), "smith");
    const rows = [
      ...(await ctx.db.selectFrom("profile_wishes").selectAll().execute()),
      ...(await ctx.db.selectFrom("tries").selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toMatch(/a-device|192\.0\.2/);
  });

  it("are of short profiles that readers see, and go with the full one", async () => {
    await afresh();
    await expect(wish(from("one"), "welder")).rejects.toMatchObject({ code: "not_found" });
    await expect(wish(from("one"), "nobody")).rejects.toMatchObject({ code: "not_found" });
    await ctx.db
      .insertInto("profile_wishes")
      .values({ document_id: "welder", count: 9, last_at: ctx.clock.now().toISOString() })
      .execute();
    expect(await listed()).toEqual([]);
  });

  it("are limited for a browser", async () => {
    await afresh();
    const tries = Array.from({ length: 61 }, () => wish(from("eager"), "smith"));
    const done = await Promise.allSettled(tries);
    const refused = done.filter((one) => one.status === "rejected");
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused) expect(one.reason).toMatchObject({ code: "too_many" });
  });

  it("are shown to nobody but those who write", async () => {
    const { actor } = await signedInPerson(ctx);
    await expect(listWishes(ctx, actor, 1)).rejects.toMatchObject({ code: "forbidden" });
    await expect(listWishes(ctx, visitor, 1)).rejects.toMatchObject({ code: "unauthorized" });
  });

  race("are all counted when many ask at one moment", async () => {
    await afresh();
    await Promise.all(Array.from({ length: 20 }, (_, at) => wish(from(`device ${at}`), "smith")));
    expect(await listed()).toEqual([["smith", 20]]);
  });
});
