import { expect, test } from "vitest";
import { errorCode } from "./error-code.ts";

test("a code or a class is kept, a sentence never", () => {
  expect(errorCode(Object.assign(new Error("x"), { code: "ECONNREFUSED" }))).toBe("ECONNREFUSED");
  expect(errorCode(Object.assign(new Error("x"), { code: "salma@example.org wrong" }))).toBe("Error");
  expect(errorCode(new TypeError("salma@example.org"))).toBe("TypeError");
  expect(errorCode("salma@example.org")).toBe("unknown");
});
