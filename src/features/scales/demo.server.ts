import type { DemoLife, DemoName, DemoPast } from "#features/accounts/operations/demo-life.server.ts";
import past from "../../../db/seed/people/demo-past.json";
import { answerAsDemo, type DemoAnswers } from "./tendencies/operations/demo-answers.server.ts";

interface Taken {
  readonly who: DemoName;
  readonly daysAgo: number;
  readonly true: DemoAnswers;
}

/** The results the demo people have of their own. */
async function takeDemoScales({ people, ago }: DemoLife): Promise<void> {
  for (const { who, daysAgo, true: fits } of past.results as readonly Taken[]) {
    await answerAsDemo(ago(daysAgo), people[who], fits);
  }
}

export const demoResults: DemoPast = { fill: takeDemoScales };
