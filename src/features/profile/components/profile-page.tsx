import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import type { AccountType } from "#shared/actor.ts";
import type { Refused } from "#ui/form-fault.tsx";
import { Niche, type NicheScene } from "#ui/niche.tsx";
import { OwnTop } from "#ui/own-top.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Summary } from "#ui/summary.tsx";
import { type PartName, partsOf, type SectionName, sectionsOf } from "../rules/parts.ts";
import type { ProfileBrief, ProfileView } from "../schema/view.ts";
import { BriefPart, BriefResult } from "./brief-parts.tsx";
import { BusinessesPart } from "./businesses-part.tsx";
import { Checklist, Filled } from "./checklist.tsx";
import { ExperiencePart } from "./experience-part.tsx";
import { HeadingPart } from "./heading-part.tsx";
import { isEmpty, nextOf, stepsLeft } from "./missing-parts.ts";
import { PartFrame, type PartProps } from "./part-frame.tsx";
import { PART_WORDS } from "./part-words.ts";
import { RecordPart } from "./record-part.tsx";
import { LinksPart, SkillsPart, WorkPart } from "./short-parts.tsx";
import { WhoFacts, WhoPart } from "./who-part.tsx";

/** A section that another feature shows on this page. */
export interface MoreSection {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

interface ProfilePageProps {
  readonly view: ProfileView;
  /** What is known of the person elsewhere. */
  readonly brief: ProfileBrief;
  readonly refused: Refused | undefined;
  /** Who stands at its head. */
  readonly niche: NicheScene | null;
  /** The person's photo and its form, at the top. */
  readonly photo?: ReactNode;
  readonly more?: readonly MoreSection[];
}

/** Somebody's profile as an adviser reads it: who it is, what the result says, what is wanted and comes next, then the rest, the account last. */
export function ProfilePage({ view, brief, niche, refused, photo, more = [] }: ProfilePageProps) {
  const { editing, profile } = view;
  const { first, more: folded } = sectionsOf(profile.accountType, profile.forms.who.grade);
  const stands = (part: PartName) => part === editing.part || part === editing.saved || !isEmpty(part, view);
  const show = (part: PartName) => <Framed key={part} {...{ part, view, refused }} />;
  // What is pictured leads.
  const named = partsIn(first, profile.accountType).filter((part) => part !== "who");
  const parts = [...named.filter((part) => part === "job"), ...named.filter((part) => part !== "job")];
  const others = partsIn(folded, profile.accountType);
  const unsaid = others.filter((part) => !stands(part));
  const empty = parts.filter((part) => !stands(part));
  const files = more.filter((one) => one.isEmpty);
  const board = parts.filter(stands);
  const next = nextOf(view, empty);
  const left = stepsLeft(view, empty);
  const missing = left.length + empty.length + files.length;
  // What is said of oneself at the top has no part of its own below.
  const told = view.completeness.steps.filter(({ isDone, to }) => isDone && to.endsWith("#who")).length;
  const done = board.length + (more.length - files.length) + told;
  return (
    <>
      <OwnTop>
        <PageTop title={m.profile_title()} />
        <div className="profile-me">
          {photo}
          {show("who")}
          {editing.part !== "who" && <Filled next={next} done={done} missing={missing} />}
        </div>
        {niche && <Niche {...niche} />}
      </OwnTop>
      {brief.result && <BriefResult result={brief.result} />}
      <div className="wrap profile pb-8">
        {board.filter((part) => part === "job").map(show)}
        {brief.parts.filter(isPath).map((part) => (
          <BriefPart key={part.id} part={part} />
        ))}
        <div className="profile-board">
          {brief.parts
            .filter((part) => !isPath(part))
            .map((part) => (
              <BriefPart key={part.id} part={part} />
            ))}
          {board.filter((part) => part !== "job").map(show)}
          {more.filter((one) => !one.isEmpty).map(fileSection)}
          {others.filter(stands).map(show)}
          {editing.part !== "who" && <WhoFacts profile={profile} />}
        </div>
        <Checklist steps={left.filter(({ title }) => title !== next?.title)} isOpen={missing > done}>
          {missing + unsaid.length > 0 && (
            <>
              {empty.filter((part) => part !== next?.part).map(show)}
              {files.map(fileSection)}
              {unsaid.length > 0 && (
                <details className="profile-more">
                  <Summary>{m.profile_more()}</Summary>
                  {unsaid.map(show)}
                </details>
              )}
            </>
          )}
        </Checklist>
      </div>
    </>
  );
}

const isPath = ({ id }: ProfileBrief["parts"][number]) => id === "brief-steps";

function partsIn(sections: readonly SectionName[], kind: AccountType): PartName[] {
  return sections.flatMap((name) => partsOf(name, kind));
}

function fileSection({ id, title, children }: MoreSection) {
  return (
    <section key={id} id={id} className="profile-part profile-files" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="profile-said">{children}</div>
    </section>
  );
}

interface FramedProps {
  readonly part: PartName;
  readonly view: ProfileView;
  readonly refused: Refused | undefined;
}

function Framed({ part, view, refused }: FramedProps) {
  const isEditing = view.editing.part === part;
  const isList = part === "experience" || part === "businesses";
  const isBare = isEmpty(part, view);
  return (
    <PartFrame
      part={part}
      title={PART_WORDS[part]()}
      isEmpty={!isEditing && isBare}
      isEditing={isEditing}
      isSaved={view.editing.saved === part && refused === undefined}
      action={isList || isBare ? m.profile_add() : m.profile_edit()}
      isPen={!isList && !isBare}
    >
      <Part part={part} view={view} refused={isEditing ? refused : undefined} isEditing={isEditing} />
    </PartFrame>
  );
}

function Part({ part, ...props }: PartProps & { readonly part: PartName }) {
  switch (part) {
    case "who":
      return <WhoPart {...props} />;
    case "heading":
      return <HeadingPart {...props} />;
    case "skills":
      return <SkillsPart {...props} />;
    case "work":
      return <WorkPart {...props} />;
    case "links":
      return <LinksPart {...props} />;
    case "experience":
      return <ExperiencePart {...props} />;
    case "businesses":
      return <BusinessesPart {...props} />;
    default:
      return <RecordPart {...props} kind={part} />;
  }
}
