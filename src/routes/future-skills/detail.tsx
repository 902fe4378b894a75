import { data } from "react-router";
import { takeFeedback } from "#features/feedback/api.server.ts";
import { FeedbackBlock } from "#features/feedback/components/feedback-block.tsx";
import { MissingSkill, SkillPage } from "#features/skills/components/skill-page.tsx";
import { meantSkills, readSkill, wayByFit } from "#features/skills/operations.server.ts";
import type { SkillDetail } from "#features/skills/schema.ts";
import { m } from "#i18n/paraglide/messages.js";
import { breadcrumbs, type JsonLd, pageHead, siteOf } from "#layouts/page-head.ts";
import { useSite } from "#layouts/site-data.ts";
import { readStanding } from "#layouts/standings.server.ts";
import { requestInfo } from "#platform/http/request-context.ts";
import { requireSmallLetters } from "#platform/http/small-letters.server.ts";
import { pathTo } from "#shared/screens.ts";
import readingSheet from "#ui/styles/reading-sheet.css?url";
import skillSheet from "#ui/styles/skill-sheet.css?url";
import type { Route } from "./+types/detail";

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const info = requestInfo(context);
  const { ctx, actor } = info;
  requireSmallLetters(request, params.slug, (slug) => readSkill(ctx, actor, slug) !== null);
  const skill = readSkill(ctx, actor, params.slug);
  if (skill) return data({ skill, byFit: wayByFit(skill, await readStanding(info, "futureSkill")), meant: [] });
  return data({ skill: null, byFit: null, meant: meantSkills(ctx, actor, params.slug) }, { status: 404 });
}

export const action = (args: Route.ActionArgs) => takeFeedback(args);

export function meta({ loaderData, matches }: Route.MetaArgs) {
  const root = siteOf(matches);
  if (!root) return [];
  const { site, locale } = root;
  const skill = loaderData?.skill;
  const list = pathTo("futureSkills");
  if (!skill) {
    const words = { title: m.skills_missing_title(), description: m.skills_missing_text() };
    return pageHead({ ...words, path: list, locale, site, hidden: true });
  }
  const path = pathTo("futureSkill", { slug: skill.slug });
  return pageHead({
    title: skill.title,
    description: skill.summary,
    path,
    locale,
    site,
    type: "article",
    jsonLd: [
      term(skill, site.publicUrl),
      breadcrumbs(site, [
        { name: m.ui_home(), path: pathTo("landing") },
        { name: m.skills_title(), path: list },
        { name: skill.category.name, path: skill.category.to },
        { name: skill.title, path },
      ]),
    ],
  });
}

function term({ title, summary, slug }: SkillDetail, publicUrl: string): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "DefinedTerm",
    name: title,
    description: summary,
    url: publicUrl + pathTo("futureSkill", { slug }),
    inDefinedTermSet: { "@type": "DefinedTermSet", name: m.skills_title(), url: publicUrl + pathTo("futureSkills") },
  };
}

export const links: Route.LinksFunction = () => [
  { rel: "stylesheet", href: readingSheet },
  { rel: "stylesheet", href: skillSheet },
];

export default function FutureSkill({ loaderData: { skill, byFit, meant } }: Route.ComponentProps) {
  const { locale, site } = useSite();
  if (!skill) return <MissingSkill meant={meant} />;
  const address = site.publicUrl + pathTo("futureSkill", { slug: skill.slug });
  return (
    <SkillPage
      skill={skill}
      byFit={byFit}
      locale={locale}
      timeZone={site.timeZone}
      siteName={site.name}
      address={address}
    >
      <FeedbackBlock documentId={skill.documentId} />
    </SkillPage>
  );
}
