import type { DemoLife, DemoName, DemoPast } from "#features/accounts/operations/demo-life.server.ts";
import { changeUser } from "#features/people/operations/change-user.server.ts";
import past from "../../../db/seed/people/demo-past.json";
import { answerAsDemo, type DemoAnswers } from "./tendencies/operations/demo-answers.server.ts";

interface Taken {
  readonly who: DemoName;
  readonly daysAgo: number;
  readonly true: DemoAnswers;
}

/** The results the demo people have of their own; who is of age was asked about it. */
async function takeDemoScales({ people, ago }: DemoLife): Promise<void> {
  for (const { who, daysAgo, true: fits } of past.results as readonly Taken[]) {
    const ctx = ago(daysAgo);
    if (who !== "student") {
      const at = ctx.clock.now().toISOString();
      await changeUser(ctx.db, people[who].id, {
        age_band: "25-plus",
        age_said_at: at,
        scale_asked_at: at,
        updated_at: at,
      });
    }
    await answerAsDemo(ctx, people[who], fits);
  }
}

export const demoResults: DemoPast = { fill: takeDemoScales };
