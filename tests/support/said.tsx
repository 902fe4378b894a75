import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { inLocale } from "#i18n/ambient.server.ts";

let shown: React.ReactElement;
function Page() {
  return shown;
}
const Stub = createRoutesStub([{ path: "*", Component: Page }]);

/** The markup of an element in one language, at an address of its own. */
export function said(locale: "ar" | "en", element: React.ReactElement, at = "/"): string {
  shown = element;
  return inLocale(locale, () => renderToStaticMarkup(<Stub initialEntries={[at]} />));
}
