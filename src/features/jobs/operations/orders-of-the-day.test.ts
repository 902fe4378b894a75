import { afterAll, beforeAll, expect, it } from "vitest";
import type { Context } from "#platform/context.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { jobsOfAreas } from "./orders-of-the-day.server.ts";

onOneEngine("the professions of some environments", (engine) => {
  let api: TestApi;
  let ctx: Context;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    ctx = api.ctx;
  });
  afterAll(() => api?.close());

  it("are the same for every reader, who begins at a place of their own and finds it again", () => {
    const readers = Array.from({ length: 12 }, (_, at) => String(at + 1));
    const orders = readers.map((reader) => jobsOfAreas(ctx, ["S", "I"], reader));
    for (const [at, order] of orders.entries()) {
      expect(order.toSorted()).toEqual(orders[0]?.toSorted());
      expect(jobsOfAreas(ctx, ["S", "I"], readers[at] ?? "")).toEqual(order);
      // Those whose two first environments are both asked for come first, whoever reads.
      const isBoth = (slug: string) =>
        ctx.content
          .bySlug("job", slug, "en")
          ?.work_environments.slice(0, 2)
          .every(({ slug: one }) => ["social", "investigative"].includes(one)) ?? false;
      expect(order.some(isBoth) && !order.every(isBoth)).toBe(true);
      expect(order.map(isBoth)).toEqual(order.map(isBoth).toSorted((a, b) => Number(b) - Number(a)));
    }
    expect(new Set(orders.map(([first]) => first)).size).toBeGreaterThan(2);
    expect(jobsOfAreas(ctx, [], "1")).toEqual([]);
  });
});
