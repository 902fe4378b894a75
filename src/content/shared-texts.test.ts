import { expect, it } from "vitest";
import { SharedTexts } from "./shared-texts.ts";

it("leaves every value as it was", () => {
  const read = () =>
    JSON.parse('{"a":["x","y",{"b":"x","c":null,"d":1.5,"e":true}],"long":"'.concat("z".repeat(300), '"}'));
  const shared = new SharedTexts();
  const [first, second] = [shared.in(read()), shared.in(read())];
  expect(first).toEqual(read());
  expect(second).toEqual(read());
  expect(shared.in("x")).toBe("x");
  expect(shared.in(null)).toBeNull();
});
