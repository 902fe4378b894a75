import { expect, it } from "vitest";
import type { Notification } from "../schema.ts";
import { goesOnFrom } from "./goes-on.ts";

const told = (kind: string, motif: string) => ({ item: { kind } as Notification, face: { motif, hue: "I" } }) as const;

it("goes on under the picture of the one before where both are of one kind and look alike", () => {
  const booked = told("booked", "t-calendar");
  expect(goesOnFrom(booked, told("booked", "t-calendar"))).toBe(booked.item);
  expect(goesOnFrom(told("post", "p-cook"), told("post", "p-nurse"))).toBeUndefined();
  expect(goesOnFrom(booked, told("moved", "t-calendar"))).toBeUndefined();
  expect(goesOnFrom(undefined, booked)).toBeUndefined();
});
