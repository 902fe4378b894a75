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

/** The light after one, or before it. */
export function lightBeside(light: Light, by: 1 | -1): Light {
  const lights = LIGHTS.map(([, one]) => one).toReversed();
  return lights.at((lights.indexOf(light) + by) % lights.length) ?? light;
}

/** Minutes since midnight. */
export function minuteOf(at: string): number {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  return hours * 60 + minutes;
}

/** An hour and where along a line it stands, in percent. */
type Stand = readonly [at: string, place: number];

/** The colours of lights stand in the sheets of a day, for each theme its own. */
const colourOf = (light: Light) => `var(--d-${light})`;
/** Between blue and gold lies what is nearly white: mixed with each other they are khaki. */
const BETWEEN = "var(--d-pale)";
const WARM: ReadonlySet<Light> = new Set(["dawn", "gold"]);

/** What lies halfway from one light to the next, where they are of two kinds. */
function between(light: Light, next: Light): string | null {
  return light !== next && (light === "day" || next === "day") && (WARM.has(light) || WARM.has(next)) ? BETWEEN : null;
}

/** The sky over a line on which hours stand, as stops of a gradient; before its first and after its last hour time goes on as fast. */
export function skyAlong(stands: readonly Stand[]): string {
  const on = inOrder(stands);
  const [first, second = first] = on;
  const [nearly, last] = on.length > 1 ? on.slice(-2) : [first, first];
  if (!(first && second && nearly && last)) return "";
  const placeOf = (minute: number) => {
    if (minute <= first[0]) return paced(minute, first, second);
    const next = on.findIndex(([one]) => one >= minute);
    const [from, to] = [on[next - 1], on[next]];
    return from && to ? paced(minute, from, to) : paced(minute, nearly, last);
  };
  const stops = TURNS.flatMap(([from, light], turn) => {
    const until = TURNS[turn + 1]?.[0] ?? 2 * DAY;
    return [from, from + (until - from) * LASTS].map((minute) => [light, placeOf(minute)] as const);
  });
  const seen = stops.filter((_, at) => (stops[at + 1]?.[1] ?? 0) > 0 && (stops[at - 1]?.[1] ?? 0) < 100);
  return withPale(seen);
}

/** Lights and their places as stops of a gradient. */
export function withPale(stops: readonly (readonly [light: Light, place: number])[]): string {
  return stops
    .flatMap(([light, place], at) => {
      const [next, then] = stops[at + 1] ?? [light, place];
      const halfway = between(light, next);
      const own = `${colourOf(light)} ${Math.round(place)}%`;
      return halfway ? [own, `${halfway} ${Math.round((place + then) / 2)}%`] : [own];
    })
    .join(", ");
}

/** The first light lasts as far as a heading stands in it. */
const RAMP_FROM = 12;

/** From one light to another in one go, as stops of a gradient. */
export function rampOf(from: Light, to: Light): string {
  return withPale([
    [from, RAMP_FROM],
    [to, 100],
  ]);
}

/** From the light of the first of some hours to that of the last; where they are one, to the next. */
export function rampOver(hours: readonly string[]): string {
  const [from, to] = [lightAt(hours[0] ?? ""), lightAt(hours.at(-1) ?? "")];
  return rampOf(from, from === to ? lightBeside(to, 1) : to);
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

function paced(minute: number, from: readonly [number, number], to: readonly [number, number]): number {
  const pace = to[0] === from[0] ? 100 / ALONE : (to[1] - from[1]) / (to[0] - from[0]);
  return from[1] + (minute - from[0]) * pace;
}
