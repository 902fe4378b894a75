export type Light = "night" | "first" | "dawn" | "day" | "gold" | "dusk";

/** From when on the sky has which light, the last first. */
const LIGHTS: readonly (readonly [string, Light])[] = [
  ["19:00", "night"],
  ["17:45", "dusk"],
  ["16:15", "gold"],
  ["07:30", "day"],
  ["05:30", "dawn"],
  ["04:15", "first"],
];
const DAY = 24 * 60;
/** A light lasts so much of its time before it turns into the next. */
const LASTS = 0.6;
/** Hours of a day and of the night after it. */
const TURNS = [0, DAY].flatMap((from) =>
  [["00:00", "night"] as const, ...LIGHTS.toReversed()].map(([at, light]) => [minuteOf(at) + from, light] as const),
);

/** The light at an hour of a clock of 24 hours. */
export function lightAt(at: string): Light {
  return LIGHTS.find(([from]) => at >= from)?.[1] ?? "night";
}

/** Minutes since midnight. */
export function minuteOf(at: string): number {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  return hours * 60 + minutes;
}

/** An hour and where along a line it stands, in percent. */
type Stand = readonly [at: string, place: number];

/** The colours of `drawing.css` at an hour; a veil of the theme's own daylight lies over them. */
const COLOURS: Readonly<Record<Light, string>> = {
  night: "#5a54c4",
  first: "#8a6cc0",
  dawn: "#ef7f3a",
  day: "#4a9bdb",
  gold: "#f2b84b",
  dusk: "#8a6cc0",
};

/** The sky over a line on which hours stand, as stops of a gradient; before its first and after its last hour time goes on as fast. */
export function skyAlong(stands: readonly Stand[]): string {
  const on = inOrder(stands);
  const [first, second = first] = on;
  const [nearly, last] = on.length > 1 ? on.slice(-2) : [first, first];
  if (!(first && second && nearly && last)) return "";
  const placeOf = (minute: number) => {
    if (minute <= first[0]) return between(minute, first, second);
    const next = on.findIndex(([one]) => one >= minute);
    const [from, to] = [on[next - 1], on[next]];
    return from && to ? between(minute, from, to) : between(minute, nearly, last);
  };
  const stops = TURNS.flatMap(([from, light], turn) => {
    const until = TURNS[turn + 1]?.[0] ?? 2 * DAY;
    return [from, from + (until - from) * LASTS].map((minute) => [light, placeOf(minute)] as const);
  });
  return stops
    .filter((_, at) => (stops[at + 1]?.[1] ?? 0) > 0 && (stops[at - 1]?.[1] ?? 0) < 100)
    .map(([light, place]) => `${COLOURS[light]} ${Math.round(place)}%`)
    .join(", ");
}

/** Where a row of hours runs, as the direction of a gradient. */
export function wayAlong(dir: "rtl" | "ltr"): string {
  return dir === "rtl" ? "-90deg" : "90deg";
}

/** After midnight it is the next day. */
function inOrder(stands: readonly Stand[]): (readonly [minute: number, place: number])[] {
  let before = 0;
  return stands.map(([at, place]) => {
    const own = minuteOf(at);
    before = own < before ? own + DAY : own;
    return [before, place] as const;
  });
}

/** So many minutes a line of one hour alone stands for. */
const ALONE = 600;

function between(minute: number, from: readonly [number, number], to: readonly [number, number]): number {
  const pace = to[0] === from[0] ? 100 / ALONE : (to[1] - from[1]) / (to[0] - from[0]);
  return from[1] + (minute - from[0]) * pace;
}
