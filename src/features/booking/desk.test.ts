import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addClosure, listClosures, removeClosure } from "#features/advisor/operations/keep-closures.server.ts";
import { addSlot } from "#features/advisor/operations/keep-slots.server.ts";
import { closureBody } from "#features/advisor/schema.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { anAdvisor as openAdvisor } from "#tests/support/consultations.ts";
import { ENGINES } from "#tests/support/engines.ts";
import { signedInAs, signedInPerson, type TestPerson, visitor } from "#tests/support/people.ts";
import { actOnConsultation } from "./operations/act-on.server.ts";
import {
  addAction,
  changeAction,
  listActions,
  removeAction,
  setActionDone,
} from "./operations/agreed-actions.server.ts";
import { answerOutcome, listOutcomes } from "./operations/answer-outcome.server.ts";
import { bookConsultation } from "./operations/book.server.ts";
import { readNote, saveNote } from "./operations/keep-notes.server.ts";
import { actAsAdmin, listAll, readDesks, readForAdmin } from "./operations/read-all.server.ts";
import { readBrief } from "./operations/read-brief.server.ts";
import { countOwnStates, listDesk, readBoard, readOwnHolders } from "./operations/read-desk.server.ts";
import type { ActInput, BookInput } from "./schema.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe.each(ENGINES)("desks on %s", (engine) => {
  let api: TestApi;
  let advisor: TestPerson;
  let other: TestPerson;
  let admin: TestPerson;
  let person: TestPerson;
  let next = 24;
  beforeAll(async () => {
    api = await createTestApi(engine, { config: { bookingMost: 50 } });
    [advisor, other] = [await anAdvisor(), await anAdvisor()];
    admin = await signedInAs(api.ctx, "admin");
    person = await signedInPerson(api.ctx);
  });
  afterAll(() => api?.close());

  const anAdvisor = () => openAdvisor(api.ctx, "https://meet.example/room");
  const iso = (ms: number) => new Date(ms).toISOString();
  function aSlot(of = advisor) {
    next += 1;
    const starts = api.clock.now().getTime() + next * HOUR;
    return addSlot(api.ctx, of.actor, { starts_at: iso(starts), ends_at: iso(starts + 30 * MINUTE) });
  }
  async function booked(changes: Partial<BookInput> = {}, of = advisor): Promise<string> {
    const slot = await aSlot(of);
    const row = await bookConsultation(api.ctx, person.actor, {
      name: "Salma",
      email: person.actor.email,
      phone: "91234567",
      subject: "Which subjects",
      message: "I cannot decide.",
      consultation_field: "subjects",
      consultation_type: "chat",
      time_slot: slot.id,
      shows: [],
      ...changes,
    });
    return row.document_id;
  }
  const act = (id: string, input: ActInput, who = advisor) => actOnConsultation(api.ctx, who.actor, id, input);
  /** Approved, and then on to its time. */
  async function begun(): Promise<string> {
    const id = await booked();
    await act(id, { act: "approve" });
    api.clock.advance(next * HOUR + 40 * MINUTE);
    next = 0;
    return id;
  }
  const code = (promise: Promise<unknown>) =>
    promise.then(
      () => "done",
      (error: { code?: string }) => error.code,
    );
  const everyone = () => [
    { actor: visitor, code: "unauthorized" },
    { actor: person.actor, code: "forbidden" },
    { actor: admin.actor, code: "forbidden" },
  ];

  it("show an advisor what waits, what is next and what is to be marked; nobody else sees a board", async () => {
    for (const { actor, code: expected } of everyone()) expect(await code(readBoard(api.ctx, actor))).toBe(expected);
    const id = await booked();
    expect((await readBoard(api.ctx, advisor.actor)).requests.map((one) => one.id)).toEqual([id]);
    expect((await readBoard(api.ctx, other.actor)).requests).toEqual([]);
    api.clock.advance(2 * HOUR);
    await act(id, { act: "approve" });
    const board = await readBoard(api.ctx, advisor.actor);
    expect(board).toMatchObject({ requests: [], next: { id, message: "I cannot decide." }, figures: { answered: 1 } });
    expect(board.figures.answerHours).toBe(2);
    expect(await countOwnStates(api.ctx, advisor.actor)).toMatchObject({ upcoming: 1, waiting: 0, mark: 0 });
    api.clock.advance(2 * DAY);
    expect((await readBoard(api.ctx, advisor.actor)).toMark.map((one) => one.id)).toEqual([id]);
    await act(id, { act: "complete" });
    expect((await listDesk(api.ctx, advisor.actor, "held", 1)).lines.map((one) => one.id)).toContain(id);
  });

  it("say who holds a time", async () => {
    const id = await booked();
    const [from, until] = [api.clock.now().toISOString(), iso(api.clock.now().getTime() + 30 * DAY)];
    expect(Object.values(await readOwnHolders(api.ctx, advisor.actor, from, until))).toEqual([
      { consultation: id, name: "Salma", isWaiting: true },
    ]);
    expect(await readOwnHolders(api.ctx, other.actor, from, until)).toEqual({});
    await act(id, { act: "decline", reason: "Not my field" });
  });

  it("keep notes to their advisor alone", async () => {
    const id = await booked();
    await saveNote(api.ctx, advisor.actor, id, { text: "Speak of physics" });
    expect((await readNote(api.ctx, advisor.actor, id)).text).toBe("Speak of physics");
    for (const who of [person, admin]) expect(await code(readNote(api.ctx, who.actor, id))).toBe("forbidden");
    for (const who of [other.actor, visitor])
      expect(await code(saveNote(api.ctx, who, id, { text: "x" }))).toMatch(/not_found|unauthorized/);
    const [slot] = await Promise.all([aSlot(other)]);
    await act(id, { act: "reassign", time_slot: slot.id, reason: "Away" }, admin);
    expect((await readNote(api.ctx, other.actor, id)).text).toBe("");
    expect(await code(readNote(api.ctx, advisor.actor, id))).toBe("not_found");
    await act(id, { act: "cancel" }, person);
  });

  it("write down what both agree on once they meet; either ticks it off", async () => {
    const early = await booked();
    const input = { text: "Ask two engineers", due_on: "2030-01-01" };
    expect(await code(addAction(api.ctx, advisor.actor, early, input))).toBe("booking_not_yet");
    await act(early, { act: "cancel" }, person);
    const id = await begun();
    for (const who of [person, admin]) expect(await code(addAction(api.ctx, who.actor, id, input))).toBe("forbidden");
    expect(await code(addAction(api.ctx, other.actor, id, input))).toBe("not_found");
    const action = await addAction(api.ctx, advisor.actor, id, input);
    const list = () => listActions(api.ctx, person.actor);
    expect(await list()).toMatchObject([{ id: action, dueOn: "2030-01-01", doneAt: null, consultation: id }]);
    await setActionDone(api.ctx, person.actor, action, true);
    expect((await listActions(api.ctx, advisor.actor, { consultation: id }))[0]?.doneAt).not.toBeNull();
    await changeAction(api.ctx, advisor.actor, action, { text: "Ask one", due_on: null });
    expect(await code(changeAction(api.ctx, person.actor, action, input))).toBe("forbidden");
    const stranger = await signedInPerson(api.ctx);
    for (const who of [stranger, other, admin])
      expect(await code(setActionDone(api.ctx, who.actor, action, true))).toBe("not_found");
    await removeAction(api.ctx, advisor.actor, action);
    expect(await list()).toEqual([]);
    await removeAction(api.ctx, advisor.actor, action, false);
    expect(await list()).toMatchObject([{ text: "Ask one", dueOn: null }]);
  });

  it("ask what became of it after two weeks and twelve, of what was held", async () => {
    const id = await begun();
    const answer = (weeks: 2 | 12, who = person) =>
      code(answerOutcome(api.ctx, who.actor, id, { weeks, answer: "begun", text: "" }));
    expect(await answer(2)).toBe("conflict");
    await act(id, { act: "complete" });
    expect(await answer(2)).toBe("booking_not_yet");
    api.clock.advance(15 * DAY);
    const back = await Promise.all([person.again(), advisor.again()]);
    [person, advisor] = back;
    expect([await answer(2), await answer(2), await answer(12), await answer(2, advisor)]).toEqual([
      "done",
      "done",
      "booking_not_yet",
      "forbidden",
    ]);
    expect(await listOutcomes(api.ctx, advisor.actor, id)).toMatchObject([
      { weeks: 2, answer: "begun", isDue: true },
      { weeks: 12, answer: null, isDue: false },
    ]);
  });

  it("open a brief to its advisor alone, and write that down", async () => {
    const id = await booked();
    expect(await code(readBrief(api.ctx, person.actor, id))).toBe("forbidden");
    expect(await code(readBrief(api.ctx, admin.actor, id))).toBe("forbidden");
    expect(await code(readBrief(api.ctx, other.actor, id))).toBe("not_found");
    const free = await aSlot();
    const brief = await readBrief(api.ctx, advisor.actor, id);
    expect(brief).toMatchObject({ results: null, saved: null, usualLink: "https://meet.example/room" });
    expect(brief.times.map((one) => one.id)).toContain(free.id);
    const shown = await booked({ shows: ["saved", "results"] });
    expect(await readBrief(api.ctx, advisor.actor, shown)).toMatchObject({ results: [], saved: [] });
    const events = await api.ctx.db
      .selectFrom("audit_events")
      .select("action")
      .where("action", "=", "consultation.brief_read")
      .execute();
    expect(events).toHaveLength(2);
    await act(shown, { act: "decline", reason: "Full" });
    expect(await readBrief(api.ctx, advisor.actor, shown)).toMatchObject({ results: null, saved: null });
    await act(id, { act: "cancel" }, person);
  });

  it("are run by administrators: all of them, and who takes one over", async () => {
    const id = await booked({ shows: ["saved"] });
    const slot = await aSlot(other);
    for (const who of [visitor, person.actor, advisor.actor])
      expect(await code(readDesks(api.ctx, who))).toMatch(/forbidden|unauthorized/);
    expect((await readDesks(api.ctx, admin.actor)).filter(({ waiting }) => waiting > 0)).toHaveLength(1);
    const { times } = await readForAdmin(api.ctx, admin.actor, id);
    expect(times.flatMap((one) => one.times).map((one) => one.id)).toContain(slot.id);
    expect(await code(actAsAdmin(api.ctx, advisor.actor, id, { act: "cancel" }))).toBe("forbidden");
    await actAsAdmin(api.ctx, admin.actor, id, { act: "reassign", time_slot: slot.id, reason: "Away" });
    expect(await readBrief(api.ctx, other.actor, id)).toMatchObject({ saved: null, consultation: { shows: [] } });
    const { list } = await listAll(api.ctx, admin.actor, { state: "waiting", advisor: null, page: 1 });
    expect(list.lines.map((one) => one.id)).toContain(id);
    // The person lets the new advisor see it too, and takes it back.
    expect(await code(act(id, { act: "show", shows: ["saved"] }, other))).toBe("forbidden");
    await act(id, { act: "show", shows: ["saved", "saved"] }, person);
    expect((await readBrief(api.ctx, other.actor, id)).saved).not.toBeNull();
    expect(await code(readBrief(api.ctx, advisor.actor, id))).toBe("not_found");
    await act(id, { act: "show", shows: [] }, person);
    expect(await readBrief(api.ctx, other.actor, id)).toMatchObject({ saved: null, consultation: { shows: [] } });
  });

  it("close for a holiday or a while by administrators' word, which is taken back", async () => {
    const words = { reason_ar: "إجازة", reason_en: "Holiday" };
    const holiday = closureBody.parse({ kind: "holiday", from: "2031-01-01", until: "", ...words });
    expect(holiday.until).toBe("2031-01-01");
    expect(closureBody.safeParse({ ...holiday, until: "2030-12-31" }).success).toBe(false);
    for (const who of [visitor, person.actor, advisor.actor])
      expect(await code(addClosure(api.ctx, who, holiday))).toMatch(/forbidden|unauthorized/);
    await addClosure(api.ctx, admin.actor, holiday);
    const [made] = await listClosures(api.ctx, advisor.actor);
    expect(made).toMatchObject({ kind: "holiday", from: "2031-01-01", isNow: false });
    expect(await code(listClosures(api.ctx, person.actor))).toBe("forbidden");
    await removeClosure(api.ctx, admin.actor, made?.id ?? 0);
    expect(await code(removeClosure(api.ctx, admin.actor, made?.id ?? 0))).toBe("not_found");
  });
});
