import { expect, test } from "vitest";
import { addressHere, addressIn } from "./own-address.ts";

test("the address of this page keeps its query but for the language", () => {
  expect(addressHere({ pathname: "/jobs", search: "?sector=health-care&lang=en&page=2" })).toBe(
    "/jobs?sector=health-care&page=2",
  );
  expect(addressHere({ pathname: "/faq", search: "?lang=ar" })).toBe("/faq");
  expect(addressHere({ pathname: "//evil.example", search: "" })).toBe("/");
});

test("the language is added to the query", () => {
  expect(addressIn("en", "/jobs")).toBe("/jobs?lang=en");
  expect(addressIn("ar", "/jobs?page=2")).toBe("/jobs?page=2&lang=ar");
});
