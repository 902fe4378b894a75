import { z } from "zod";

const ids = z.array(z.string()).default([]);
const names = z.array(z.string()).default([]);

/** One line of the shipped directory: the facts of a profession, what is not known left out. */
export const profession = z.strictObject({
  slug: z.string(),
  esco: z.uuid(),
  code: z.string(),
  isco: z.string().regex(/^[0-9]{4}$/),
  onet: z.string().optional(),
  ar: z.strictObject({ title: z.string(), feminine: z.string().optional(), names }),
  en: z.strictObject({ title: z.string(), names }),
  /** In the order of the six environments. */
  riasec: z.array(z.number()).length(6).optional(),
  how: z.enum(["direct", "inherited", "averaged"]).optional(),
  zone: z.number().int().min(1).max(5).optional(),
  skills: ids,
  knowledge: ids,
  styles: ids,
  values: ids,
  technology: names,
  education: z.array(z.tuple([z.number(), z.number()])).default([]),
  green: z.number().optional(),
  regulated: z.boolean().optional(),
  sector: z.string().nullish(),
  workplaces: z.array(z.string()).default([]),
  near: z.array(z.string()).default([]),
  family: z.string(),
});
export type Profession = z.output<typeof profession>;

/** The file of the directory: one line of JSON for each profession. */
export function readProfessions(text: string): Profession[] {
  return text
    .split("\n")
    .filter((line) => line !== "")
    .map((line, at) => {
      const read = profession.safeParse(JSON.parse(line));
      if (!read.success) throw new Error(`Line ${at + 1} of the directory cannot be read: ${read.error.message}`);
      return read.data;
    });
}
