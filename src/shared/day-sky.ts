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

/** The light at an hour of a clock of 24 hours. */
export function lightAt(at: string): Light {
  return LIGHTS.find(([from]) => at >= from)?.[1] ?? "night";
}

/** The light that follows one. */
export function lightAfter(light: Light): Light {
  const lights = LIGHTS.map(([, one]) => one).toReversed();
  return lights[(lights.indexOf(light) + 1) % lights.length] ?? light;
}

/** Minutes since midnight. */
export function minuteOf(at: string): number {
  const [hours = 0, minutes = 0] = at.split(":").map(Number);
  return hours * 60 + minutes;
}

/** The colours of lights stand in the sheets of a day, for each theme its own. */
const colourOf = (light: Light) => `var(--d-${light})`;
/** Between blue and gold lies what is nearly white: mixed with each other they are khaki. */
const BETWEEN = "var(--d-pale)";
/** The light of the afternoon, in which a panel still ends against its page. */
const LATE = "color-mix(in srgb, var(--d-gold), var(--d-pale))";
const WARM: ReadonlySet<Light> = new Set(["dawn", "gold"]);

/** What lies halfway from one light to the next, where they are of two kinds. */
function between(light: Light, next: Light): string | null {
  return light !== next && (light === "day" || next === "day") && (WARM.has(light) || WARM.has(next)) ? BETWEEN : null;
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

/** From noon on a day ends in the light of the afternoon, then in gold, then in dusk. */
const NOON = "12:00";
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
  const round = LIGHTS.map(([, light]) => light).toReversed();
  const own = endOf(last);
  // Who begins late goes on into the night, not round the clock.
  const isBack = first >= NOON && round.indexOf(own) < round.indexOf(lightAt(first));
  const until = last < first || isBack ? lightAt(last) : own;
  const lights = [lightAt(first)];
  for (let at = round.indexOf(lightAt(first)); lights.at(-1) !== until; at++)
    lights.push(round.at((at + 1) % round.length) ?? until);
  const way = lights.flatMap((light, at) => {
    const halfway = between(light, lights[at + 1] ?? light);
    return [colourOf(light), ...(halfway ? [halfway] : [])];
  });
  // In the light of the afternoon it is day still.
  if (until === "day" && (last >= NOON || way.length === 1)) way.push(BETWEEN, LATE);
  if (way.length === 1) way.push(colourOf("first"));
  return way.map((colour, at) => `${colour} ${Math.round((100 * at) / (way.length - 1))}%`).join(", ");
}

function endOf(last: string): Light {
  const light = lightAt(last);
  if (last < AFTERNOON_ENDS) return light;
  return last < GOLD_ENDS ? "gold" : "dusk";
}
