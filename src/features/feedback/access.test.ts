import { expect, it } from "vitest";
import { letIn } from "#tests/support/actors.ts";
import { mayReadFeedback } from "./access.ts";

it("editors and administrators can read what was said about a page, and nobody else", () =>
  expect(letIn(mayReadFeedback)).toEqual(["editor", "administrator"]));
