import { z } from "zod";
import { code } from "../fields/code/kind.ts";
import { enumeration } from "../fields/enumeration/kind.ts";
import { flag } from "../fields/flag/kind.ts";
import { inverse } from "../fields/inverse/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { list } from "../fields/list/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { media } from "../fields/media/kind.ts";
import { number } from "../fields/number/kind.ts";
import { relation } from "../fields/relation/kind.ts";
import { shape } from "../fields/shape/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";
import { FOUND_LABELS, JOB_TYPE_LABELS, PROFILE_LABELS } from "./labels.ts";

const interest = z.number().min(1).max(7);
/** O*NET's occupational interests, 1 to 7. */
const riasec = z.strictObject({ R: interest, I: interest, A: interest, S: interest, E: interest, C: interest });

/** A working day in its order; times are local, on a clock of 24 hours. */
const day = z
  .array(z.strictObject({ at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), text: z.string().trim().min(1).max(300) }))
  .max(10);

/** What the work asks most, strongest first: ids of O*NET's elements. */
const elements = z.array(z.string().regex(/^[0-9][0-9A-Za-z.]{0,19}$/)).max(6);
const asks = z.strictObject({ skills: elements, knowledge: elements, styles: elements, values: elements });

/** The commonest levels of education among who works in it, in O*NET's twelve categories. */
const education = z
  .array(z.strictObject({ category: z.number().int().min(1).max(12), percent: z.number().min(0).max(100) }))
  .max(3);

export const job = contentType({
  name: "job",
  api: { plural: "jobs", pageSize: 12, pageSizeFiltered: 10 },
  isSearched: true,
  givesWay: { is: ({ profile }) => profile === "short", key: "esco_uri" },
  fields: {
    profile: enumeration(PROFILE_LABELS, { usual: "full" }),
    title: text({ localised: true, required: true, searched: true }),
    title_feminine: text({}),
    summary: text({ localised: true, required: true, searched: true, max: 300 }),
    description: longText({ localised: true, required: true, searched: true }),
    job_type: enumeration(JOB_TYPE_LABELS, { required: true }),
    responsibilities: list({ localised: true }),
    Skills: list({ localised: true }),
    other_skills: list({ localised: true }),
    entry_routes: list({ localised: true }),
    day: shape(day, { localised: true }),
    first_role: text({ localised: true, max: 200 }),
    later_roles: list({ localised: true, most: 6 }),
    licence: text({ localised: true, max: 200 }),
    keywords: keywords({ localised: true, searched: true }),
    alternative_labels: keywords({ localised: true, searched: true }),
    riasec: shape(riasec, {}),
    job_zone: number({ min: 1, max: 5, whole: true }),
    esco_uri: code({ pattern: /^http:\/\/data\.europa\.eu\/esco\/occupation\/[0-9a-f-]+$/ }),
    esco_code: code({ pattern: /^[0-9]{1,4}(\.[0-9]+)*$/ }),
    isco08: code({ pattern: /^[0-9]{1,4}$/ }),
    onet_code: code({ pattern: /^[0-9]{2}-[0-9]{4}\.[0-9]{2}$/ }),
    family: text({ max: 40 }),
    found: enumeration(FOUND_LABELS, {}),
    asks: shape(asks, {}),
    technology: list({ most: 6 }),
    education: shape(education, {}),
    green_share: number({ min: 0, max: 1 }),
    regulated: flag({}),
    banner: media({ family: "picture" }),
    work_environments: relation({ to: "work-environment" }),
    sectors: relation({ to: "sector" }),
    workplaces: relation({ to: "workplace" }),
    qualifications: relation({ to: "qualification" }),
    future_skills: relation({ to: "future-skill" }),
    school_subjects: relation({ to: "academic-subject-option" }),
    related_jobs: relation({ to: "job" }),
    related_from: inverse({ from: "job", field: "related_jobs" }),
    academic_degrees: inverse({ from: "academic-degree", field: "jobs" }),
    academic_programs: inverse({ from: "academic-program", field: "jobs" }),
    certifications: inverse({ from: "certification", field: "jobs" }),
    menternships: inverse({ from: "menternship", field: "jobs" }),
    courses: inverse({ from: "course", field: "jobs" }),
    blogs: inverse({ from: "blog", field: "jobs" }),
    documents: inverse({ from: "document", field: "jobs" }),
    books: inverse({ from: "book", field: "jobs" }),
  },
});
