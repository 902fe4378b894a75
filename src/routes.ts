import type { RouteConfig, RouteConfigEntry } from "@react-router/dev/routes";
import { PATHS, SCREENS, type Screen, type ScreenId } from "./shared/screens.ts";

/** React Router's table, built from the one list of screens: one layout route for each set of bars. */
const LAYOUT_FILES = {
  landing: "layouts/landing.tsx",
  main: "layouts/main.tsx",
  bare: "layouts/bare.tsx",
  staff: "layouts/staff.tsx",
} as const;

function entriesOf(layout: Screen["layout"]): RouteConfigEntry[] {
  return (Object.keys(SCREENS) as ScreenId[])
    .filter((id) => SCREENS[id].layout === layout)
    .map((id) => {
      const { file } = SCREENS[id];
      return PATHS[id] === "/" ? { id, index: true, file } : { id, path: PATHS[id].slice(1), file };
    });
}

export default [
  { id: "landing-layout", file: LAYOUT_FILES.landing, children: entriesOf("landing") },
  {
    id: "main-layout",
    file: LAYOUT_FILES.main,
    children: [...entriesOf("main"), { id: "unknown", path: "*", file: "routes/unknown.tsx" }],
  },
  { id: "bare-layout", file: LAYOUT_FILES.bare, children: entriesOf("bare") },
  { id: "staff-layout", file: LAYOUT_FILES.staff, children: entriesOf("staff") },
] satisfies RouteConfig;
