import type { DemoLife, DemoPast } from "#features/accounts/operations/demo-life.server.ts";
import { dayOf } from "#i18n/format.ts";
import { pathTo } from "#shared/screens.ts";
import { changePlan } from "./operations/change-plan.server.ts";
import { keepSubjects } from "./operations/keep-subjects.server.ts";
import { schoolYearOf } from "./rules/school-year.ts";
import type { PlanForm } from "./schema/plan-forms.ts";

const SUBJECTS = "s=biology&s=chemistry&s=english-language&grade-biology=88&grade-chemistry=82";
const DAYS_AGO = 40;

/** Due in so many days, or on a day (MM-DD) so many years after this school year began. */
type Due = { readonly inDays: number } | { readonly years: number; readonly day: string };
type Step = Pick<Extract<PlanForm, { act: "add" }>, "text" | "record"> & { readonly due: Due };

/** As a pupil of grade 11 plans: subjects of grade 12 are chosen in spring, tests and applications come a year later. */
const STEPS: readonly Step[] = [
  { text: "", record: pathTo("careerTest"), due: { inDays: -30 } },
  { text: "لقاء ممرضة وسؤالها عن المناوبات الليلية", record: null, due: { inDays: 12 } },
  { text: "", record: pathTo("academicProfile", { slug: "nursing-bachelor" }), due: { years: 1, day: "03-10" } },
  { text: "اختيار الأحياء والكيمياء للصف الثاني عشر", record: null, due: { years: 1, day: "05-20" } },
  { text: "يوم تطوعي في مستشفى أو مركز صحي", record: null, due: { years: 1, day: "10-14" } },
  { text: "مقارنة شروط القبول في برنامجين للتمريض", record: null, due: { years: 2, day: "01-20" } },
  { text: "اختبار القبول في اللغة الإنجليزية", record: null, due: { years: 2, day: "04-12" } },
  { text: "تقديم طلبات القبول في برامج التمريض", record: null, due: { years: 2, day: "06-25" } },
];

/** The plan of the demo student: one goal with its steps in two school years, and the subjects they lean on. */
async function planForDemo({ people: { student }, ago }: DemoLife): Promise<void> {
  const ctx = ago(DAYS_AGO);
  const add = (fields: Pick<Extract<PlanForm, { act: "add" }>, "goal" | "text" | "record" | "due">) =>
    changePlan(ctx, student, { act: "add", year: null, ...fields }, null);
  const { item: goal } = await add({ goal: null, text: "", record: pathTo("job", { slug: "nurse" }), due: null });
  const dayIn = (days: number) => dayOf(ago(-days).clock.now(), ctx.config.site.timeZone);
  const today = dayIn(0);
  for (const { text, record, due: when } of STEPS) {
    const due = "inDays" in when ? dayIn(when.inDays) : `${schoolYearOf(today) + when.years}-${when.day}`;
    const { item } = await add({ goal, text, record, due });
    if (due < today && item) await changePlan(ctx, student, { act: "done", item }, null);
  }
  await keepSubjects(ctx, student, new URLSearchParams(SUBJECTS));
}

export const demoPlan: DemoPast = { fill: planForDemo };
