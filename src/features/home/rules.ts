import type { Question, Topic } from "#features/legal/schema.ts";
import type { Grade } from "#features/people/rules.ts";
import type { AccountType, Role } from "#shared/actor.ts";
import type { HomeCard, HomeItem, HomeKind } from "#shared/home-card.ts";
import { takeTurns } from "#shared/turns.ts";

/** How many questions the landing page shows. */
export const LANDING_QUESTIONS = 5;

/** The first question of each topic, then the second of each, until there are enough. */
export function chooseQuestions(topics: readonly Topic[], count = LANDING_QUESTIONS): Question[] {
  return takeTurns(topics.map(({ questions }) => questions)).slice(0, count);
}

interface Whose {
  readonly accountType: AccountType;
  readonly roles: readonly Role[];
}

const EDITING: readonly Role[] = ["author", "editor", "admin"];

/** Whose home it is: work on the content comes before classes, classes before children, all of it before one's own way. */
export function homeKindOf({ accountType, roles }: Whose): HomeKind {
  if (roles.some((role) => EDITING.includes(role))) return "editor";
  if (roles.includes("teacher")) return "teacher";
  if (accountType === "Consultant") return "advisor";
  return accountType === "Guardian" ? "guardian" : "own";
}

/** Whether it is a pupil's own. */
export function isPupilsHome(whose: Whose): boolean {
  return homeKindOf(whose) === "own" && whose.accountType === "Student";
}

/** Where somebody stands on the way, as far as they have said it. */
export const STAGES = [
  "early",
  "subjects",
  "studies",
  "university",
  "practice",
  "first-job",
  "change",
  "own-work",
  "open",
] as const;
export type Stage = (typeof STAGES)[number];

const OF_GRADE: Readonly<Record<Grade, Stage>> = {
  "8": "early",
  "9": "subjects",
  "10": "subjects",
  "11": "studies",
  "12": "university",
  university: "practice",
  graduate: "first-job",
  "not-studying": "first-job",
};
const OF_TYPE: Partial<Readonly<Record<AccountType, Stage>>> = {
  "Job Seeker": "first-job",
  Employee: "change",
  "Freelancer/Entrepreneur": "own-work",
};

/** The stage of somebody: what a pupil says of the grade, else what the account is for; open where neither says anything. */
export function stageOf({
  accountType,
  grade,
}: {
  readonly accountType: AccountType;
  readonly grade: Grade | null;
}): Stage {
  return OF_TYPE[accountType] ?? (grade ? OF_GRADE[grade] : "open");
}

/**
 * What stands on the channel where a home begins with others, or with what is written: those whom somebody is beside, of both sexes, and
 * things. Never one grown person alone: the reader who is greeted there would be taken for them.
 */
export const FIGURES_OF_HOME: Readonly<
  Partial<Record<HomeKind, readonly { readonly name: string; readonly hue: string }[]>>
> = {
  guardian: [{ name: "p-siblings", hue: "S" }],
  advisor: [
    { name: "t-calendar", hue: "S" },
    { name: "p-wheels", hue: "I" },
  ],
  teacher: [
    { name: "book", hue: "E" },
    { name: "p-pupil", hue: "I" },
  ],
  editor: [
    { name: "t-page", hue: "A" },
    { name: "p-story", hue: "E" },
  ],
};

/** How many suggestions stand on a home. */
export const SUGGESTIONS = 4;

/**
 * Suggestions as rows that are all alike: pictured, and under the one reason that speaks for most of them. Ways on
 * stand only where there is nothing else and no next step.
 */
export function alikeUnderOneReason(card: HomeCard, hasStep: boolean): HomeCard {
  const items = card.items ?? [];
  const pictured = items.filter(({ drawing }) => drawing);
  if (pictured.length === 0) return { ...card, items: hasStep ? [] : items.slice(0, SUGGESTIONS) };
  const groups = Map.groupBy(pictured, ({ because }) => because);
  const [reason, most = []] = [...groups].reduce((one, other) => (other[1].length > one[1].length ? other : one));
  if (!reason || most.length < 2) return { ...card, items: pictured.slice(0, SUGGESTIONS) };
  return { ...card, text: reason, items: most.slice(0, SUGGESTIONS).map(withoutReason) };
}

/** No two pictures of a panel are one: what would show the same person at the same place shows them near, before their tool. */
export function drawnOnce(cards: readonly HomeCard[]): HomeCard[] {
  return cards.map((card) => (card.items ? { ...card, items: eachOnce(card.items) } : card));
}

function eachOnce(items: readonly HomeItem[]): HomeItem[] {
  const shown = new Set<string>();
  return items.map((item) => {
    const [lie = "", place = "", who = "", tool] = item.drawing?.scene?.split(" ") ?? [];
    const isRepeated = shown.has(`${place} ${who}`);
    shown.add(`${place} ${who}`);
    if (!item.drawing || !isRepeated || !tool) return item;
    return { ...item, drawing: { ...item.drawing, scene: [nearer(lie), tool, who].join(" ") } };
  });
}

/** A lie in which somebody is seen near, before their tool. */
function nearer(lie: string): string {
  return lie.replace(/^([A-Z]?)[nmf]?(?=\d)/, "$1n");
}

function withoutReason({ because: _, ...item }: HomeItem): HomeItem {
  return item;
}
