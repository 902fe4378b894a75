import { m } from "#i18n/paraglide/messages.js";
import type { DegreeState, LinkKind } from "../rules.ts";

type Words<Value extends string> = Readonly<Record<Value, (typeof m)["profile_field_summary"]>>;

/** How far somebody is with a degree. */
export const DEGREE_STATE_WORDS: Words<DegreeState> = {
  planned: m.profile_state_planned,
  studying: m.profile_state_studying,
  finished: m.profile_state_finished,
};

/** What somebody links to, one of it. */
export const LINK_KIND_WORDS: Words<LinkKind> = {
  job: m.profile_kind_job,
  "future-skill": m.profile_kind_skill,
  university: m.profile_kind_university,
  "academic-degree": m.profile_kind_degree,
};
