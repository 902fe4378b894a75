import type { FastifyReply, FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { signInMark } from "#features/sign-ins/operations/sign-in-mark.server.ts";
import { readMark } from "#shared/page-mark.ts";
import { PATHS, SCREENS, type ScreenId } from "#shared/screens.ts";
import { markPage } from "./page-marks.ts";

const PERSON = { kind: "person", signInId: "hash-of-a-token" };

function markOf(path: string, { actor = {} as unknown, status = 200, method = "GET" } = {}) {
  let text = "";
  const reply = { header: (_: string, value: string) => (text = value) } as unknown as FastifyReply;
  const request = { method, actor, locale: "ar" } as unknown as FastifyRequest;
  markPage(request, reply, {
    url: new URL(path, "http://own.invalid"),
    view: "dark.normal.auto.full",
    status,
    build: "b1",
  });
  return readMark(text);
}

describe("what the service worker is told of a page", () => {
  it("is its build, language and appearance, and for whom it is: never by the name of a sign-in", () => {
    expect(markOf("/jobs")).toEqual({ build: "b1", view: "ar.dark.normal.auto.full", reader: "visitor", isKept: true });
    const mark = markOf("/jobs", { actor: PERSON });
    expect(mark?.reader).toBe(signInMark(PERSON));
    expect(mark?.reader).not.toContain(PERSON.signInId);
  });

  it.each(Object.keys(SCREENS) as ScreenId[])("lets %s be kept only if any visitor may read it the same", (id) => {
    const path = PATHS[id].replace(/:\w+/g, "x");
    const data = path === "/" ? "/_.data" : `${path}.data`;
    const isPublic = SCREENS[id].stored !== undefined;
    for (const address of [path, data]) {
      expect(markOf(address)?.isKept, address).toBe(isPublic);
      // The beginning of the scale tells somebody signed in where they stand.
      expect(markOf(address, { actor: PERSON })?.isKept, address).toBe(isPublic && id !== "careerTest");
    }
  });

  it("lets no form and no refusal be kept", () => {
    expect(markOf("/jobs", { method: "POST" })?.isKept).toBe(false);
    expect(markOf("/jobs", { status: 404 })?.isKept).toBe(false);
    expect(readMark("no mark")).toBeNull();
    expect(readMark(null)).toBeNull();
  });
});
