import { seedId } from "#content/seed.server.ts";
import type { Context } from "#platform/context.ts";
import { notify } from "./operations/notify.server.ts";
import { newestId } from "./store/notifications.server.ts";
import { putMark } from "./store/readers.server.ts";

/** The demo's pupil, as far as it matters here: this room stands below the one that makes the demo people. */
interface DemoLife {
  readonly people: { readonly student: { readonly id: number } };
  ago(days: number): Context;
}

const HOUR = 1 / 24;
/** What the pupil was told, and when: the newest last. */
const TOLD = [
  { kind: "guardian", subject: "linked", days: 9, isRead: true },
  { kind: "blog_post", subject: seedId("blog", "a-week-of-job-shadowing"), days: 3, isRead: true },
  { kind: "blog_post", subject: seedId("blog", "first-cv-without-experience"), days: 20 * HOUR, isRead: false },
  { kind: "blog_post", subject: seedId("blog", "good-questions-for-an-advisor"), days: 0.5 * HOUR, isRead: false },
] as const;

/** A pupil who has not read everything yet. */
export const demoNews = {
  async fill({ people, ago }: DemoLife): Promise<void> {
    for (const { days, isRead, ...news } of TOLD) {
      const ctx = ago(days);
      await notify(ctx, ctx.db, people.student.id, news);
      if (isRead) await putMark(ctx.db, people.student.id, { read_up_to: await newestId(ctx.db) });
    }
  },
};
