import { LOCALE_CODES, type Locale } from "#i18n/locales.ts";
import { type BroaderFaults, broaderFaults } from "./broader.ts";
import type { TableFolder } from "./tables.server.ts";

const RELEASED = "released";
const MOST_SKILLS = 30;

/** The tables of ESCO that are read, as its download names them. */
export const ESCO_FILES = [
  ...LOCALE_CODES.flatMap((locale) => [`occupations_${locale}`, `skills_${locale}`]),
  "broaderRelationsOccPillar_en",
  "occupationSkillRelations_en",
  "greenShareOcc_en",
];

/** What ESCO says of an occupation in one language. */
export interface OccupationText {
  readonly title: string;
  readonly description: string;
  readonly names: readonly string[];
}

export interface Occupation {
  readonly uri: string;
  readonly n: number;
  readonly code: string;
  readonly isco: string;
  readonly isRegulated: boolean;
  readonly modified: string;
  readonly texts: Partial<Record<Locale, OccupationText>>;
}

export interface EscoTables {
  readonly occupations: ReadonlyMap<string, Occupation>;
  readonly green: ReadonlyMap<string, number>;
  /** URIs of skills by occupation. */
  readonly essential: ReadonlyMap<string, readonly string[]>;
  readonly optional: ReadonlyMap<string, readonly string[]>;
  readonly skills: Readonly<Record<Locale, ReadonlyMap<string, string>>>;
  readonly broader: BroaderFaults;
}

/** Reads what there is of ESCO in a folder; only the occupations must be there. */
export async function readEsco(folder: TableFolder): Promise<EscoTables> {
  const occupations = new Map<string, Occupation>();
  for (const locale of LOCALE_CODES) await readOccupations(folder, locale, occupations);
  const [essential, optional] = await readRelations(folder);
  const skills = { ar: await readSkills(folder, "ar"), en: await readSkills(folder, "en") };
  return {
    occupations,
    green: await readGreen(folder),
    essential,
    optional,
    skills,
    broader: await readBroader(folder, occupations),
  };
}

async function readOccupations(folder: TableFolder, locale: Locale, into: Map<string, Occupation>): Promise<void> {
  let n = 1;
  for await (const row of folder.rows(`occupations_${locale}`, ["conceptUri", "preferredLabel", "description"])) {
    n += 1;
    const { conceptUri: uri = "", status = RELEASED, preferredLabel = "", description = "", altLabels = "" } = row;
    if (status !== RELEASED || uri === "") continue;
    const before = into.get(uri);
    const names = altLabels
      .split("\n")
      .map((name) => name.trim())
      .filter((name) => name !== "");
    const texts = {
      ...before?.texts,
      ...(isIn(locale, preferredLabel) && {
        [locale]: {
          title: preferredLabel.trim(),
          description: isIn(locale, description) ? description.trim() : "",
          names,
        },
      }),
    };
    const { iscoGroup = "", code = "", modifiedDate = "", regulatedProfessionNote = "" } = row;
    const isRegulated = /\/regulated$/.test(regulatedProfessionNote);
    const facts = before ?? {
      uri,
      n,
      code,
      isco: iscoGroup.replace(/^C/, ""),
      isRegulated,
      modified: modifiedDate.slice(0, 10),
    };
    into.set(uri, { ...facts, texts });
  }
}

/** Where a translation is missing, ESCO repeats the English: that is no Arabic text. */
function isIn(locale: Locale, text: string): boolean {
  return text.trim() !== "" && (locale !== "ar" || /\p{Script=Arabic}/u.test(text));
}

async function readRelations(folder: TableFolder): Promise<[Map<string, string[]>, Map<string, string[]>]> {
  const essential = new Map<string, string[]>();
  const optional = new Map<string, string[]>();
  const needed = ["occupationUri", "relationType", "skillUri"];
  const rows = folder.rows("occupationSkillRelations_en", needed);
  for await (const { occupationUri = "", relationType, skillUri = "" } of rows) {
    const map = relationType === "essential" ? essential : optional;
    const list = map.get(occupationUri);
    if (!list) map.set(occupationUri, [skillUri]);
    else if (list.length < MOST_SKILLS) list.push(skillUri);
  }
  return [essential, optional];
}

async function readSkills(folder: TableFolder, locale: Locale): Promise<Map<string, string>> {
  const names = new Map<string, string>();
  const rows = folder.rows(`skills_${locale}`, ["conceptUri", "preferredLabel"]);
  for await (const { conceptUri = "", preferredLabel = "" } of rows)
    if (isIn(locale, preferredLabel)) names.set(conceptUri, preferredLabel.trim());
  return names;
}

async function readGreen(folder: TableFolder): Promise<Map<string, number>> {
  const green = new Map<string, number>();
  const rows = folder.rows("greenShareOcc_en", ["conceptType", "conceptUri", "greenShare"]);
  for await (const { conceptUri = "", conceptType, greenShare = "" } of rows)
    if (conceptType === "Occupation" && Number(greenShare) > 0)
      green.set(conceptUri, Number(Number(greenShare).toFixed(3)));
  return green;
}

async function readBroader(folder: TableFolder, occupations: ReadonlyMap<string, Occupation>): Promise<BroaderFaults> {
  const broader = new Map<string, string>();
  const rows = folder.rows("broaderRelationsOccPillar_en", ["conceptUri", "broaderType", "broaderUri"]);
  for await (const { conceptUri = "", broaderUri = "", broaderType } of rows)
    if (broaderType === "Occupation") broader.set(conceptUri, broaderUri);
  return broaderFaults(broader, new Set(occupations.keys()));
}
