import { afterAll, beforeAll, expect } from "vitest";
import { seedId } from "#content/seed.server.ts";
import { onOneEngineRacesOnBoth } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson, type TestPerson } from "../../../tests/support/people.ts";

const ME = "/api/users-permissions/users/me";
const NURSE = seedId("job", "nurse");
const SKILL = seedId("future-skill", "communication");
const ALL = {
  summary: "  A pupil \u202ewho builds\u202c  robots ",
  biography: "First line\r\nsecond 🌴\u202e line",
  city: "Nizwa",
  country: "Oman",
  profession: "Technician",
  years_of_experience: 3,
  interests: ["Robotics", "robotics ", "البرمجة", ""],
  goals: ["Study engineering"],
  tags: ["stem"],
  custom_skills: ["Soldering"],
  socials: { linkedin: "https://www.linkedin.com/in/salma", twitter: "x.com/salma" },
  jobs: [NURSE],
  future_skills: [{ documentId: SKILL }],
  universities: [{ name: "Sultan Qaboos University" }],
  academic_degrees: [{ name: "BSc Physics", year: 2028, state: "studying" }],
  experience: [{ title: "Assistant", place: "Library", from: "2024-01", text: "Shelves" }],
  businesses: [{ name: "Palm sweets", what: "Sells dates", link: "palm.example.org" }],
};

onOneEngineRacesOnBoth("the profile", (engine, { it, race }) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
  });
  afterAll(() => api?.close());

  const somebody = () => signedInPerson(api.ctx, { locale: "en" });
  const ask = async (who: TestPerson | null, method: "GET" | "PUT", url: string, payload?: object) => {
    const answer = await api.app.inject({ method, url, headers: { ...who?.headers }, payload });
    return { status: answer.statusCode, ...answer.json() };
  };
  const put = (who: TestPerson, payload: object) => ask(who, "PUT", ME, payload);
  const whole = (who: TestPerson) => ask(who, "GET", "/api/users/me?populate=*");
  const faultsOf = (answer: { error?: { details: { errors: { path: string[]; message: string }[] } } }) =>
    answer.error?.details.errors.map(({ path }) => path.join("."));

  it("keeps every field of the specification and answers them by their names", async () => {
    const who = await somebody();
    expect((await put(who, ALL)).status).toBe(200);
    const { profile, ...parts } = await whole(who);
    expect(profile).toMatchObject({
      summary: "A pupil who builds robots",
      biography: "First line\nsecond 🌴 line",
      city: "Nizwa",
      country: "Oman",
      profession: "Technician",
      years_of_experience: 3,
      interests: ["Robotics", "البرمجة"],
      goals: ["Study engineering"],
      tags: ["stem"],
      custom_skills: ["Soldering"],
    });
    expect(parts).toMatchObject({
      socials: {
        facebook: null,
        linkedin: "https://www.linkedin.com/in/salma",
        twitter: "https://x.com/salma",
        instagram: null,
      },
      jobs: [{ documentId: NURSE, title: "Nurse", to: "/jobs/nurse" }],
      future_skills: [{ documentId: SKILL }],
      universities: [{ documentId: null, title: "Sultan Qaboos University", to: null }],
      academic_degrees: [{ title: "BSc Physics", year: 2028, state: "studying" }],
      experience: [{ title: "Assistant", place: "Library", from: "2024-01", to: null, text: "Shelves" }],
      businesses: [{ name: "Palm sweets", what: "Sells dates", link: "https://palm.example.org/" }],
      subscriptions: [],
      eat_result: null,
    });
  });

  it("leaves what is left out and loses what is null", async () => {
    const who = await somebody();
    await put(who, ALL);
    await put(who, { city: "Sur", socials: { linkedin: null } });
    expect(await whole(who)).toMatchObject({
      profile: { city: "Sur", country: "Oman", interests: ["Robotics", "البرمجة"] },
      socials: { linkedin: null, twitter: "https://x.com/salma" },
      jobs: [{ documentId: NURSE }],
    });
    const nothing = Object.fromEntries(Object.keys(ALL).map((name) => [name, null]));
    expect((await put(who, nothing)).status).toBe(200);
    expect(await whole(who)).toMatchObject({
      profile: { city: null, biography: null, years_of_experience: null, interests: [] },
      socials: { twitter: null },
      jobs: [],
      academic_degrees: [],
      experience: [],
      businesses: [],
    });
  });

  it("is one's own by its number too, and to others it does not exist", async () => {
    const [who, other] = [await somebody(), await somebody()];
    const mine = `/api/users/${who.id}`;
    expect((await ask(who, "PUT", mine, { city: "Sohar" })).status).toBe(200);
    expect(await ask(who, "GET", `${mine}?populate=profile,eat_result`)).toMatchObject({
      profile: { city: "Sohar" },
      eat_result: null,
    });
    expect((await ask(other, "GET", mine)).status).toBe(404);
    expect((await ask(other, "PUT", mine, { city: "Theirs" })).status).toBe(404);
    expect((await ask(other, "PUT", mine, { nonsense: 1 })).status).toBe(404);
    expect((await ask(null, "GET", mine)).status).toBe(401);
    expect((await ask(null, "PUT", mine, { city: "Nobody's" })).status).toBe(401);
    expect((await ask(who, "GET", "/api/users/0")).status).toBe(404);
    expect((await whole(who)).profile.city).toBe("Sohar");
  });

  it.each([
    ["javascript:alert(1)", "socials.linkedin", { socials: { linkedin: "javascript:alert(1)" } }],
    ["http", "socials.linkedin", { socials: { linkedin: "http://www.linkedin.com/in/a" } }],
    ["another host", "socials.facebook", { socials: { facebook: "https://facebook.com.example.org/a" } }],
    ["a host that only ends so", "socials.facebook", { socials: { facebook: "https://notfacebook.com/a" } }],
    [
      "a sign-in in the address",
      "socials.instagram",
      { socials: { instagram: "https://instagram.com@evil.example/" } },
    ],
    ["another network", "socials.tiktok", { socials: { tiktok: "https://tiktok.com/@a" } }],
    ["a link with data:", "businesses.0.link", { businesses: [{ name: "a", what: "b", link: "data:text/html,x" }] }],
    ["10,000 tags", "tags", { tags: Array.from({ length: 10_000 }, (_, at) => `tag ${at}`) }],
    ["a tag of 300 letters", "tags", { tags: ["x".repeat(300)] }],
    ["a biography that is too long", "biography", { biography: "x".repeat(2001) }],
    ["a number of years of another world", "years_of_experience", { years_of_experience: 3000 }],
    ["a word for years", "years_of_experience", { years_of_experience: "many" }],
    ["a record nobody published", "jobs", { jobs: ["nothing1"] }],
    ["a record of another type", "jobs", { jobs: [SKILL] }],
    ["both a record and a name", "universities.0", { universities: [{ documentId: "a1", name: "b" }] }],
    ["an entry without its place", "experience.0.place", { experience: [{ title: "a", from: "2024-01" }] }],
    [
      "an end before the beginning",
      "experience.0.to",
      { experience: [{ title: "a", place: "b", from: "2024-02", to: "2024-01" }] },
    ],
    ["a thirteenth month", "experience.0.from", { experience: [{ title: "a", place: "b", from: "2024-13" }] }],
    ["a key nobody knows", "role", { role: "admin" }],
  ])("refuses %s in words and writes nothing", async (_what, path, body) => {
    const who = await somebody();
    const refused = await put(who, { city: "Sur", ...body });
    expect([refused.status, faultsOf(refused)]).toEqual([400, [path]]);
    const [{ message }] = refused.error.details.errors;
    expect(message).not.toContain("undefined");
    expect((await whole(who)).profile.city).toBeNull();
  });

  it("refuses keys of prototypes and a body of megabytes", async () => {
    const who = await somebody();
    const send = (payload: string) =>
      api.app.inject({
        method: "PUT",
        url: ME,
        headers: { ...who.headers, "content-type": "application/json" },
        payload,
      });
    expect((await send('{"__proto__":{"city":"Sur"}}')).statusCode).toBe(400);
    expect((await send('{"constructor":{"prototype":{"city":"Sur"}}}')).statusCode).toBe(400);
    expect((await send(JSON.stringify({ biography: "x".repeat(3_000_000) }))).statusCode).toBe(413);
    expect((await whole(who)).profile.city).toBeNull();
  });

  race("keeps one of two lists that are sent at the same instant, never half of both", async () => {
    const who = await somebody();
    const listOf = (letter: string) => ({
      experience: [1, 2, 3].map((at) => ({ title: `${letter}${at}`, place: letter, from: "2024-01" })),
    });
    const answers = await Promise.all([..."abcdef"].map((letter) => put(who, listOf(letter))));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { experience } = await whole(who);
    expect(experience).toHaveLength(3);
    expect(new Set(experience.map(({ place }: { place: string }) => place)).size).toBe(1);
  });
});
