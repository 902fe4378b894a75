import { foldText } from "#shared/fold-text.ts";

/** A skill that work asks for, under every name it is known by. */
export interface AskedSkill {
  readonly title: string;
  /** In both languages, and other spellings. */
  readonly names: readonly string[];
}

export interface SkillGap<S extends AskedSkill> {
  readonly held: readonly S[];
  readonly missing: readonly S[];
}

/** The one spelling under which names of skills are compared. */
export function skillKey(name: string): string {
  return foldText(name).replace(/\s+/g, " ").trim();
}

/** Every name of these skills, as they are compared. */
export function keysOf(skills: readonly AskedSkill[]): ReadonlySet<string> {
  return new Set(skills.flatMap(({ title, names }) => [title, ...names].map(skillKey)));
}

/** Which of the skills asked for are held under one of their names, and which are missing. A part of a name is not the name. */
export function skillGap<S extends AskedSkill>(asked: readonly S[], held: ReadonlySet<string>): SkillGap<S> {
  const isHeld = (skill: S) => [...keysOf([skill])].some((key) => held.has(key));
  return { held: asked.filter(isHeld), missing: asked.filter((skill) => !isHeld(skill)) };
}
