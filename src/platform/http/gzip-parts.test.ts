import { gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { gzipOf, packPart, packPartNow } from "./gzip-parts.ts";

const [before, after] = ["<header>".repeat(400), "الصفحة كلها ".repeat(4000)].map((text) => Buffer.from(text)) as [
  Buffer,
  Buffer,
];

it.each(["", "سالم", "x".repeat(100_000)])(
  "parts of an answer make one body that any reader unpacks (%#)",
  async (own) => {
    const filled = gzipOf([await packPart(before, false), packPartNow(Buffer.from(own)), await packPart(after, true)]);
    expect(gunzipSync(filled).equals(Buffer.concat([before, Buffer.from(own), after]))).toBe(true);
  },
);

it("a body whose part was changed afterwards is told from a whole one", async () => {
  const [first, last] = [await packPart(before, false), await packPart(after, true)];
  expect(() => gunzipSync(gzipOf([{ ...first, plain: after }, last]))).toThrow();
});
