import { resultCard } from "#features/scales/tendencies/operations/home-cards.server.ts";
import { namedSubjects } from "#features/study-plan/operations/export-subjects.server.ts";
import { planCard } from "#features/study-plan/operations/home-cards.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Context } from "#platform/context.ts";
import { requireAccount } from "#platform/require-person.ts";
import type { Actor } from "#shared/actor.ts";
import { ENVIRONMENTS } from "#shared/environments.ts";
import type { HomeCard } from "#shared/home-card.ts";
import { pathTo } from "#shared/screens.ts";
import { pictureOfSubject } from "#ui/drawings/scenes-by-subject.ts";
import type { ProfileBrief } from "../schema/view.ts";

/** What is drawn of the average, which is no subject. */
const AVERAGE = { hue: "C", motif: "growth" } as const;

/** What the result, the plan and the kept subjects say of somebody, as home reads them. */
export async function viewBrief(ctx: Context, actor: Actor): Promise<ProfileBrief> {
  const person = requireAccount(actor);
  const { locale } = person;
  const [result, plan, subjects] = await Promise.all([
    resultCard(ctx, person),
    planCard(ctx, person),
    namedSubjects(ctx, person.id, locale),
  ]);
  const words = { locale };
  const steps = (plan?.items ?? []).map(({ label, note, because }) => ({
    name: label,
    note: [note, because].filter(Boolean).join(" · "),
  }));
  const parts = [
    {
      id: "brief-steps",
      title: m.profile_brief_steps({}, words),
      to: pathTo("ownPlan"),
      label: m.profile_brief_to_plan({}, words),
      items: steps,
    },
    {
      id: "brief-subjects",
      title: m.profile_brief_subjects({}, words),
      to: pathTo("studyPlan"),
      label: m.profile_brief_to_subjects({}, words),
      items: subjects.map(({ slug, title, grade, mark }) => ({
        name: title,
        note: mark === null ? (grade ?? m.profile_brief_no_mark({}, words)) : m.profile_brief_mark({ mark }, words),
        ...(mark !== null && { share: mark }),
        picture: slug ? pictureOfSubject(slug) : AVERAGE,
      })),
    },
  ];
  return {
    result: result && presentResult(result, m.profile_brief_result({}, words)),
    parts: parts.filter(({ items }) => items.length > 0),
  };
}

function presentResult({ title, text = "", branches, action }: HomeCard, over: string): ProfileBrief["result"] {
  if (!action) return null;
  const leading = branches
    ? ENVIRONMENTS.map((code) => ({ code, name: branches.names[code], level: branches.levels[code] }))
        .sort((one, other) => other.level - one.level)
        .slice(0, 2)
    : [];
  return { over, title, text, leading, action };
}
