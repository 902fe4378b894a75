import { z } from "zod";
import { isDay } from "#features/advisor/rules.ts";
import { latinDigits } from "#shared/latin-digits.ts";
import { isOwnPath } from "#shared/screens.ts";
import { typedText } from "#shared/typed-text.ts";
import { MAX_TEXT } from "../rules.ts";

/** What history calls a change; `apart`: the later of two devices' words, beside the earlier. */
export const PLAN_ACTS = [
  "add",
  "edit",
  "apart",
  "done",
  "undone",
  "move",
  "remove",
  "restore",
  "back",
  "claim",
] as const;
export type PlanAct = (typeof PLAN_ACTS)[number];

const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

const item = z.string().regex(/^[a-z0-9]{1,40}$/, "study_plan_item");
const orNone = (given: string) => (given === "" ? null : given);
/** Empty where there is none. */
const itemOrNone = z.string().transform(orNone).pipe(item.nullable());
const text = typedText(MAX_TEXT, "study_plan_text_long");
const year = z
  .string()
  .default("")
  .transform((given) => (given === "" ? null : Number(latinDigits(given))))
  .pipe(z.int("study_plan_year").min(FIRST_YEAR, "study_plan_year").max(LAST_YEAR, "study_plan_year").nullable());
const due = z
  .string()
  .default("")
  .transform((given) => orNone(latinDigits(given.trim())))
  .refine((given) => given === null || (isDay(given) && isInReach(given)), "study_plan_day");
const record = z
  .string()
  .max(300)
  .default("")
  .refine((given) => given === "" || isOwnPath(given), "study_plan_record")
  .transform(orNone);
/** By scripts the page stays where it is; without them the answer leads to the item. */
const stays = z.literal("yes").optional();

function isInReach(day: string): boolean {
  const inYear = Number(day.slice(0, 4));
  return inYear >= FIRST_YEAR && inYear <= LAST_YEAR;
}

const ofItem = <Act extends string>(act: Act) => z.strictObject({ act: z.literal(act), item, stays });

const forms = z.discriminatedUnion("act", [
  z
    .strictObject({ act: z.literal("add"), goal: itemOrNone.default(null), text, record, year, due, stays })
    .refine((given) => given.text !== "" || given.record !== null, { path: ["text"], error: "required" }),
  z.strictObject({
    act: z.literal("edit"),
    item,
    revision: z.coerce.number().int().min(1).max(1_000_000_000),
    text,
    year,
    due,
    stays,
  }),
  ofItem("done"),
  ofItem("undone"),
  ofItem("up"),
  ofItem("down"),
  ofItem("remove"),
  ofItem("restore"),
  z.strictObject({ act: z.literal("move"), item, goal: itemOrNone, year, before: itemOrNone, stays }),
  z.strictObject({ act: z.literal("agreed-done"), item: z.string().max(64), stays }),
  z.strictObject({ act: z.literal("agreed-undone"), item: z.string().max(64), stays }),
  z.strictObject({ act: z.literal("back"), stays }),
  z.strictObject({ act: z.literal("claim"), stays }),
  z.strictObject({ act: z.literal("forget"), stays }),
]);
/** A day typed in three fields is one day; where all are empty there is none. */
function withDay(given: unknown): unknown {
  if (typeof given !== "object" || given === null) return given;
  const { dueDay = "", dueMonth = "", dueYear = "", ...rest } = given as Record<string, unknown>;
  const parts = [dueYear, dueMonth, dueDay].map((part) => latinDigits(String(part)).trim());
  if (parts.every((part) => part === "")) return rest;
  const [year = "", month = "", day = ""] = parts;
  const whole = year.length === 2 ? `20${year}` : year;
  return { ...rest, due: [whole, month.padStart(2, "0"), day.padStart(2, "0")].join("-") };
}

/** The forms of the page of one's plan. */
export const planForm = z.preprocess(withDay, forms);
export type PlanForm = z.output<typeof planForm>;
