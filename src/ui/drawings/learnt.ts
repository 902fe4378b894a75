import { hashOf } from "../drawing-hue.ts";

const HEALTH = "ward hospital pharmacy dental scanner ambulance eyechart gym laboratory";
const BUILT =
  "site bridge cranes road machineplan refinery oilfield pylons windfarm solarfield factory waterworks hangar port skyline villas wiring workshop rig mast";
const NATURE = "farm greenhouse outcrop weather reef barn hives dig";
const DIGITAL = "serverroom browser controlroom wireframes lockscreen gamescreen office";
const ARTS = "studio animdesk photostudio tvstudio stage newsroom sculptures tailorshop";

/** By where the work is done later: where it is learnt, and who learns at models, instruments, screens or books. */
const LEARNT: readonly (readonly [work: string, places: string, people: string])[] = [
  [HEALTH, "laboratory lecture", "p-micro p-lab p-tutor p-type p-laptop"],
  [BUILT, "workshop studio lecture laboratory", "p-planner p-circuit p-tutor p-arch p-screens p-tech"],
  [NATURE, "laboratory lecture", "p-micro p-lab p-tutor p-type"],
  [DIGITAL, "lecture library studio", "p-code p-laptop p-type p-screens p-tutor"],
  [ARTS, "studio lecture", "p-draw p-edit p-write p-photo"],
];
/** Elsewhere who works there later learns in a hall or at books. */
const ANY = "lecture library";

/** The place and the person of a degree: the work itself stands on the page of the profession. */
export function learntAt(seed: string, workplace: string, who: string): readonly string[] {
  const [, ...found] = LEARNT.find(([work]) => work.split(" ").includes(workplace)) ?? ["", ANY, who];
  return found.flatMap((pool, at) => {
    const all = pool.split(" ").filter((name) => name !== workplace || pool !== ANY);
    return all[(hashOf(seed) >>> (3 + at * 7)) % all.length] ?? [];
  });
}
