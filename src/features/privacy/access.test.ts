import { expect, it } from "vitest";
import { administrator, place, somebody } from "#tests/support/actors.ts";
import { mayOpenCopy } from "./access.ts";

const now = new Date("2026-11-22T08:00:00Z");
const owner = somebody({ id: 3 });
const copy = { userId: 3, state: "ready", expiresAt: "2026-11-23T08:00:00.000Z" };

it("a person can open a copy of their own data", () => expect(mayOpenCopy(owner, copy, now)).toBe(true));
it("a person cannot open a copy of another's data", () =>
  expect(mayOpenCopy(somebody({ id: 4 }), copy, now)).toBe(false));
it("an administrator cannot open it either", () => expect(mayOpenCopy(administrator, copy, now)).toBe(false));
it("a pupil's place cannot open a copy", () => expect(mayOpenCopy({ ...place, id: 3 }, copy, now)).toBe(false));
it("nobody can open a copy that is still being made", () =>
  expect(mayOpenCopy(owner, { ...copy, state: "working", expiresAt: null }, now)).toBe(false));
it("nobody can open a copy whose time is over", () =>
  expect(mayOpenCopy(owner, { ...copy, expiresAt: now.toISOString() }, now)).toBe(false));
