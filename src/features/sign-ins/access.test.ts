import { expect, it } from "vitest";
import { isDemoShut, openRefusal } from "./access.ts";

const door = { isActivated: true, isDisabled: false, isDemo: false, isDemoOn: false };

it("an owner can open an active account", () => expect(openRefusal(door)).toBeNull());
it("nobody can open an account that was never activated", () =>
  expect(openRefusal({ ...door, isActivated: false })).toBe("not_activated"));
it("nobody can open an account that was shut", () =>
  expect(openRefusal({ ...door, isDisabled: true })).toBe("blocked"));
it("nobody can open a demo account while demo mode is off", () =>
  expect(openRefusal({ ...door, isDemo: true })).toBe("blocked"));
it("a demo account opens while demo mode is on", () =>
  expect(openRefusal({ ...door, isDemo: true, isDemoOn: true })).toBeNull());
it("demo mode shuts no real account", () => expect(isDemoShut(door)).toBe(false));
