import { expect, it } from "vitest";
import { guest, place, somebody } from "#tests/support/actors.ts";
import { mayReadHome } from "./access.ts";

it("a guest cannot read a home", () => expect(mayReadHome(guest)).toBe(false));
it("somebody signed in can read theirs", () => expect(mayReadHome(somebody())).toBe(true));
it("a pupil's place has a home too", () => expect(mayReadHome(place)).toBe(true));
