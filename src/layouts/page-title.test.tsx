import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { inLocale } from "#i18n/ambient.server.ts";
import { wholeTitle } from "#ui/whole-title.ts";
import { PageTitle } from "./page-title.tsx";

/** A screen's own text with that of the page component of its feature, where it leaves its whole body to one. */
function wholeText(file: string): string {
  const text = readFileSync(join("src/routes", file), "utf8");
  const pages = [...text.matchAll(/"#(features\/[^"]+-page\.tsx)"/g)].map(([, path]) => join("src", path ?? ""));
  return [text, ...pages.map((path) => readFileSync(path, "utf8"))].join("\n");
}

const hydrationData = { loaderData: { root: { site: { name: "Wijha" } } } };

const Fine = () => <PageTitle title="T" isRefused={false} />;
const Refused = () => <PageTitle title="T" isRefused />;

function titleOf(isRefused: boolean): string {
  const Component = isRefused ? Refused : Fine;
  const Stub = createRoutesStub([{ id: "root", path: "/", loader: () => null, Component }]);
  return renderToStaticMarkup(<Stub initialEntries={["/"]} hydrationData={hydrationData} />);
}

it("begins the title of a refused form with the word for an error, in both languages", async () => {
  expect(titleOf(false)).toBe("<title>T – Wijha</title>");
  expect(await inLocale("ar", () => titleOf(true))).toBe("<title>خطأ: T – Wijha</title>");
  expect(await inLocale("en", () => titleOf(true))).toBe("<title>Error: T – Wijha</title>");
});

it("is asked for by every screen whose form can be refused, and by no meta function beside it", () => {
  const files = readdirSync("src/routes", { recursive: true, encoding: "utf8" }).filter((file) =>
    /(?<!\.test)\.tsx$/.test(file),
  );
  const refusing = files
    .map((file) => ({ file, text: wholeText(file) }))
    .filter(({ text }) => text.includes("orRefuse("));
  expect(refusing.length).toBeGreaterThan(5);
  for (const { file, text } of refusing) {
    expect(text, file).toContain("isRefused={");
    if (text.includes(" pageHead(")) expect(text, file).toContain("title: null");
    expect(text, file).not.toMatch(/ownPageHead\([^;]*\btitle:/);
  }
});

it("is made in one place: no screen, page or error writes a title by hand", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter(
    (file) => /(?<!\.test)\.tsx$/.test(file) && !/^(server|platform)/.test(file),
  );
  expect(files.length).toBeGreaterThan(200);
  for (const file of files) {
    const text = readFileSync(join("src", file), "utf8");
    for (const [title] of text.matchAll(/<title>[^<]*/g)) expect(title, file).toMatch(/^<title>\{wholeTitle\(/);
    expect(text, file).not.toMatch(/return \[\{ title:/);
  }
});

it("leaves out what is not known", () => {
  expect(wholeTitle("T", undefined)).toBe("T");
  expect(wholeTitle(undefined, "Wijha")).toBe("Wijha");
});
