import { expect, it } from "vitest";
import { guest, place, somebody } from "#tests/support/actors.ts";
import { maySayProfile } from "./access.ts";

it("a guest cannot say anything that is kept", () => expect(maySayProfile(guest)).toBe(false));
it("somebody signed in can say what a scale asks", () => expect(maySayProfile(somebody())).toBe(true));
it("a pupil's place can", () => expect(maySayProfile(place)).toBe(true));
