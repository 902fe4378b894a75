import { afterAll, beforeAll, expect, it } from "vitest";
import { PATHS } from "#shared/screens.ts";
import { accessRows } from "../support/access-table.ts";
import { AppServer } from "../support/app-server.ts";
import { shippedSlug } from "../support/published.ts";
import { Visitor } from "../support/visitor.ts";

let server: AppServer;
let owner: Visitor;
let slug: string;
let attempt: string;
let etaAttempt = "";
let token: string;
let notification = "";
let reference: string;
let application: string;

beforeAll(async () => {
  server = await AppServer.start();
  owner = await new Visitor(server).signIn();
  slug = (await owner.call<{ data: { slug: string }[] }>("/jobs")).data[0]?.slug ?? "";
  const ids = await owner.statements();
  const answers = Object.fromEntries(ids.map((id) => [id, /^[SI]/.test(id)]));
  const mine = "/users-permissions/users/me/personality-test";
  await owner.sayAge();
  await owner.call(mine, { answers });
  attempt = /\/career-test\/results\/(\w+)/.exec((await owner.get("/career-test/results")).text)?.[1] ?? "";
  await owner.openDraft();
  etaAttempt = await owner.takeEta();
  const told = await owner.call<{ data: { id: number }[] }>("/users-permissions/users/me/notifications");
  notification = String(told.data[0]?.id);
  const written = {
    name: "Salma",
    email: "salma@example.org",
    phone: "91234567",
    inquiry_type: "other",
    message: "Hello",
  };
  reference = (await owner.call<{ data: { reference: string } }>("/contact-us", written)).data.reference;
  application = await (await new Visitor(server).signIn("guardian@wijha.example")).applyToTeach();
  const email = "waiting@pupils.example";
  await owner.call("/auth/local/register", {
    email,
    password: "palm shade",
    firstname: "Salma",
    lastname: "Harthi",
    terms: true,
  });
  token = new URL(await server.linkTo(email)).search;
}, 180_000);
afterAll(() => server?.remove());

/** What the screens of records other than professions are opened with. */
const RECORDS: Readonly<Record<string, string>> = {
  "/future-skills/:slug": "communication",
  "/academic-profile/:slug": shippedSlug("academic-program"),
  "/resources/blogpost/:slug": shippedSlug("blog"),
  "/resources/documents/:slug": shippedSlug("document"),
  "/resources/book/:slug": shippedSlug("book"),
};

function address(pattern: string): string {
  const path = pattern
    .replace(":slug", RECORDS[pattern] ?? slug)
    .replace(":category", encodeURIComponent("أساسية"))
    .replace(":number", "1")
    .replace(":attempt", pattern.startsWith("/scales") ? etaAttempt : attempt)
    .replace(":scale", "eta")
    .replace(":status", "404")
    .replace(":reference", reference)
    .replace(":step", pattern.startsWith("/career-test") ? "1" : "name")
    .replace("/admin/applications/:id", `/admin/applications/${application}`)
    .replace(/:(token|code)/, "A".repeat(43))
    .replace(":id", notification);
  return path === "/activate" ? path + token : path;
}

/** What a cell of the table means. */
function expectCell(cell: string, answer: { status: number; location: string }, what: string): void {
  const places: Readonly<Record<string, RegExp>> = {
    "sign-up": /^\/signup(\?|$)/,
    "sign-in": /^\/signin(\?|$)/,
    home: /^\/home$/,
    landing: /^\/$/,
    start: /^\/career-test(\/statements\/1)?$/,
    try: /^\/(career-test|scales\/eta)\/try\/1\?missing=answer$/,
    eta: /^\/eta$/,
    "about-you": /^\/career-test\/about-you(\?next=%2F(eta|career-test%2Factivities))?$/,
    guardian: /^\/career-test\/guardian(\?next=%2Fcareer-test%2Factivities)?$/,
    notifications: /^\/notifications$/,
    desk: /^\/consultation$/,
    booking: /^\/booking(#choose)?$/,
    activities: /^\/career-test\/activities\?notice=deleted$/,
  };
  const place = places[cell];
  if (!place) {
    expect(`${what}: ${answer.status}`).toBe(`${what}: ${cell}`);
    return;
  }
  expect([302, 303], what).toContain(answer.status);
  expect(answer.location, what).toMatch(place);
}

it("names every screen there is, and no other", () => {
  const listed = accessRows("Screens").map(({ what }) => what);
  expect(listed.sort()).toEqual(Object.values<string>(PATHS).sort());
});

it("shows each screen to whom the table says", async () => {
  const stranger = await new Visitor(server).signIn("guardian@wijha.example");
  for (const { what, who, guest, other } of accessRows("Screens")) {
    expectCell(guest, await new Visitor(server).get(address(what)), `${what} as a guest`);
    expectCell(other, await stranger.get(address(what)), `${what} as another`);
    const { status } = await owner.get(address(what));
    if (who.startsWith("owner") || who.startsWith("signed in")) expect(status, `${what} as the right one`).toBe(200);
  }
}, 180_000);

it("takes each form from whom the table says, and from no other site", async () => {
  let stranger: Visitor | undefined;
  for (const { what, guest, other } of accessRows("Forms")) {
    const path = address(what.replace("POST ", ""));
    const form = formOf(path);
    expectCell(guest, await new Visitor(server).post(path, form), `${what} as a guest`);
    stranger ??= await new Visitor(server).signIn("advisor@wijha.example");
    expectCell(other, await stranger.post(path, form), `${what} as another`);
    // Some forms end the sign-in.
    if ((await stranger.get("/api/users/me")).status !== 200) stranger = undefined;
    const foreign = await owner.post(path, form, { Origin: "http://evil.example" });
    expect(foreign.status, `${what} from another site`).toBe(403);
  }
  expect((await owner.get(`/career-test/results/${attempt}`)).text).not.toContain('value="restore"');
}, 180_000);

function formOf(path: string): Record<string, string> {
  if (path === "/career-test/activities") return { intent: "delete" };
  if (path.endsWith("/eight")) return { job: "x", opinion: "like" };
  if (/\/results\/\w+$/.test(path)) return { intent: "withdraw" };
  if (path === "/preferences") return { theme: "dark" };
  if (path.includes("questions")) return { attempt: etaAttempt, item: "M1", answer: "A" };
  if (path === "/scales/eta/join") return { claim: "other" };
  if (path === "/scales/eta/review") return { attempt: etaAttempt };
  if (path.includes("statements")) return { attempt, item: "S1", answer: "true" };
  if (path === "/account/devices") return { intent: "one", id: "0".repeat(24) };
  if (path.includes("review")) return { attempt };
  return {};
}

it("answers 405 where a screen takes no form", async () => {
  const forms = accessRows("Forms").map(({ what }) => what.replace("POST ", ""));
  for (const path of Object.values<string>(PATHS).filter((one) => !forms.includes(one)))
    expect(`${path} ${(await owner.post(address(path))).status}`).toBe(`${path} 405`);
});
