import { expect, test } from "vitest";
import { cleanEnvironment } from "./clean-environment.ts";

const callers = [
  "DATABASE_URL",
  "SMTP_URL",
  "DATA_DIR",
  "DEMO",
  "PUBLIC_URL",
  "HOST",
  "PORT",
  "TRUST_PROXY",
  "SESSION_SECRET",
  "SITE_NAME_AR",
  "SITE_TIME_ZONE",
];

test.each(callers)("the caller’s %s never reaches a test", (name) => {
  expect(cleanEnvironment({ [name]: "somewhere real", PATH: "/bin" })).toEqual({ PATH: "/bin" });
});

test("what names the test’s own services stays", () => {
  const own = { DATABASE_URL_TEST: "postgres://x", TEST_POSTGRES_URL: "postgres://y", CHROMIUM: "/usr/bin/chromium" };
  expect(cleanEnvironment({ ...own })).toEqual(own);
});

test("NODE_ENV=production of the caller is dropped, the test runner’s own stays", () => {
  expect(cleanEnvironment({ NODE_ENV: "production" })).toEqual({});
  expect(cleanEnvironment({ NODE_ENV: "test" })).toEqual({ NODE_ENV: "test" });
});
