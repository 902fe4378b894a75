import type { DemoLife, DemoPast } from "#features/accounts/operations/demo-life.server.ts";
import { dayOf } from "#i18n/format.ts";
import { pathTo } from "#shared/screens.ts";
import { changePlan } from "./operations/change-plan.server.ts";
import { keepSubjects } from "./operations/keep-subjects.server.ts";
import type { PlanForm } from "./schema/plan-forms.ts";

const SUBJECTS = "s=biology&s=chemistry&s=english-language&grade-biology=88&grade-chemistry=82";
const DAYS_AGO = 40;

type Step = Pick<Extract<PlanForm, { act: "add" }>, "text" | "record"> & { readonly inDays: number; isDone?: true };

const STEPS: readonly Step[] = [
  { text: "", record: pathTo("careerTest"), inDays: -30, isDone: true },
  { text: "لقاء ممرضة وسؤالها عن المناوبات الليلية", record: null, inDays: 12 },
  { text: "", record: pathTo("academicProfile", { slug: "nursing-bachelor" }), inDays: 200 },
  { text: "اختيار الأحياء والكيمياء للصف الحادي عشر", record: null, inDays: 330 },
  { text: "يوم تطوعي في مستشفى أو مركز صحي", record: null, inDays: 480 },
  { text: "مقارنة شروط القبول في برنامجين للتمريض", record: null, inDays: 660 },
];

/** The plan of the demo student: one goal with its steps in three school years, and the subjects they lean on. */
async function planForDemo({ people: { student }, ago }: DemoLife): Promise<void> {
  const ctx = ago(DAYS_AGO);
  const add = (fields: Pick<Extract<PlanForm, { act: "add" }>, "goal" | "text" | "record" | "due">) =>
    changePlan(ctx, student, { act: "add", year: null, ...fields }, null);
  const { item: goal } = await add({ goal: null, text: "", record: pathTo("job", { slug: "nurse" }), due: null });
  for (const { text, record, inDays, isDone } of STEPS) {
    const due = dayOf(ago(-inDays).clock.now(), ctx.config.site.timeZone);
    const { item } = await add({ goal, text, record, due });
    if (isDone && item) await changePlan(ctx, student, { act: "done", item }, null);
  }
  await keepSubjects(ctx, student, new URLSearchParams(SUBJECTS));
}

export const demoPlan: DemoPast = { fill: planForDemo };
