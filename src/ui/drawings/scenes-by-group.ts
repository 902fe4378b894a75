import { SCENES_OF_PROFESSIONALS } from "./scenes-of-professionals.ts";
import { SCENES_OF_TRADES } from "./scenes-of-trades.ts";

/**
 * What stands in the picture of a profession, by its group in ESCO and ISCO-08: the place, who works there (`p-…`), then
 * tools. The longest code that fits counts. Groups that are everywhere leave the place (`*`) to the sector; where there
 * is more than one place, person or tool, the profession's own name chooses.
 */
export const SCENES_BY_GROUP: Readonly<Record<string, string>> = { ...SCENES_OF_PROFESSIONALS, ...SCENES_OF_TRADES };

/** The same where a profession has no such code, or only a wide one. */
export const SCENES_BY_SECTOR: Readonly<Record<string, string>> = {
  "agriculture-and-fisheries": "farm greenhouse p-farm p-plant drop leaf",
  "construction-and-engineering": "site bridge cranes p-engineer p-survey compass helmet plan",
  "education-and-training": "classroom lecture p-teacher p-tutor book pencil globe",
  "energy-and-mining": "oilfield refinery pylons p-engineer p-valve helmet bulb gears",
  "finance-and-business": "office skyline p-laptop p-present growth laptop calculator",
  "health-care": "hospital p-doctor stethoscope heart thermometer",
  "law-and-public-service": "embassy meeting p-lawyer p-teller scales stamp shield",
  manufacturing: "factory workshop p-tech p-cnc gears wrench robotarm",
  "media-and-culture": "newsroom tvstudio p-reporter p-photo pencil camera speech",
  "technology-and-communications": "serverroom browser p-laptop p-code laptop nodes brackets",
  "tourism-and-hospitality": "fort courtyard oldtown p-host p-tour bell map suitcase",
  "transport-and-logistics": "port road warehouse p-stock p-driver route container truck",
};

/** What stands over the way into a shipped sector: no two have one place. Before it the environment that colours it. */
export const SCENES_OF_SECTORS: Readonly<Record<string, string>> = {
  "agriculture-and-fisheries": "R farm p-farm drop",
  "construction-and-engineering": "E site p-engineer helmet",
  "education-and-training": "S classroom p-teacher book",
  "energy-and-mining": "R oilfield p-valve helmet",
  "finance-and-business": "C bank p-count coins",
  "health-care": "S hospital p-doctor stethoscope",
  "law-and-public-service": "E courtroom p-judge scales",
  manufacturing: "R factory p-gear gears",
  "media-and-culture": "A tvstudio p-edit presscam",
  "technology-and-communications": "I serverroom p-cable nodes",
  "tourism-and-hospitality": "A fort p-tour map",
  "transport-and-logistics": "C port p-stock container",
};

/** Where neither says anything. */
export const SCENES_BY_WORKPLACE: Readonly<Record<string, string>> = {
  "at-sea-or-in-the-air": "dhow p-captain compassrose binoculars",
  "hospital-or-clinic": "hospital p-nurse clipboard heart",
  laboratory: "laboratory p-lab flask microscope",
  office: "office p-laptop laptop folder",
  "outdoors-and-sites": "outcrop p-geo map binoculars",
  "remote-work": "livingroom p-laptop laptop",
  "school-or-campus": "campus p-teacher book pencil",
  "shop-or-hotel": "souq p-seller bell coins",
  studio: "studio p-draw palette pencil",
  "workshop-or-factory": "workshop p-kneel wrench drill",
};

/** And at last by the strongest environment. */
export const SCENES_BY_ENVIRONMENT: Readonly<Record<string, string>> = {
  realistic: "workshop p-mechanic wrench gears",
  investigative: "laboratory p-lab magnifier flask",
  artistic: "studio p-draw palette pencil",
  social: "street p-care speech",
  enterprising: "souq p-present growth flag",
  conventional: "office p-laptop ledger folder",
};
