import { useLocation } from "react-router";
import landingSheet from "#ui/styles/landing-sheet.css?url";
import ownSheet from "#ui/styles/own-sheet.css?url";
import readingSheet from "#ui/styles/reading-sheet.css?url";
import scaleSheet from "#ui/styles/scale-sheet.css?url";

/** Which pages take which; all others do with app.css alone. */
const SHEETS = [
  [/^\/$/, landingSheet],
  [/^\/(jobs|future-skills|academic-profile|resources|search)\b/, readingSheet],
  [/^\/(home|account|classes)\b/, ownSheet],
  [/^\/career-test/, scaleSheet],
] as const;

/** The styles of some pages alone. */
export function PageSheets() {
  const { pathname } = useLocation();
  return SHEETS.map(
    ([pages, href]) => pages.test(pathname) && <link key={href} rel="stylesheet" href={href} precedence="default" />,
  );
}
