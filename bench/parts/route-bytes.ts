import { AppServer } from "#tests/support/app-server.ts";
import {
  firstViewBytes,
  LANGUAGES,
  type Language,
  MOST_FIRST_VIEW,
  type PageBytes,
  pageBytes,
  weighed,
} from "../client-bytes.ts";
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
      lines.push(...(await withLittleData(server, language)));
    }
  } finally {
    await server.remove();
  }
  return lines;
};

async function withLittleData(server: AppServer, language: Language): Promise<Line[]> {
  const readers = await Readers.of(server, language, { data: "little" });
  const lines: Line[] = [];
  for (const id of KINDS.filter((kind) => kind !== "demo").flatMap(screensOf)) {
    const { path, html } = await readers.open(id);
    const bytes = firstViewBytes(html);
    const what = `${decodeURI(path)} in ${language} with little data`;
    lines.push({
      what,
      figures: `${kb(bytes)} kB in all`,
      aim: `≤ ${kb(MOST_FIRST_VIEW)} kB`,
      met: bytes <= MOST_FIRST_VIEW,
    });
  }
  return lines;
}
