import { hashOf } from "../drawing-hue.ts";
import { isIndoors } from "./motif-traits.ts";

/** What stands in the picture of something to read that is about choosing, by the words of its address: place, topic, mark. */
const SCENES_BY_TOPIC: readonly (readonly [words: RegExp, scene: string])[] = [
  [/workshop day/, "workshop pliers clipboard"],
  [/trade/, "garage wrench compassrose"],
  [/between/, "campus t-sign books"],
  [/two offers/, "meeting t-compare calculator"],
  [/technical work/, "controlroom gears lightbulb"],
  [/english|language/, "airport speech notebook"],
  [/night/, "controlroom clock lightbulb"],
  [/admission/, "campus magnifier books"],
  [/saving/, "livingroom coins calculator"],
  [/first month/, "office badge clipboard"],
  [/\bai\b|robot/, "office chip laptop"],
  [/engineer/, "site helmet plan"],
  [/parents want/, "livingroom p-grandma dallah"],
  [/class hour|lesson/, "classroom cards abacus"],
  [/application/, "office folder stamp"],
  [/budget|money/, "bank coins calculator"],
  [/visit/, "factory cv pencil"],
  [/safety/, "workshop helmet bandage"],
  [/evidence/, "studio star folder"],
  [/working person/, "meeting speech notebook"],
  [/guardian|parent|famil/, "courtyard p-family notebook"],
  [/\bcv\b|resume|letter/, "office t-cv clipboard"],
  [/interview/, "meeting p-meet clipboard"],
  [/advisor|question|ask/, "courtyard p-guide notebook"],
  [/compar/, "library t-compare clipboard"],
  [/direction|turn|thirty/, "outcrop t-sign compassrose"],
  [/portfolio|hobby/, "studio t-folio notebook"],
  [/shadow/, "workshop badge clipboard"],
  [/week|plan|year|calendar/, "campus t-calendar clipboard"],
  [/subject|grade|exam/, "classroom t-desk books"],
  [/profession|read|page/, "oldtown t-page notebook"],
  [/scale|reflection|tendenc/, "courtyard compassrose notebook"],
];
/** Who an article tells of, and where: a list of articles is a row of people at something. */
const WHO_BY_TOPIC: readonly (readonly [words: RegExp, scene: string])[] = [
  [/workshop day/, "workshop p-weld"],
  [/trade/, "garage p-mechanic"],
  [/between/, "campus p-guide"],
  [/technical work/, "wiring p-wire"],
  [/english|language/, "airport p-translate"],
  [/night/, "controlroom p-screens"],
  [/admission/, "library p-librarian"],
  [/saving/, "bank p-count"],
  [/first month/, "lobby p-front"],
  [/\bai\b|robot/, "office p-laptop"],
  [/engineer/, "site p-engineer"],
  [/\bcv\b/, "studio p-write"],
  [/shadow/, "newsroom p-reporter"],
  [/portfolio|hobby/, "studio p-draw"],
  [/subject|grade/, "classroom p-teacher"],
  [/profession page/, "oldtown p-pupil"],
];
/** What a course is worked at with, where its words tell. */
const TOOL_BY_COURSE: readonly (readonly [words: RegExp, tool: string])[] = [
  [/english|language/, "speech"],
  [/film|video/, "camera"],
  [/programming|code/, "brackets"],
  [/food|plant|farm/, "leaf"],
  [/sensor|automation/, "chip"],
  [/satellite|map/, "globe"],
  [/drawings/, "setsquare"],
  [/sketch|design/, "pencil"],
  [/spreadsheet|data/, "calculator"],
  [/patient|talking/, "ear"],
];
/** What a book is of, on its cover. */
const COVER_OF_BOOK: readonly (readonly [words: RegExp, thing: string])[] = [
  [/kalila/, "lion"],
  [/numbers/, "abacus"],
  [/navigation/, "sextant"],
  [/designing/, "t-sign"],
  [/working/, "microphone"],
];
/** Where no word tells: one of these by the address. */
const ANY = [
  "library t-page notebook",
  "campus t-sign map",
  "courtyard t-desk books",
  "oldtown t-calendar route",
  "livingroom t-screen lightbulb",
  "classroom t-compare question",
  "office t-folio notebook",
];
/** What stands where a book's or a course's work is done, beside a tool of the work itself. */
const OF_KIND = {
  books: ["t-desk", "t-page", "t-page"],
  courses: ["t-screen", "t-folio", "t-screen"],
} as const;

/** The place, the topic and the mark of something to read, about the scene of a profession; in an article somebody at it. */
export function topicScene(
  kind: "blogs" | "documents" | "books" | "courses",
  slug: string,
  [place, , tool]: readonly string[],
): string {
  const sceneIn = (table: readonly (readonly [words: RegExp, scene: string])[]) =>
    table.find(([words]) => words.test(slug.replaceAll("-", " ")))?.[1];
  const found = sceneIn(SCENES_BY_TOPIC);
  const any = ANY[hashOf(slug) % ANY.length] ?? "library t-page notebook";
  const who = kind === "blogs" && sceneIn(WHO_BY_TOPIC);
  if (who) return `${who} ${(found ?? any).split(" ")[2] ?? ""}`;
  if (kind === "blogs" || kind === "documents") return alike(found ?? any, kind);
  // Nobody sets a desk or a screen on open land: there a tool of the work stands.
  const pool = [...(isIndoors(place ?? "") ? OF_KIND[kind] : []), tool, tool, tool];
  const own = sceneIn(kind === "courses" ? TOOL_BY_COURSE : COVER_OF_BOOK);
  const topic = own || (pool[(hashOf(slug) >>> 4) % pool.length] ?? pool[0]);
  return `${place ?? any.split(" ")[0]} ${topic} ${kind === "books" ? "books" : "lightbulb"}`;
}

/** An article and a document of one topic differ: by the place, and guardians by who talks. */
function alike(scene: string, kind: "blogs" | "documents"): string {
  const [place = "", topic = "", mark = ""] = scene.split(" ");
  const other: Readonly<Record<string, string>> = {
    office: "studio",
    livingroom: "courtyard",
    meeting: "office",
    campus: "library",
  };
  if (kind === "blogs") return scene;
  return `${other[place] ?? place} ${topic === "p-family" ? "p-care" : topic} ${mark}`;
}
