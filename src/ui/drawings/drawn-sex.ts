import { plainName } from "../sprites.ts";

import { marked } from "./motif-traits.ts";

/** People who are drawn as women. */
export const WOMEN: ReadonlySet<string> = new Set(
  "analyst barista care carer chemist circuit clean cnc cyber decor dentist desk diet draw dress drone edit iron keys laptop librarian line listen mega micro midwife nurse onair optic photo plant prenatal present rack reporter sample screens seller sen shelve skills sky speech story teacher teller till time translate vet weave wire".split(
    " ",
  ),
);

/** Who does nearly the same, of the other sex or once more: for texts that tell of somebody in particular. */
const OTHERS: Readonly<Record<string, string>> = {
  engineer: "analyst survey drone",
  tech: "screens",
  sample: "guide geo",
  prosth: "micro",
  micro: "lab",
  lab: "micro",
  circuit: "tech",
  wire: "kneel circuit",
  kneel: "wire",
  nurse: "doctor",
  doctor: "nurse",
  laptop: "headset",
  headset: "laptop",
  code: "laptop",
  arch: "planner",
  planner: "arch",
  present: "speaker",
  speaker: "present",
  teacher: "guide",
  count: "analyst",
  analyst: "count",
};

/** The figure that agrees with a text and stands nowhere else on its page; null where nobody of the kind is drawn. */
export function drawnAs(figure: string, isWoman: boolean | null, taken: ReadonlySet<string>): string | null {
  const own = plainName(figure).slice(2);
  const fits = (one: string) => !taken.has(`p-${one}`) && (isWoman === null || WOMEN.has(one) === isWoman);
  const found = [own, ...(OTHERS[own]?.split(" ") ?? [])].find(fits);
  if (found === undefined) return null;
  return found === own ? figure : marked(`p-${found}`, 1);
}
