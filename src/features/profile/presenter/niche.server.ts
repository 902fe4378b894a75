import { ENVIRONMENTS } from "#shared/environments.ts";
import type { NicheScene } from "#ui/niche.tsx";
import { PERSON_OF } from "#ui/person-of.ts";
import type { LinkItem, Profile } from "../schema/view.ts";

const hueOf = ({ scene }: LinkItem) => ENVIRONMENTS.find((code) => code === scene?.charAt(0));

/** Where who stands in the niche, by how many they are. */
const SPOTS: readonly (readonly number[])[] = [[0], [-72, 62]];

/** Who stands in the niche: who works in what is wanted, each once; a pupil before them. */
export function nicheOf({ accountType, records: { job } }: Profile): NicheScene | null {
  const first = accountType === "Student" ? [{ name: "p-pupil", hue: "I" }] : [];
  const all = job.flatMap((one) => {
    const hue = hueOf(one);
    const name = one.scene?.split(" ")[2];
    if (!name || !hue || (first.length > 0 && name.includes("~"))) return [];
    return [{ name: name.includes("~") ? PERSON_OF[hue] : name, hue }];
  });
  const each = all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at);
  const two = [...first, ...each].slice(0, 2);
  const spots = SPOTS[two.length - 1] ?? [];
  const hue = two.at(-1)?.hue;
  return hue ? { hue, mate: "E", stands: two.map(({ name }, at) => [name, spots[at] ?? 0, 1.3]) } : null;
}
