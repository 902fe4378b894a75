import { expect, test } from "vitest";

test("no setting of the caller is seen by a test", () => {
  const names = [
    "DATABASE_URL",
    "SMTP_URL",
    "DATA_DIR",
    "DEMO",
    "PUBLIC_URL",
    "HOST",
    "PORT",
    "TRUST_PROXY",
    "SESSION_SECRET",
  ];
  const seen = Object.keys(process.env).filter((name) => names.includes(name) || name.startsWith("SITE_"));
  expect(seen).toEqual([]);
});
