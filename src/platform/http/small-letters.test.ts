import { expect, it } from "vitest";
import { requireSmallLetters } from "./small-letters.server.ts";

function ledTo(address: string, slug: string): string | null {
  try {
    requireSmallLetters(new Request(new URL(address, "https://own.invalid")), slug, (small) => small === "nurse");
    return null;
  } catch (answer) {
    expect((answer as Response).status).toBe(301);
    return (answer as Response).headers.get("Location");
  }
}

it.each([
  ["/jobs/NURSE", "NURSE", "/jobs/nurse"],
  ["/Jobs/nurse", "nurse", "/jobs/nurse"],
  ["/jobs/Nurse?lang=EN", "Nurse", "/jobs/nurse?lang=EN"],
  // A page that is opened without a load.
  ["/jobs/NURSE.data?_routes=routes%2Fjobs", "NURSE", "/jobs/nurse"],
  ["/jobs/nurse", "nurse", null],
  ["/jobs/NOBODY", "NOBODY", null],
])("%s leads to the small letters where there is a record", (address, slug, to) => {
  expect(ledTo(address, slug)).toBe(to);
});
