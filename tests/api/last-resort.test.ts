import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pagesPart } from "#server/pages.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";

describe("when no screen can be drawn", () => {
  let api: TestApi;
  beforeAll(async () => {
    const build = () => Promise.reject(new Error("sara@example.org could not be drawn"));
    api = await createTestApi("sqlite", { pages: pagesPart({ build, clientFolder: null }) });
  });
  afterAll(() => api.close());

  it.each(["/", "/home", "/jobs?page=2"])(
    "%s answers 500 in both languages, with the code of the request and nothing of the fault",
    async (url) => {
      const answer = await api.app.inject({ url, headers: { host: "127.0.0.1:3000" } });
      expect(answer.statusCode).toBe(500);
      expect(answer.headers["content-type"]).toContain("text/html");
      expect(answer.body).toContain('<section lang="ar" dir="rtl">');
      expect(answer.body).toContain('<section lang="en" dir="ltr">');
      expect(answer.body).toContain(String(answer.headers["x-request-id"]));
      expect(answer.body).not.toMatch(/sara|drawn|at .*\.ts/);
    },
  );
});
