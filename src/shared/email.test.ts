import { expect, it } from "vitest";
import { isEmail, normaliseEmail } from "./email.ts";

it.each(["a@b.om", "first.last+tag@sub.example.org", "o'neil@example.co", `${"x".repeat(64)}@example.org`])(
  "%s is an address",
  (text) => expect(isEmail(text)).toBe(true),
);

it.each([
  "",
  "@example.org",
  "a@",
  "a@b",
  "a@@b.org",
  "a b@c.org",
  ".a@b.org",
  "a..b@c.org",
  "a@-b.org",
  "a@b..org",
  "a@1.2.3.4",
  "a@b.org\nbcc: c@d.org",
  "a@b.org,c@d.org",
  "<a@b.org>",
  "سالم@example.org",
  `${"x".repeat(65)}@example.org`,
  `a@${"x".repeat(60)}.${"x".repeat(63)}.${"x".repeat(63)}.${"x".repeat(63)}.org`,
])("%o is none", (text) => expect(isEmail(normaliseEmail(text))).toBe(false));

it("has one spelling", () => expect(normaliseEmail("  Salim@Example.ORG\n")).toBe("salim@example.org"));
