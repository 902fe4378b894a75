import { ENVIRONMENTS } from "#shared/environments.ts";
import type { NicheScene } from "#ui/niche.tsx";
import { PERSON_OF } from "#ui/person-of.ts";
import type { LinkItem, Profile } from "../schema/view.ts";

const hueOf = ({ scene }: LinkItem) => ENVIRONMENTS.find((code) => code === scene?.charAt(0));

/** Who stands in the niche: a pupil, in the hue of what they want; of others, who works in it. Its scenes stand below, so nobody twice. */
export function nicheOf({ accountType, records: { job } }: Profile): NicheScene | null {
  const hues = job.flatMap((one) => hueOf(one) ?? []);
  const hue = hues[0];
  if (!hue) return null;
  if (accountType === "Student") return { hue, mate: "E", stands: [["p-wheels", 0, 1.5]] };
  const shown = new Set(job.map(({ scene }) => scene?.split(" ")[2]));
  const name = hues.map((one) => PERSON_OF[one]).find((one) => !shown.has(one));
  return name ? { hue, mate: "E", stands: [[name, 0, 1.5]] } : null;
}
