import type { Locale } from "#i18n/locales.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import type { PdfBlock, PdfRuns } from "#platform/pdf/blocks.ts";
import type { ReadablePart } from "#platform/personal-data/readable-part.ts";
import { readKeptSubjects } from "../store/subjects.server.ts";
import { readSubjects } from "./read-subjects.server.ts";

const run = (text: string): PdfRuns => [{ text }];

/** The subjects somebody keeps, by name and with their grades: the row itself holds them as an address does. */
export const subjectsExport: ReadablePart = {
  name: "subjects_kept",
  heldBack: () => Promise.resolve(null),
  async pdf(ctx, { userId, locale }) {
    const rows = await namedSubjects(ctx, userId, locale);
    if (rows.length === 0) return [];
    const words = { locale };
    const table: PdfBlock = {
      kind: "table",
      head: [run(m.study_plan_column_subject({}, words)), run(m.study_plan_column_grade({}, words))],
      rows: rows.map(({ title, grade }) => [run(title), run(grade ?? "–")]),
    };
    return [{ kind: "heading", level: 2, runs: run(m.study_plan_register_subjects_what({}, words)) }, table];
  },
  data: (ctx, { userId, locale }) => namedSubjects(ctx, userId, locale),
};

/** The subjects somebody keeps, by name, each with the grade they typed, as it stands and of 100; the average last. */
export async function namedSubjects(ctx: Context, userId: number, locale: Locale) {
  const kept = await readKeptSubjects(ctx.db, userId);
  if (kept === null) return [];
  const subjects = ctx.content.all("academic-subject-option", { locale });
  const {
    marks,
    typed,
    average: mean,
  } = readSubjects(
    new URLSearchParams(kept),
    subjects.map(({ slug }) => slug),
  );
  const rows = subjects
    .filter(({ slug }) => marks.has(slug))
    .map(({ slug, title }) => ({ slug, title, grade: typed.get(slug) ?? null, mark: marks.get(slug) ?? null }));
  const average = typed.get("");
  return average
    ? [...rows, { slug: "", title: m.study_plan_average({}, { locale }), grade: average, mark: mean }]
    : rows;
}
