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

/** Before this hour a day ends in the light of the afternoon, before the next one in gold; later it is dusk. */
const AFTERNOON_ENDS = "16:00";
const GOLD_ENDS = "18:00";
/** From when on the sun is half set. */
const SINKS = "17:00";

/** Whether the sun, or the moon, stands low at an hour. */
export function isLow(at: string): boolean {
  return at >= SINKS;
}

/** One sky down over a day, from the light of its first hour to that of its last, as stops of a gradient; what lies between is evenly spread. */
export function skyDown(hours: readonly string[]): string {
  const [first, last] = [hours[0], hours.at(-1)];
  if (first === undefined || last === undefined) return "";
  const until = last < first ? lightAt(last) : endOf(last);
  const round = LIGHTS.map(([, light]) => light).toReversed();
  const lights = [lightAt(first)];
  for (let at = round.indexOf(lightAt(first)); lights.at(-1) !== until; at++)
    lights.push(round.at((at + 1) % round.length) ?? until);
  const way = lights.flatMap((light, at) => {
    const halfway = between(light, lights[at + 1] ?? light);
    return [colourOf(light), ...(halfway ? [halfway] : [])];
  });
  // An early end is day still; its light is that of the afternoon.
  if (until === "day" || way.length === 1) way.push(until === "day" ? BETWEEN : colourOf("first"));
  return way.map((colour, at) => `${colour} ${Math.round((100 * at) / (way.length - 1))}%`).join(", ");
}

function endOf(last: string): Light {
  const light = lightAt(last);
  if (last < AFTERNOON_ENDS) return light;
  return last < GOLD_ENDS ? "gold" : "dusk";
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
