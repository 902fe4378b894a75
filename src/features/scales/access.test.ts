import { expect, it } from "vitest";
import type { Person, Visitor } from "#shared/actor.ts";
import { mayTake } from "./access.ts";

const visitor: Visitor = { kind: "visitor", locale: "ar", origin: { address: "", device: "", userAgent: "" } };
const person = { ...visitor, kind: "person", id: 7 } as unknown as Person;

it("a visitor cannot take the whole scale", () => expect(mayTake(visitor)).toBe(false));
it("somebody signed in can", () => expect(mayTake(person)).toBe(true));
