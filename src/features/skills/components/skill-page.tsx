import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { DetailPage } from "#ui/detail/detail-page.tsx";
import { Fact, Facts } from "#ui/detail/facts.tsx";
import { MissingRecord } from "#ui/detail/missing-record.tsx";
import { Paragraphs, type Section, TextItems } from "#ui/detail/sections.tsx";
import type { PageSite } from "#ui/detail/sources.tsx";
import { categoryAddress } from "../rules.ts";
import type { Named, SkillDetail } from "../schema.ts";
import { SkillPicture } from "./skill-card.tsx";
import { type Kind, Kinds } from "./skill-links.tsx";
import { categoryLead, categoryName } from "./skill-words.ts";

interface SkillPageProps extends PageSite {
  readonly skill: SkillDetail;
  /** The page's own address, to be shared. */
  readonly address: string;
  /** After everything else. */
  readonly children?: ReactNode;
}

/** The page of a skill. */
export function SkillPage({ skill, address, children, ...site }: SkillPageProps) {
  const { slug, title, category } = skill;
  return (
    <DetailPage
      trail={[
        { label: m.skills_home(), to: pathTo("landing") },
        { label: m.skills_title(), to: pathTo("futureSkills") },
        { label: categoryName(category), to: categoryAddress(category) },
      ]}
      title={title}
      summary={skill.summary}
      lang={skill.otherLocale}
      address={address}
      banner={<SkillPicture slug={slug} thumbnail={skill.thumbnail} category={category} scene={skill.scene} eager />}
      facts={
        <Facts>
          <Fact name={m.skills_fact_category()}>
            <Link className="inline-flex min-h-11 items-center" to={categoryAddress(category)}>
              {categoryName(category)}
            </Link>
          </Fact>
          <Fact name={m.skills_fact_meaning()}>{categoryLead(category)}</Fact>
        </Facts>
      }
      sections={[...ownSections(skill), ...relatedSections(skill)]}
      sources={{ record: skill, site }}
    >
      {children}
    </DetailPage>
  );
}

function ownSections({ description, inDailyWork, howToLearn, otherLocale: lang }: SkillDetail): Section[] {
  const sections: (Section | false)[] = [
    { id: "about", title: m.skills_section_about(), body: <Paragraphs texts={description} lang={lang} /> },
    inDailyWork.length > 0 && {
      id: "work",
      title: m.skills_section_work(),
      body: <TextItems items={inDailyWork} lang={lang} />,
    },
    howToLearn.length > 0 && {
      id: "learn",
      title: m.skills_section_learn(),
      body: <TextItems items={howToLearn} lang={lang} />,
    },
  ];
  return sections.filter((section) => section !== false);
}

/** What leads on, kinds that belong together in one part. */
const RELATED: readonly { readonly id: string; readonly title: () => string; readonly kinds: readonly Kind[] }[] = [
  { id: "jobs", title: m.skills_section_jobs, kinds: ["jobs"] },
  { id: "study", title: m.skills_section_study, kinds: ["degrees", "certifications"] },
  { id: "practice", title: m.skills_section_practice, kinds: ["courses", "menternships"] },
  { id: "read", title: m.skills_section_read, kinds: ["blogs", "documents", "books"] },
  { id: "skills", title: m.skills_section_skills, kinds: ["skills"] },
];

function relatedSections({ related }: SkillDetail): Section[] {
  return RELATED.filter(({ kinds }) => kinds.some((kind) => related[kind].length > 0)).map(({ id, title, kinds }) => ({
    id,
    title: title(),
    body: <Kinds kinds={kinds} related={related} />,
  }));
}

/** No such skill: the ones that may be meant and the way back. */
export function MissingSkill({ meant }: { meant: readonly Named[] }) {
  return (
    <MissingRecord
      title={m.skills_missing_title()}
      text={m.skills_missing_text()}
      meant={meant.map(({ slug, title }) => ({ title, to: pathTo("futureSkill", { slug }) }))}
      back={{ title: m.skills_missing_back(), to: pathTo("futureSkills") }}
    />
  );
}
