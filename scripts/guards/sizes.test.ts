import { expect, test } from "vitest";
import { clean, guard } from "./planted.ts";

test("401 lines of code are caught, 400 pass", () => {
  expect(guard("sizes", { "src/shared/long.ts": "export {};\n".repeat(401) }).faults).toEqual([
    "sizes: src/shared/long.ts: 401 lines, the most is 400",
  ]);
  expect(guard("sizes", { "src/shared/long.ts": "export {};\n".repeat(400) })).toEqual(clean);
});

test("words and data may be long", () => {
  expect(guard("sizes", { "src/ui/text/ar.json": "\n".repeat(900) })).toEqual(clean);
});
