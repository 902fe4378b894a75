import type { Framing } from "../drawing-framing.ts";

/** Whose hands and tool tell the work: they are seen near. */
const NEAR = new Set("analyst keys lab lawyer mega midwife nurse reporter speaker survey".split(" "));
/** The same at a desk or with a tool held out before them. */
const NEAR_AT_DESK = new Set(
  "act anim bake barista chemist code cook count cyber decor dress drone edit game gold headset judge micro onair optic oud phone photo prosth radar screens sew translate tray write xray".split(
    " ",
  ),
);
/** Places that tell the work: somebody is small in them. */
const FAR = new Set(
  "ambulance bridge browser classroom courtyard dhow embassy entrance farm firestation fort garage gate greenhouse hospital library liftshaft outcrop patrol pitch port pylons refinery rig serverroom ship skyline solarfield warehouse warship waterworks windfarm".split(
    " ",
  ),
);
/** Who is a vehicle or as large as the place, and who would stand in it twice. */
const NEVER_SMALL = new Set(
  "bus cab cable digger diver driver family jet lift line pilot rider surgeon taxi tractor vet".split(" "),
);

/** How near the scene of a place and who works there is seen. */
export function framingFor(place: string, who: string): Framing {
  if (!who.startsWith("p-")) return undefined;
  const figure = who.slice(2);
  // Who stands near would hide who lies there.
  if (place === "ward") return undefined;
  if (NEAR.has(figure)) return "n";
  if (NEAR_AT_DESK.has(figure)) return "m";
  return FAR.has(place) && !NEVER_SMALL.has(figure) ? "f" : undefined;
}
