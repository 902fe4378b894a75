import type { DemoLife, DemoName, DemoPast } from "#features/accounts/operations/demo-life.server.ts";
import past from "../../../db/seed/people/demo-past.json";
import { joinWords, type LinkKind } from "./rules.ts";
import { addLinks } from "./store/links.server.ts";
import { putProfile } from "./store/profiles.server.ts";

interface Said {
  readonly who: DemoName;
  readonly daysAgo: number;
  readonly summary: string;
  readonly city: string;
  readonly country: string;
  readonly interests: readonly string[];
  readonly goals: readonly string[];
  readonly custom_skills: readonly string[];
  readonly profession: string | null;
  readonly years: number | null;
  readonly records: readonly (readonly [LinkKind, string])[];
}

/** What the demo people say of themselves. */
async function fillDemoProfiles({ people, ago }: DemoLife): Promise<void> {
  for (const {
    who,
    daysAgo,
    interests,
    goals,
    custom_skills,
    years,
    records,
    ...plain
  } of past.profiles as unknown as readonly Said[]) {
    const ctx = ago(daysAgo);
    const { id, locale } = people[who];
    const lists = { interests: joinWords(interests), goals: joinWords(goals), custom_skills: joinWords(custom_skills) };
    const updated_at = ctx.clock.now().toISOString();
    await putProfile(ctx.db, id, { ...plain, ...lists, years_of_experience: years, updated_at });
    const found = records.flatMap(([kind, slug]) => {
      const document_id = ctx.content.bySlug(kind, slug, locale)?.documentId;
      return document_id ? [{ kind, document_id, name: null, year: null, state: null }] : [];
    });
    await addLinks(ctx.db, id, found);
  }
}

export const demoProfiles: DemoPast = { fill: fillDemoProfiles };
