import { expect, it } from "vitest";
import { letIn } from "#tests/support/actors.ts";
import { mayAnswerMessages } from "./access.ts";

it("administrators can read and answer messages, and nobody else", () =>
  expect(letIn(mayAnswerMessages)).toEqual(["administrator"]));
