import { expect, test } from "vitest";
import { action } from "./preferences.ts";

async function choose(form: Record<string, string>): Promise<Response> {
  const request = new Request("http://127.0.0.1/preferences", { method: "POST", body: new URLSearchParams(form) });
  return (await action({ request } as Parameters<typeof action>[0])) as Response;
}

test("a chosen theme is kept for a year and the person goes back", async () => {
  const response = await choose({ theme: "dark", back: "/jobs?page=2" });
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/jobs?page=2");
  expect(response.headers.get("Set-Cookie")).toBe("theme=dark; Path=/; SameSite=Lax; Max-Age=31536000");
});

test("as on the device: the cookie goes away", async () => {
  const response = await choose({ theme: "auto" });
  expect(response.headers.get("Set-Cookie")).toContain("Max-Age=0");
  expect(response.headers.get("Location")).toBe("/");
});

test.each(["//evil.example", "https://evil.example", "/\\evil.example"])("cannot send anybody to %s", async (back) => {
  expect((await choose({ theme: "light", back })).headers.get("Location")).toBe("/");
});

test.each([{ theme: "pink" }, {}, { theme: "dark", role: "admin" }])("refuses %j", async (form) => {
  const response = await choose(form as Record<string, string>);
  expect(response.status).toBe(400);
  expect(response.headers.has("Set-Cookie")).toBe(false);
});
