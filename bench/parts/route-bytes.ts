import { join } from "node:path";
import { BUDGETS, bytesOf, LANGUAGES, publicPaths } from "../client-bytes.ts";
import { startWijha } from "../processes.ts";
import { tenth } from "../spread.ts";
import type { Line, Part } from "./part.ts";

const kb = (bytes: number) => tenth(bytes / 1000);

/** What a browser downloads for each public page, brotli. `npm test` holds the same figures against the budgets. */
export const routeBytes: Part = async (bench) => {
  const server = await startWijha(join(bench.folder, "data-bytes"));
  const lines: Line[] = [];
  try {
    for (const path of publicPaths())
      for (const language of LANGUAGES) {
        const { scripts, styles, html } = await bytesOf(server.address, path, language);
        const met = scripts <= BUDGETS.scripts && styles <= BUDGETS.styles && html <= BUDGETS.html;
        const figures = `JS ${kb(scripts)} kB, CSS ${kb(styles)} kB, HTML ${kb(html)} kB`;
        lines.push({ what: `${path} in ${language}`, figures, aim: "≤ 110, 8, 8 kB", met });
      }
  } finally {
    await server.stop();
  }
  return lines;
};
