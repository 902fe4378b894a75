import { expect, test } from "vitest";
import { action } from "./preferences.tsx";

async function send(form: Record<string, string>): Promise<unknown> {
  const request = new Request("http://127.0.0.1/preferences", { method: "POST", body: new URLSearchParams(form) });
  return action({ request } as Parameters<typeof action>[0]);
}

const choose = async (form: Record<string, string>) => (await send(form)) as Response;

test("a chosen theme is kept for a year and the person goes back", async () => {
  const response = await choose({ theme: "dark", back: "/jobs?page=2" });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/jobs?page=2");
  expect(response.headers.getSetCookie()).toEqual(["theme=dark; Path=/; SameSite=Lax; Max-Age=31536000"]);
});

test("as on the device: the cookie goes away", async () => {
  const response = await choose({ theme: "auto" });
  expect(response.headers.get("Set-Cookie")).toContain("Max-Age=0");
  expect(response.headers.get("Location")).toBe("/");
});

test("the page of all choices keeps them together, says so and knows the way back", async () => {
  const all = { theme: "auto", text: "larger", motion: "calm", data: "little" };
  const response = await choose({ ...all, form: "whole", back: "/jobs" });
  expect(response.headers.get("Location")).toBe("/preferences?back=%2Fjobs&notice=saved");
  expect(response.headers.getSetCookie().map((cookie) => cookie.replace(/; Path=\/; SameSite=Lax/, ""))).toEqual([
    "theme=auto; Max-Age=0",
    "text=larger; Max-Age=31536000",
    "motion=calm; Max-Age=31536000",
    "data=little; Max-Age=31536000",
  ]);
});

test.each(["//evil.example", "https://evil.example", "/\\evil.example"])("cannot send anybody to %s", async (back) => {
  expect((await choose({ theme: "light", back })).headers.get("Location")).toBe("/");
  const whole = (await choose({ theme: "light", form: "whole", back })).headers.get("Location");
  expect(whole).toBe("/preferences?notice=saved");
});

test.each([{ theme: "pink" }, {}, { back: "/jobs" }, { data: "none" }, { theme: "dark", role: "admin" }])(
  "refuses %j and keeps nothing",
  async (form) => {
    const refused = (await send(form as Record<string, string>)) as { init: ResponseInit; data: { values: unknown } };
    expect(refused).not.toBeInstanceOf(Response);
    expect(refused.init.status).toBe(400);
    expect(refused.data.values).toEqual(form);
  },
);
