import { expect, it } from "vitest";
import type { Actor, Person } from "#shared/actor.ts";
import { getsNotifications } from "./access.ts";

it("accounts get notifications; visitors and places in a class cannot", () => {
  const origin = { address: "192.0.2.1", device: "", userAgent: "" };
  const visitor: Actor = { kind: "visitor", locale: "en", origin };
  const person = { kind: "person", isPlace: false } as Person;
  expect([visitor, { ...person, isPlace: true }, person].map(getsNotifications)).toEqual([false, false, true]);
});
