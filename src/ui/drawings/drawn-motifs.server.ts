import motifs from "./motifs.svg?raw";
import more from "./motifs-more.svg?raw";
import people from "./motifs-people.svg?raw";
import rooms from "./motifs-rooms.svg?raw";

/** Every motif by name, as it is drawn: a `<g id>` on a line of its own. */
export const DRAWN_MOTIFS: ReadonlyMap<string, string> = new Map(
  [motifs, more, people, rooms].flatMap((file) =>
    Array.from(file.matchAll(/^<g id="([^"]+)".*$/gm), ([line, name = ""]) => [name, line] as const),
  ),
);
