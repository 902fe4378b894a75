import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { PATHS, SCREENS, type ScreenId } from "#shared/screens.ts";

/** What the screens under an address take beside app.css. */
const SHEETS = [
  [/^\/$/, "landing-sheet"],
  [/^\/jobs$/, "browse-sheet"],
  [/^\/(future-skills\/skills\/|academic-profile\/(programs|certification|degree))/, "list-sheet"],
  [/^\/resources$/, "resources-sheet"],
  [/^\/(jobs|future-skills|academic-profile)\/:slug$/, "reading-sheet"],
  [/^\/resources(\/\w+)?\/:slug$/, "article-sheet"],
  [/^\/search(\/|$)/, "search-sheet"],
  [/^\/account$/, "hub-sheet"],
  [/^\/account\/(?!calendar)/, "own-sheet"],
  [/^\/classes(\/|$)/, "classes-sheet"],
  [/^\/home$/, "home-sheet"],
  [/^\/(booking|account\/calendar)(\/|$)/, "booking-sheet"],
  [/^\/career-test\/(?!results|activities|shared)/, "scale-sheet"],
  [/^\/(eta|career-test)$/, "scale-start-sheet"],
  [/^\/career-test\/results$/, "compare-sheet"],
  [/^\/career-test\/activities/, "choices-sheet"],
  [/^\/career-test\/results\/[^/]+(\/eight)?$/, "result-sheet"],
  [/^\/(career-test\/(results\/.*\/share$|shared)|results\/)/, "shared-sheet"],
] as const;

const asked = (Object.keys(PATHS) as ScreenId[]).flatMap((id) =>
  SHEETS.filter(([paths]) => paths.test(PATHS[id])).map(([, sheet]) => [id, sheet] as const),
);

it.each(asked)("%s takes the styles of its kind: %s", (id, sheet) => {
  const screen = readFileSync(`src/${SCREENS[id].file}`, "utf8");
  expect(screen).toContain(`#ui/styles/${sheet}.css?url`);
  expect(screen).toMatch(/export const links\b/);
});
