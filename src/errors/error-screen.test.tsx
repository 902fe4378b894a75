import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { inLocale } from "#i18n/ambient.server.ts";
import { ErrorScreen } from "./error-screen.tsx";

const screen = (status: number, supportAddress?: string) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ErrorScreen status={status} reference="a1b2c3" supportAddress={supportAddress} />
    </MemoryRouter>,
  );

test("each status has its own words, in both languages, with one heading and the code from left to right", () => {
  for (const locale of ["ar", "en"] as const) {
    const pages = inLocale(locale, () => [403, 404, 405, 408, 429, 500, 503].map((status) => screen(status)));
    const titles = pages.map((page) => /<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1]);
    expect(new Set(titles).size).toBe(pages.length);
    for (const page of pages) expect(page.match(/<h1/g)).toHaveLength(1);
    expect(screen(405)).toContain('<bdi dir="ltr">405 · a1b2c3</bdi>');
  }
});

test("an unknown status gets the words of 500 and its own number", () => {
  const title = (page: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1];
  expect(title(screen(502))).toBe(title(screen(500)));
  expect(screen(502)).toContain("502 · a1b2c3");
});

test("a fault of ours is said in the words of the specification, with the code they speak of", () => {
  const page = inLocale("en", () => screen(500));
  expect(page).toContain("Sorry for the error, please try again");
  expect(page).toMatch(/Please contact the administrator using the error code: <bdi dir="ltr">500 · a1b2c3/);
  expect(inLocale("en", () => screen(404))).not.toContain("administrator using");
});

test("a page that is not there shows no code, and leads on by the words of its address", () => {
  const missing = (address: string) =>
    renderToStaticMarkup(
      <MemoryRouter initialEntries={[address]}>
        <ErrorScreen status={404} reference="a1b2c3" supportAddress="help@example.org" />
      </MemoryRouter>,
    );
  const words = (address: string) => /<input[^>]*name="word"[^>]* value="([^"]*)"/.exec(missing(address))?.[1];
  expect(missing("/job/solar-engineer")).not.toMatch(/a1b2c3|404|mailto/);
  expect(words("/job/solar-engineer")).toBe("solar engineer");
  expect(words("/مهن/%D9%85%D9%85%D8%B1%D8%B6-%D8%A9/")).toBe("ممرض ة");
  for (const address of ["/", "/nowhere", "/jobs/123", "/x/%E0%A4%A", "/x"]) expect(words(address)).toBe("");
  for (const to of ["/career-test", "/jobs", "/academic-profile/degree"])
    expect(missing("/x")).toContain(`href="${to}"`);
});

test("support is offered when its address is known", () => {
  expect(screen(500, "help@example.org")).toContain('href="mailto:help@example.org"');
  expect(screen(500)).not.toContain("mailto:");
});

test("a fault is tried again at the address on the screen, not at the first page", () => {
  expect(screen(500)).toContain('<a class="btn btn-primary" href="">');
});
