import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ADVICE_FIELDS } from "#shared/advice.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { ENGINES } from "#tests/support/engines.ts";
import { signedInPerson } from "#tests/support/people.ts";
import { saveSchedule } from "./operations/keep-schedule.server.ts";
import { addSlot } from "./operations/keep-slots.server.ts";
import { readAdvisorNumber, readCards } from "./operations/read-cards.server.ts";
import type { ScheduleInput } from "./schema.ts";

const HOUR = 3_600_000;
const schedule: ScheduleInput = {
  isTaking: true,
  fields: [...ADVICE_FIELDS],
  languages: ["ar"],
  kinds: ["chat", "video"],
  about: "Listens first",
  zone: "Asia/Muscat",
  minutes: 30,
  bufferMinutes: 0,
  daysAhead: 30,
  hours: [],
  exceptions: [],
  meetingLink: null,
};

describe.each(ENGINES)("cards of advisors on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine);
  });
  afterAll(() => api?.close());
  const anAdvisor = async (changes: Partial<ScheduleInput> = {}) => {
    const made = await signedInPerson(api.ctx, { account_type: "Consultant" });
    await saveSchedule(api.ctx, made.actor, { ...schedule, ...changes });
    return made;
  };

  it("show open desks alone, with the next free time, under a name that stays", async () => {
    const [open, closed] = [await anAdvisor(), await anAdvisor({ isTaking: false })];
    const at = (hours: number) => new Date(api.clock.now().getTime() + hours * HOUR).toISOString();
    await addSlot(api.ctx, open.actor, { starts_at: at(3), ends_at: at(3.5) });
    await addSlot(api.ctx, open.actor, { starts_at: at(1), ends_at: at(1.5) });
    const cards = await readCards(api.ctx);
    expect(cards.has(closed.actor.id)).toBe(false);
    const card = cards.get(open.actor.id);
    expect(card).toMatchObject({ about: "Listens first", languages: ["ar"], nextFreeAt: at(1) });
    expect(JSON.stringify(card)).not.toContain(open.actor.email);
    expect((await readCards(api.ctx, undefined, at(2))).get(open.actor.id)?.nextFreeAt).toBe(at(3));
    await saveSchedule(api.ctx, open.actor, { ...schedule, about: "Other" });
    expect((await readCards(api.ctx, [open.actor.id])).get(open.actor.id)?.id).toBe(card?.id);
    expect(await readAdvisorNumber(api.ctx, card?.id ?? "")).toBe(open.actor.id);
    expect(await readAdvisorNumber(api.ctx, "x' or 1=1")).toBe(null);
    expect((await readCards(api.ctx, [])).size).toBe(0);
  });
});
