/** What a study or an award shows whose own name says more than its profession or field, by its kind and the words of its address: place, who works there, tool. */
const SCENES_BY_STUDY: readonly (readonly [words: RegExp, scene: string])[] = [
  [/certificate.* infection/, "laboratory p-micro drop"],
  [/certificate.* elder/, "livingroom p-carer heart"],
  [/program .*secondary science/, "laboratory p-tutor flask"],
  [/program .*secondary languages/, "lecture p-tutor speech"],
  [/program nursing coast/, "hospital p-carer heart"],
  [/merit .*bridge/, "bridge p-engineer plan"],
  [/merit .*water/, "waterworks p-valve drop"],
  [/merit .*harbour/, "port p-survey compass"],
  [/merit .*coder/, "browser p-code brackets"],
  [/merit .*watch/, "lockscreen p-cyber shield"],
  [/merit .*laptop/, "villas p-laptop nodes"],
  [/merit .*evening/, "lecture p-count growth"],
  [/merit .*market/, "exchange p-present growth"],
  [/merit .*host/, "fort p-host bell"],
  [/merit .*player/, "pitch p-coach whistle"],
  [/merit .*inclusive/, "playtable p-sen cards"],
  [/merit .*teacher/, "classroom p-teacher globe"],
  [/merit .*family/, "campus p-family books"],
  [/merit .*(solo|flight)/, "airport p-pilot compassrose"],
  [/merit .*greenhouse/, "greenhouse p-plant leaf"],
  [/merit .*reef/, "reef p-diver mask"],
  [/merit .*herd/, "farm p-vet stethoscope"],
  [/merit .*(hearth|spice)/, "kitchen p-cook pot"],
  [/merit .*dental/, "dental p-dentist tooth"],
  [/merit .*oasis/, "hospital p-doctor stethoscope"],
  [/merit .*midwi/, "maternity p-prenatal crib"],
  [/merit .*sketch/, "studio p-draw palette"],
  [/merit .*stage/, "stage p-act masks"],
  [/merit .*tongue/, "newsroom p-translate globe"],
  [/merit .*silver/, "jewelry p-gold ring"],
  [/merit .*timber/, "carpentry p-saw setsquare"],
  [/merit .*place/, "oldtown p-tour map"],
  [/merit .*door/, "workshop p-mechanic compassrose"],
];

/** @returns place, who works there and a tool; null where the name says nothing of its own. */
export function studyScene(kindAndSlug: string): readonly [place: string, who: string, tool: string] | null {
  const words = kindAndSlug.replaceAll("-", " ");
  const found = SCENES_BY_STUDY.find(([one]) => one.test(words))?.[1].split(" ");
  return found ? [found[0] ?? "", found[1] ?? "", found[2] ?? ""] : null;
}
