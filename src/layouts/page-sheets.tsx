import { useLocation } from "react-router";
import landingSheet from "#ui/styles/landing-sheet.css?url";
import readingSheet from "#ui/styles/reading-sheet.css?url";

/** What many public pages take beside app.css; screens of other kinds name theirs in `links`. */
const SHEETS = [
  [/^\/$/, landingSheet],
  [/^\/(jobs|future-skills|academic-profile|resources|search)\b/, readingSheet],
] as const;

/** The styles of some pages alone. */
export function PageSheets() {
  const { pathname } = useLocation();
  return SHEETS.map(
    ([pages, href]) => pages.test(pathname) && <link key={href} rel="stylesheet" href={href} precedence="default" />,
  );
}
