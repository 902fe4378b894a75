import { expect, test } from "vitest";
import { cleanEnvironment } from "./clean-environment.ts";

test("no setting of the caller is seen by a test", () => {
  const seen = Object.keys(process.env);
  expect(Object.keys(cleanEnvironment({ ...process.env }))).toEqual(seen);
});
