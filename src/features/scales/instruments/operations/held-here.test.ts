import { expect, it } from "vitest";
import type { Context } from "#platform/context.ts";
import { TENDENCIES } from "../../rules.ts";
import { deviceCookie, GUEST_DAYS } from "../rules/device-answers.ts";
import { heldHere } from "./held-here.server.ts";

const DAY = 20_000;
const ctx = { clock: { now: () => new Date(DAY * 24 * 3_600_000) } } as Context;
const saying = (day: number, letters: string) =>
  heldHere(ctx, `lang=en; ${deviceCookie(TENDENCIES)}=1.${day}.${letters}`, "en");

it("says how many answers a device holds, of how many", () => {
  expect(saying(DAY, "12-21")).toMatchObject({ done: 4, of: 54, words: "4 of 54" });
});

it("says nothing where none are held, and of those that are past their days", () => {
  expect(heldHere(ctx, null, "en")).toBeNull();
  expect(saying(DAY, "---")).toBeNull();
  expect(saying(DAY - GUEST_DAYS, "12-21")).toBeNull();
});
