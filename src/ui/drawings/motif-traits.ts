/** With letters, figures, a clock's hands or a side of its own: never turned round. */
const STAYING = new Set([
  "billboard",
  "bank",
  "brackets",
  "calculator",
  "callfloor",
  "classroom",
  "clock",
  "coins",
  "controlroom",
  "creditdoc",
  "exchange",
  "eyechart",
  "growth",
  "hospital",
  "laptop",
  "lecture",
  "lobby",
  "map",
  "newsroom",
  "notes",
  "office",
  "p-code",
  "p-oud",
  "p-present",
  "p-speech",
  "p-translate",
  "percent",
  "question",
  "scatter",
]);

/** Rooms, as they look from inside: beside them stands no land, no front of a house and no sky. */
const INDOORS = new Set(
  "advice animdesk bakery bathroom browser cabin cafe callfloor carpentry classroom controlroom counsel courtroom dental exchange eyechart gamescreen garage gym jewelry kiln kitchen laboratory lecture library liftshaft livingroom lobby lockscreen machineplan maternity meeting newsroom nursery office pharmacy phonestall photostudio playtable restaurant salon scanner sculptures serverroom shop skillslab stage studio tailorshop tvstudio ward warehouse wireframes wiring workshop".split(
    " ",
  ),
);

/** Whether a place is seen from inside. */
export function isIndoors(place: string): boolean {
  return INDOORS.has(place);
}

/** Two people, somebody in a vehicle, and topics on a table: drawn smaller where a narrow box shows the middle of a picture. */
const BROAD =
  /^(?!p-)|^p-(bus|cab|care|carer|digger|diver|driver|family|front|guide|jet|line|listen|meet|notebook|physio|pilot|prenatal|sen|skills|solar|story|surgeon|taxi|teller|tour|tractor|tutor)$/;

/** A motif as a scene names it: `!` keeps its side and `~` is broad where somebody stands. */
export function marked(name: string, at: number): string {
  const traits = [STAYING.has(name) && "!", at === 1 && BROAD.test(name) && "~"];
  return name + traits.filter(Boolean).join("");
}
