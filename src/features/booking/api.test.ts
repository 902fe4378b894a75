import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { saveSchedule } from "#features/advisor/operations/keep-schedule.server.ts";
import { listSlots } from "#features/advisor/operations/keep-slots.server.ts";
import { runDue } from "#platform/queue/worker.ts";
import { ADVICE_FIELDS } from "#shared/advice.ts";
import { type SmsStandIn, startSms } from "#tests/stand-ins/sms.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { aBooking, anAdvisor, aSlot, asksFor } from "#tests/support/consultations.ts";
import { ENGINES, onOneEngine } from "#tests/support/engines.ts";
import { signedInPerson, type TestPerson } from "#tests/support/people.ts";
import { bookingWork } from "./jobs.server.ts";
import { bookConsultation } from "./operations/book.server.ts";
import { CODE_WORK } from "./operations/confirm-contact.server.ts";
import { takeDue } from "./operations/remind.server.ts";
import { sendSms } from "./provider.server.ts";

let hours = 24;
const next = () => {
  hours += 1;
  return hours;
};
const askerOf =
  (api: TestApi) =>
  async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, who: TestPerson, payload?: object) => {
    const answer = await api.app.inject({
      method,
      url: `/api${path}`,
      headers: { ...who.headers },
      ...(payload && { payload }),
    });
    return {
      status: answer.statusCode,
      body: answer.body === "" ? null : answer.headers["content-type"]?.includes("json") ? answer.json() : answer.body,
      headers: answer.headers,
    };
  };

describe.each(ENGINES)("consultations over HTTP on %s", (engine) => {
  let api: TestApi;
  let advisor: TestPerson;
  let ask: ReturnType<typeof askerOf>;
  beforeAll(async () => {
    api = await createTestApi(engine, { config: { bookingMost: 50 } });
    ask = askerOf(api);
    advisor = await anAdvisor(api.ctx);
  });
  afterAll(() => api?.close());
  const slot = (of = advisor) => aSlot(api.ctx, of, next());

  it("gives one time to one of ten who ask at once, and tells the others which are near", async () => {
    const people = await Promise.all(Array.from({ length: 10 }, () => signedInPerson(api.ctx)));
    const [time, free] = [await slot(), await slot()];
    const answers = await Promise.all(people.map((who) => ask("POST", "/consultations", who, asksFor(who, time.id))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    const lost = answers.find(({ status }) => status === 409)?.body;
    expect(lost.error).toMatchObject({ message: "No available times", details: { code: "booking_no_times" } });
    expect(lost.error.details.times.map(({ id }: { id: string }) => id)).toContain(free.id);
  });

  it("is done once for a key, and answers the same again", async () => {
    const who = await signedInPerson(api.ctx);
    const [payload, url] = [asksFor(who, (await slot()).id), "/api/consultations"];
    const headers = { ...who.headers, "idempotency-key": "one-booking-of-mine" };
    const [first, again] = [
      await api.app.inject({ method: "POST", url, headers, payload }),
      await api.app.inject({ method: "POST", url, headers, payload }),
    ];
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    const { data } = (await ask("GET", "/consultations/times", who)).body;
    expect(data.map(({ documentId }: { documentId: string }) => documentId)).not.toContain(payload.time_slot);
  });

  it("takes what clients of Strapi send, and says what is not right of it", async () => {
    const who = await signedInPerson(api.ctx);
    const asked = asksFor(who, (await slot()).id);
    const made = await ask("POST", "/consultations", who, { data: { ...asked, phone: "٩١٢٣ ٤٥٦٧" } });
    expect(made.body.data).toMatchObject({ phone: "91234567", status: "pending", consultation_field: "subjects" });
    const path = `/consultations/${made.body.data.documentId}`;
    expect((await ask("PUT", path, who, { data: { status: "approved" } })).status).toBe(403);
    expect((await ask("PUT", path, advisor, { data: { status: "approved" } })).body.data.status).toBe("approved");
    expect((await ask("PUT", path, advisor, { data: { status: "approved" } })).status).toBe(409);
    for (const phone of ["9123456", "912345678", "abcdefgh"]) {
      const { status, body } = await ask("POST", "/consultations", who, { ...asked, phone });
      expect([status, JSON.stringify(body).includes("contact_phone")], phone).toEqual([400, true]);
    }
    expect(
      (await ask("PUT", `/consultation/cancelFromUser/${made.body.data.documentId}`, who, {})).body.data.status,
    ).toBe("cancelledByUser");
    // Once more does no harm.
    const gone = await ask("DELETE", `/consultation/delete/${made.body.data.documentId}`, who);
    expect([gone.status, gone.body.data.status]).toEqual([200, "cancelledByUser"]);
  });

  it("shows nobody another's consultation or time, and changes neither", async () => {
    const who = await signedInPerson(api.ctx);
    const time = await slot();
    const id = await aBooking(api.ctx, { person: who, slot: time.id });
    const [stranger, other] = [await signedInPerson(api.ctx), await anAdvisor(api.ctx)];
    const calls = [
      ["GET", `/consultations/${id}`],
      ["PUT", `/consultations/${id}`, { act: "cancel" }],
      ["PUT", `/consultation/cancelFromUser/${id}`, {}],
      ["DELETE", `/consultation/delete/${id}`],
      ["GET", `/consultations/${id}/calendar.ics`],
    ] as const;
    for (const [method, path, payload] of calls)
      for (const one of [stranger, other]) expect((await ask(method, path, one, payload)).status, path).toBe(404);
    expect((await ask("DELETE", `/time-slots/${time.id}`, other)).status).toBe(404);
    expect((await ask("DELETE", `/time-slots/${time.id}`, advisor)).status).toBe(409);
    expect((await ask("GET", `/consultations/${id}`, who)).body.data.status).toBe("pending");
    const seen = JSON.stringify((await ask("GET", `/consultations/${id}`, who)).body);
    expect(seen).not.toContain(advisor.actor.email);
  });

  it.each([
    ["in the past", { starts: -60, minutes: 30 }, "advisor_past"],
    ["of forty-one minutes", { starts: 9_000, minutes: 41 }, "advisor_minutes"],
    ["that ends before it begins", { starts: 9_000, minutes: -5 }, "advisor_hours_order"],
  ])("refuses a time %s", async (_, { starts, minutes }, code) => {
    const at = (more: number) => new Date(api.clock.now().getTime() + more * 60_000).toISOString();
    const { status, body } = await ask("POST", "/time-slots", advisor, {
      starts_at: at(starts),
      ends_at: at(starts + minutes),
    });
    expect([status, JSON.stringify(body).includes(code)]).toEqual([400, true]);
  });

  it("refuses a time that meets another, and one that a change of clocks leaves out", async () => {
    const made = await slot();
    const meets = { starts_at: made.startsAt, ends_at: made.endsAt };
    expect((await ask("POST", "/time-slots", advisor, meets)).status).toBe(400);
    const abroad = await anAdvisor(api.ctx);
    await saveSchedule(api.ctx, abroad.actor, {
      isTaking: true,
      fields: [...ADVICE_FIELDS],
      languages: ["en"],
      kinds: ["chat"],
      about: "",
      zone: "Europe/London",
      minutes: 30,
      bufferMinutes: 0,
      daysAhead: 120,
      hours: [],
      exceptions: [],
      meetingLink: null,
    });
    // 28 March 2027: the clock goes from one to two.
    const short = { date: "2027-03-28", time: "01:30", minutes: 30 };
    expect(JSON.stringify((await ask("POST", "/time-slots", abroad, short)).body)).toContain("advisor_time_skipped");
    const after = await ask("POST", "/time-slots", abroad, { ...short, time: "02:30" });
    expect(after.body.data.starts_at).toBe("2027-03-28T01:30:00.000Z");
  });

  it("has what is booked in the own record of either side, and times in the advisor's", async () => {
    const who = await signedInPerson(api.ctx);
    const id = await aBooking(api.ctx, { person: who, slot: (await slot()).id });
    const me = async (one: TestPerson, part: string) =>
      (await ask("GET", `/users/me?populate=${part}`, one)).body[part].map(
        (row: { documentId: string }) => row.documentId,
      );
    expect(await me(who, "consultations")).toEqual([id]);
    expect(await me(advisor, "consultantConsultations")).toContain(id);
    expect(await me(who, "consultantConsultations")).toEqual([]);
    expect((await me(advisor, "time_slots")).sort()).toEqual(
      (await listSlots(api.ctx, advisor.actor)).map((one) => one.id).sort(),
    );
  });

  it("is in a calendar of one's own, until its address is ended or renewed", async () => {
    const who = await signedInPerson(api.ctx);
    const id = await aBooking(api.ctx, { person: who, slot: (await slot()).id });
    const make = async () =>
      new URL((await ask("POST", "/users-permissions/users/me/calendar", who)).body.data.address).pathname;
    const open = (url: string) => api.app.inject(url);
    const first = await make();
    const answer = await open(first);
    expect(answer.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": expect.stringContaining("noindex"),
    });
    expect(answer.body).toContain(`UID:${id}@`);
    expect(answer.body).toContain("METHOD:PUBLISH");
    const kept = await api.ctx.db.selectFrom("calendar_feeds").select("token_hash").execute();
    expect(first).not.toContain(kept[0]?.token_hash ?? "-");
    const second = await make();
    expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200]);
    await ask("DELETE", "/users-permissions/users/me/calendar", who);
    expect((await open(second)).statusCode).toBe(404);
  });

  it("holds nothing when it breaks before it is written down, and loses no mail that fails after", async () => {
    const who = await signedInPerson(api.ctx);
    const time = await slot();
    const dies = { ...api.ctx, queue: { ...api.ctx.queue, add: () => Promise.reject(new Error("killed")) } };
    await expect(bookConsultation(dies, who.actor, asksFor(who, time.id))).rejects.toThrow("killed");
    const id = await aBooking(api.ctx, { person: who, slot: time.id });
    let faults = 2;
    const sent: string[] = [];
    const mailer = {
      ...api.ctx.mailer,
      async send(mail: { to: string }) {
        if (mail.to === who.actor.email && faults-- > 0) throw new Error("no line");
        sent.push(mail.to);
      },
    };
    for (let run = 0; run < 4; run += 1) {
      await runDue({ ...api.ctx, mailer }, { "booking.tell": bookingWork["booking.tell"] as never });
      api.clock.advance(3_600_000);
    }
    expect(sent.filter((to) => to === who.actor.email)).toHaveLength(1);
    await ask("PUT", `/consultations/${id}`, await advisor.again(), { act: "approve" });
    const planned = () =>
      api.ctx.db.selectFrom("consultation_messages").select("id").where("state", "=", "planned").execute();
    const before = (await planned()).length;
    const row = await api.ctx.db
      .selectFrom("consultations")
      .select("starts_at")
      .where("document_id", "=", id)
      .executeTakeFirstOrThrow();
    api.clock.advance(Date.parse(row.starts_at) - 30 * 60_000 - api.clock.now().getTime());
    await expect(takeDue({ ...api.ctx, queue: dies.queue })).rejects.toThrow("killed");
    expect(await planned()).toHaveLength(before);
  });
});

onOneEngine("codes that confirm a contact", (engine) => {
  let api: TestApi;
  let sms: SmsStandIn;
  let advisor: TestPerson;
  let ask: ReturnType<typeof askerOf>;
  beforeAll(async () => {
    sms = await startSms();
    api = await createTestApi(engine, {
      config: { bookingMost: 50, sms: { url: sms.url, token: "of-sms", prefix: "+968" } },
    });
    ask = askerOf(api);
    advisor = await anAdvisor(api.ctx);
  });
  afterAll(async () => {
    await api?.close();
    await sms?.stop();
  });
  const deliver = () => runDue(api.ctx, { [CODE_WORK]: bookingWork[CODE_WORK] as never });
  const slot = () => aSlot(api.ctx, advisor, next());
  async function codeFor(who: TestPerson, time_slot: string, phone = "91234567") {
    const answer = await ask("POST", "/otp/generate", who, { email: who.actor.email, phone, time_slot });
    await deliver();
    return { answer, code: /\d{6}/.exec(sms.received.at(-1)?.text ?? "")?.[0] ?? "" };
  }
  const book = (who: TestPerson, time_slot: string, otp?: string, phone = "91234567") =>
    ask("POST", "/consultations", who, { ...asksFor(who, time_slot), phone, ...(otp && { otp }) });

  it("goes to the phone, is in no answer, and confirms once", async () => {
    const [who, time] = [await signedInPerson(api.ctx), await slot()];
    expect((await book(who, time.id)).body.error.details.code).toBe("booking_code_needed");
    const { answer, code } = await codeFor(who, time.id);
    expect(answer.body).toEqual({ data: { way: "sms", is_confirmed: false } });
    expect(sms.received.at(-1)).toMatchObject({ to: "+96891234567", authorization: "Bearer of-sms" });
    const arabic = code.replace(/\d/g, (digit) => "٠١٢٣٤٥٦٧٨٩"[Number(digit)] ?? "");
    expect((await book(who, time.id, arabic)).status).toBe(201);
    expect((await codeFor(who, (await slot()).id)).answer.body.data.is_confirmed).toBe(true);
    expect(await api.ctx.db.selectFrom("contact_codes").select("id").where("user_id", "=", who.id).execute()).toEqual(
      [],
    );
  });

  it("is good for five tries, ten minutes, one person, one number and one time", async () => {
    const wrong = async (...asked: Parameters<typeof book>) =>
      JSON.stringify((await book(...asked)).body).includes("booking_code_wrong");
    const [who, time, other] = [await signedInPerson(api.ctx), await slot(), await slot()];
    const { code } = await codeFor(who, time.id);
    expect(await wrong(await signedInPerson(api.ctx), time.id, code)).toBe(true);
    expect(await wrong(who, other.id, code)).toBe(true);
    expect(await wrong(who, time.id, code, "98765432")).toBe(true);
    const guess = code === "000000" ? "111111" : "000000";
    for (let at = 0; at < 5; at += 1) expect(await wrong(who, time.id, guess)).toBe(true);
    expect(await wrong(who, time.id, code)).toBe(true);
    const late = await codeFor(who, other.id);
    api.clock.advance(10 * 60_000);
    expect(await wrong(who, other.id, late.code)).toBe(true);
  });

  it.each([500, 302])("keeps the work for later when the service answers %i", async (status) => {
    const [who, time] = [await signedInPerson(api.ctx), await slot()];
    sms.answer(status);
    const before = sms.received.length;
    await codeFor(who, time.id);
    expect(sms.received).toHaveLength(before);
    sms.answer(202);
    api.clock.advance(120_000);
    await deliver();
    expect(sms.received).toHaveLength(before + 1);
  });

  it("is not waited for longer than a while when the service says nothing", async () => {
    sms.answer("silent");
    const before = performance.now();
    await expect(sendSms(api.ctx, "91234567", "123456", 200)).rejects.toMatchObject({ code: "not_sent" });
    expect(performance.now() - before).toBeLessThan(5000);
    sms.answer(202);
  });
});
