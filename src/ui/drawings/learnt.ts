import { hashOf } from "../drawing-hue.ts";

const HEALTH = "ward hospital pharmacy dental scanner ambulance eyechart gym laboratory";
const BUILT =
  "site bridge cranes road machineplan refinery oilfield pylons windfarm solarfield factory waterworks hangar port skyline villas wiring workshop rig mast";
const NATURE = "farm greenhouse outcrop weather reef barn hives dig";
const DIGITAL = "serverroom browser controlroom wireframes lockscreen gamescreen office";
const ARTS = "studio animdesk photostudio tvstudio stage newsroom sculptures tailorshop";

/** By where the work is done later: where it is learnt, and who learns at models, instruments, screens or books. */
const LEARNT: readonly (readonly [work: string, places: string, people: string])[] = [
  [HEALTH, "laboratory lecture classroom", "p-micro p-lab p-tutor p-type p-laptop"],
  [BUILT, "workshop studio lecture laboratory classroom", "p-planner p-circuit p-tutor p-arch p-screens p-tech"],
  [NATURE, "laboratory lecture classroom", "p-micro p-lab p-tutor p-type"],
  [DIGITAL, "lecture classroom library studio", "p-code p-laptop p-type p-screens p-tutor"],
  [ARTS, "studio classroom", "p-draw p-edit p-write p-photo"],
];
const ANY = ["lecture library classroom", "p-tutor p-write p-desk p-speaker p-translate p-laptop p-librarian"];

/** The place and the person of a degree: the work itself stands on the page of the profession. */
export function learntAt(seed: string, workplace: string): readonly string[] {
  const [, ...found] = LEARNT.find(([work]) => work.split(" ").includes(workplace)) ?? ["", ...ANY];
  return found.flatMap((pool, at) => {
    const all = pool.split(" ");
    return all[(hashOf(seed) >>> (3 + at * 7)) % all.length] ?? [];
  });
}
