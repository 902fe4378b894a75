import { expect, it } from "vitest";
import { definite } from "./definite.ts";

it("gives an Arabic name its article once, and leaves English alone", () => {
  expect(definite("اجتماعية", "ar")).toBe("الاجتماعية");
  expect(definite("البحثية", "ar")).toBe("البحثية");
  expect(definite("Social", "en")).toBe("Social");
});
