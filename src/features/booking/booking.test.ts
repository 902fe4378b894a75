import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listSlots, withdrawSlot } from "#features/advisor/operations/keep-slots.server.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { asksFor, anAdvisor as openAdvisor, aSlot as openSlot } from "#tests/support/consultations.ts";
import { ENGINES } from "#tests/support/engines.ts";
import { signedInPerson, type TestPerson } from "#tests/support/people.ts";
import { actOnConsultation, expirePending } from "./operations/act-on.server.ts";
import { bookConsultation } from "./operations/book.server.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe.each(ENGINES)("bookings on %s", (engine) => {
  let api: TestApi;
  let advisor: TestPerson;
  let next = 24;
  beforeAll(async () => {
    api = await createTestApi(engine, { config: { bookingMost: 50 } });
    advisor = await anAdvisor();
  });
  afterAll(() => api?.close());

  const anAdvisor = () => openAdvisor(api.ctx);
  /** A time some hours from now, an hour after the last one made. */
  const soon = () => {
    next += 1;
    return next * HOUR;
  };
  const aSlot = (of = advisor, inMs = soon()) => openSlot(api.ctx, of, inMs / HOUR);
  const book = (person: TestPerson, slot: string) => bookConsultation(api.ctx, person.actor, asksFor(person, slot));
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => "done",
      (error: { code?: string }) => error.code,
    );

  it("gives one time to one of two hundred who ask at once, and names the nearest to the others", async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => signedInPerson(api.ctx)));
    const slot = await aSlot();
    const free = await aSlot();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 200 }, (_, at) => book(people[at % 20] as TestPerson, slot.id)),
    );
    const won = outcomes.filter(({ status }) => status === "fulfilled");
    expect(won).toHaveLength(1);
    const reasons = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
    for (const reason of reasons) expect(["booking_no_times", "booking_overlap", "too_many"]).toContain(reason.code);
    const lost = reasons.find((reason) => reason.code === "booking_no_times");
    expect(lost.details.extra.times.map(({ id }: { id: string }) => id)).toContain(free.id);
    expect(await api.ctx.db.selectFrom("consultations").select("id").execute()).toHaveLength(1);
  });

  it("never gives one person two times that meet, whoever advises", async () => {
    const other = await anAdvisor();
    const person = await signedInPerson(api.ctx);
    const at = soon();
    const slots = [await aSlot(advisor, at), await aSlot(other, at + 10 * MINUTE)];
    const outcomes = await Promise.all(slots.map(({ id }) => code(book(person, id))));
    expect(outcomes.sort()).toEqual(["booking_overlap", "done"]);
  });

  it("refuses at fifteen minutes, and takes a second more", async () => {
    const person = await signedInPerson(api.ctx);
    const late = await aSlot(await anAdvisor(), 15 * MINUTE);
    expect(await code(book(person, late.id))).toBe("booking_too_late");
    const just = await aSlot(await anAdvisor(), 15 * MINUTE + 1000);
    expect(await code(book(person, just.id))).toBe("done");
  });

  it("is either booked or withdrawn, never both", async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await signedInPerson(api.ctx);
      const slot = await aSlot();
      const [booked, withdrawn] = await Promise.all([
        code(book(person, slot.id)),
        code(withdrawSlot(api.ctx, advisor.actor, slot.id, true)),
      ]);
      expect([booked, withdrawn].sort()).toEqual(
        booked === "done" ? ["done", "slot_taken"] : ["booking_no_times", "done"],
      );
    }
  });

  it("is approved once, and moves to a new time while the old one comes free", async () => {
    const person = await signedInPerson(api.ctx);
    const [slot, later] = [await aSlot(), await aSlot()];
    const { document_id } = await book(person, slot.id);
    const approve = () => code(actOnConsultation(api.ctx, advisor.actor, document_id, { act: "approve" }));
    expect((await Promise.all([approve(), approve()])).sort()).toEqual(["conflict", "done"]);
    const moved = await actOnConsultation(api.ctx, person.actor, document_id, { act: "move", time_slot: later.id });
    expect(moved).toMatchObject({ status: "pending", starts_at: later.startsAt });
    expect(await code(book(await signedInPerson(api.ctx), slot.id))).toBe("done");
    expect(await code(book(await signedInPerson(api.ctx), later.id))).toBe("booking_no_times");
  });

  it("is nobody else's, and nobody approves their own", async () => {
    const person = await signedInPerson(api.ctx);
    const { document_id } = await book(person, (await aSlot()).id);
    const stranger = await signedInPerson(api.ctx);
    const act = (who: TestPerson) => code(actOnConsultation(api.ctx, who.actor, document_id, { act: "approve" }));
    expect(await act(stranger)).toBe("not_found");
    expect(await act(await anAdvisor())).toBe("not_found");
    expect(await act(person)).toBe("forbidden");
  });

  it("plans its reminders once approved, and drops them when it is cancelled", async () => {
    const person = await signedInPerson(api.ctx);
    const { document_id, id } = await book(person, (await aSlot()).id);
    const planned = () =>
      api.ctx.db
        .selectFrom("consultation_messages")
        .select(["kind", "side", "state"])
        .where("consultation_id", "=", id)
        .execute();
    expect(await planned()).toEqual([]);
    await actOnConsultation(api.ctx, advisor.actor, document_id, { act: "approve" });
    expect((await planned()).map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual([
      "dayBefore planned",
      "dayBefore planned",
      "hourBefore planned",
      "hourBefore planned",
    ]);
    await actOnConsultation(api.ctx, person.actor, document_id, { act: "cancel" });
    expect((await planned()).every(({ state }) => state === "dropped")).toBe(true);
  });

  it("runs out when nobody approves it, and its time comes free", async () => {
    const person = await signedInPerson(api.ctx);
    const slot = await aSlot(advisor, 200 * HOUR);
    const { document_id } = await book(person, slot.id);
    api.clock.advance(48 * HOUR);
    await expirePending(api.ctx);
    const row = await api.ctx.db
      .selectFrom("consultations")
      .select("status")
      .where("document_id", "=", document_id)
      .executeTakeFirstOrThrow();
    expect(row.status).toBe("expired");
    const slots = await listSlots(api.ctx, advisor.actor);
    expect(slots.find(({ id }) => id === slot.id)).toMatchObject({ isTaken: false });
  });
});
