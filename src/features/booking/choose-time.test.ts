import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { dayOf } from "#i18n/format.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { aBooking, anAdvisor, aSlot } from "#tests/support/consultations.ts";
import { ENGINES } from "#tests/support/engines.ts";
import { signedInPerson, type TestPerson } from "#tests/support/people.ts";
import { weeksOf } from "./components/book-calendar.tsx";
import { actOnConsultation } from "./operations/act-on.server.ts";
import { askCode } from "./operations/ask-code.server.ts";
import { nextOfFields } from "./operations/next-of-fields.server.ts";
import { readChosenTime } from "./operations/read-chosen-time.server.ts";
import { listOwnConsultations } from "./operations/read-consultations.server.ts";
import { readOffer } from "./operations/read-offer.server.ts";
import {
  joinWaits,
  leaveWaits,
  listWaits,
  OPENED_KIND,
  OPENED_MAIL_WORK,
  tellOpened,
} from "./operations/wait-list.server.ts";

const ZONE = "Asia/Muscat";

describe.each(ENGINES)("choosing a time on %s", (engine) => {
  let api: TestApi;
  let advisor: TestPerson;
  let other: TestPerson;
  let person: TestPerson;
  beforeAll(async () => {
    api = await createTestApi(engine);
    advisor = await anAdvisor(api.ctx);
    other = await anAdvisor(api.ctx);
  });
  beforeEach(async () => {
    person = await signedInPerson(api.ctx);
  });
  afterAll(() => api?.close());

  it("names each moment once with everybody who is free then, and the day by the site's clock", async () => {
    const [one, two] = [await aSlot(api.ctx, advisor, 30), await aSlot(api.ctx, other, 30)];
    await aSlot(api.ctx, other, 31);
    const offer = await readOffer(api.ctx, person.actor, {
      field: "subjects",
      day: dayOf(new Date(one.startsAt), ZONE),
    });
    const instant = offer.shown[0]?.instants.find(({ startsAt }) => startsAt === one.startsAt);
    expect(instant?.with.map(({ slot }) => slot).sort()).toEqual([one.id, two.id].sort());
    expect([one.id, two.id]).toContain(instant?.any);
    expect(offer.days.find(({ day }) => day === offer.shown[0]?.day)).toMatchObject({ state: "available" });
    const card = offer.advisors.find(({ name }) => name.startsWith("Nasser"));
    const theirs = await readOffer(api.ctx, person.actor, { field: "subjects", advisor: card?.id, view: "list" });
    expect(theirs.shown.flatMap(({ instants }) => instants).every((all) => all.with.length === 1)).toBe(true);
  });

  it("offers the first time of each of the next days at once, whoever advises", async () => {
    for (const hours of [55, 56, 80]) await aSlot(api.ctx, advisor, hours);
    const { soonest } = await nextOfFields(api.ctx, person.actor);
    const days = soonest.map(({ startsAt }) => dayOf(new Date(startsAt), ZONE));
    expect(soonest.length).toBeGreaterThan(1);
    expect(soonest.length).toBeLessThanOrEqual(4);
    expect(new Set(days).size).toBe(days.length);
    for (const [at, day] of days.entries()) {
      const { shown } = await readOffer(api.ctx, person.actor, { day });
      expect(shown[0]?.instants[0]).toEqual(soonest[at]);
    }
  });

  it("keeps within the months that can be booked, whatever an address says", async () => {
    const now = dayOf(api.clock.now(), ZONE).slice(0, 7);
    for (const month of ["0001-01", "1999-12"])
      expect((await readOffer(api.ctx, person.actor, { field: "subjects", month })).month).toBe(now);
    const last = await readOffer(api.ctx, person.actor, { field: "subjects", month: "9999-12" });
    expect(last.monthAfter).toBeNull();
    expect(last.days.every(({ state }) => state === "none")).toBe(true);
    expect(last.nearest.length).toBeGreaterThan(0);
  });

  it("says of a time that is gone which others are nearest", async () => {
    const slot = await aSlot(api.ctx, advisor, 40);
    const free = await readChosenTime(api.ctx, person.actor, slot.id, { field: "subjects" });
    expect(free).toMatchObject({ isFree: true, nearest: [] });
    await aBooking(api.ctx, { person: await signedInPerson(api.ctx), slot: slot.id });
    const lost = await readChosenTime(api.ctx, person.actor, slot.id, { field: "subjects" });
    expect(lost?.isFree).toBe(false);
    expect(lost?.nearest.length).toBeGreaterThan(0);
    expect(await readChosenTime(api.ctx, person.actor, "nothing", {})).toBeNull();
  });

  it("asks no code of the account's own address, one of another, and not twice", async () => {
    const { id: time_slot } = await aSlot(api.ctx, advisor, 45);
    const asked = { phone: "91234567", time_slot };
    expect(await askCode(api.ctx, person.actor, { ...asked, email: person.actor.email }, "")).toBeNull();
    const email = "another@example.org";
    const codes = () => api.ctx.db.selectFrom("contact_codes").selectAll().where("contact", "=", email).execute();
    expect(await askCode(api.ctx, person.actor, { ...asked, email }, email)).toEqual({ contact: email });
    expect(await codes()).toHaveLength(0);
    expect(await askCode(api.ctx, person.actor, { ...asked, email }, "")).toEqual({ contact: email });
    expect(await codes()).toHaveLength(1);
  });

  it("lists what is to come apart from what was, and each once", async () => {
    const [kept, gone] = [await aSlot(api.ctx, advisor, 50), await aSlot(api.ctx, advisor, 51)];
    const one = await aBooking(api.ctx, { person, slot: kept.id });
    const two = await aBooking(api.ctx, { person, slot: gone.id });
    await actOnConsultation(api.ctx, person.actor, two, { act: "cancel" });
    const lists = await listOwnConsultations(api.ctx, person.actor);
    expect(lists.upcoming.map(({ id }) => id)).toEqual([one]);
    expect(lists.previous.map(({ id }) => id)).toEqual([two]);
    expect((await listOwnConsultations(api.ctx, person.actor, 2)).previous).toEqual([]);
  });

  it("tells whoever waits of a time that opened, once a day, and no more when they have booked", async () => {
    const waited = { field: "subjects", type: "chat" } as const;
    await joinWaits(api.ctx, person.actor, waited);
    await joinWaits(api.ctx, person.actor, waited);
    expect(await listWaits(api.ctx, person.actor)).toEqual([waited]);
    const told = async () => {
      await tellOpened(api.ctx, { advisorId: advisor.actor.id });
      const rows = await api.ctx.db.selectFrom("notifications").selectAll().where("kind", "=", OPENED_KIND).execute();
      return rows.filter(({ user_id }) => user_id === person.actor.id).length;
    };
    expect(await told()).toBe(1);
    expect(await told()).toBe(1);
    const mails = await api.ctx.db.selectFrom("due_work").selectAll().where("kind", "=", OPENED_MAIL_WORK).execute();
    expect(mails).toHaveLength(1);
    const { id: slot } = await aSlot(api.ctx, advisor, 60);
    await aBooking(api.ctx, { person, slot });
    expect(await listWaits(api.ctx, person.actor)).toEqual([]);
    await joinWaits(api.ctx, person.actor, waited);
    await leaveWaits(api.ctx, person.actor, waited);
    expect(await listWaits(api.ctx, person.actor)).toEqual([]);
  });

  it("is for whoever books: nobody hears 401, an advisor 403", async () => {
    const code = (promise: Promise<unknown>) =>
      promise.then(
        () => "done",
        (error: { code?: string }) => error.code,
      );
    const visitor = { kind: "visitor", locale: "ar", origin: person.actor.origin } as const;
    for (const ask of [
      (actor: Parameters<typeof readOffer>[1]) => readOffer(api.ctx, actor, { field: "subjects" }),
      (actor: Parameters<typeof readOffer>[1]) => joinWaits(api.ctx, actor, { field: "subjects", type: "chat" }),
    ]) {
      expect(await code(ask(visitor))).toBe("unauthorized");
      expect(await code(ask(advisor.actor))).toBe("forbidden");
    }
  });
});

it("begins a week where the site does", () => {
  const days = ["2026-11-01", "2026-11-02"].map((day) => ({ day, state: "none" as const, count: 0 }));
  expect(weeksOf(days, 0)[0]?.map((cell) => cell?.day.slice(8) ?? "")).toEqual(["01", "02", "", "", "", "", ""]);
  expect(weeksOf(days, 1)[0]?.map((cell) => cell?.day.slice(8) ?? "")).toEqual(["", "", "", "", "", "", "01"]);
});
