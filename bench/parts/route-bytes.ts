import { AppServer } from "#tests/support/app-server.ts";
import { LANGUAGES, type PageBytes, pageBytes, weighed } from "../client-bytes.ts";
import { budgetOf, KINDS, OWN_LATE, Readers, screensOf } from "../pages.ts";
import { tenth } from "../spread.ts";
import type { Line, Part } from "./part.ts";

const kb = (bytes: number) => tenth(bytes / 1000);
const words = ({ scripts, styles, html }: PageBytes) =>
  `JS ${kb(scripts)} kB, CSS ${kb(styles)} kB, HTML ${kb(html)} kB`;

/** What a browser downloads for each page, brotli. `npm test` holds the same figures against the budgets. */
export const routeBytes: Part = async () => {
  const server = await AppServer.start();
  const lines: Line[] = [];
  try {
    for (const language of LANGUAGES) {
      const readers = await Readers.of(server, language);
      for (const kind of KINDS)
        for (const id of screensOf(kind)) {
          const { path, html } = await readers.open(id);
          const budget = budgetOf(kind);
          const bytes = pageBytes(html, kind === "own" ? OWN_LATE : []);
          const aim = `≤ ${kb(budget.scripts)}, ${kb(budget.styles)}, ${kb(budget.html)} kB`;
          const met = weighed(bytes, budget).over.length === 0;
          lines.push({ what: `${decodeURI(path)} in ${language}`, figures: words(bytes), aim, met });
        }
    }
  } finally {
    await server.remove();
  }
  return lines;
};
