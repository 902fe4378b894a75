import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import type { Refused } from "#ui/form-fault.tsx";
import { OwnTop } from "#ui/own-top.tsx";
import { PageTop } from "#ui/page-top.tsx";
import { Summary } from "#ui/summary.tsx";
import { type PartName, partsOf, type SectionName, sectionsOf } from "../rules/parts.ts";
import type { ProfileView } from "../schema/view.ts";
import { BusinessesPart } from "./businesses-part.tsx";
import { Checklist } from "./checklist.tsx";
import { ExperiencePart } from "./experience-part.tsx";
import { HeadingPart } from "./heading-part.tsx";
import { filledOf, isEmpty, missingOf } from "./missing-parts.ts";
import { PartFrame, type PartProps } from "./part-frame.tsx";
import { PART_WORDS, SECTION_WORDS } from "./part-words.ts";
import { RecordPart } from "./record-part.tsx";
import { LinksPart, SkillsPart, WorkPart } from "./short-parts.tsx";
import { WhoPart } from "./who-part.tsx";

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
  readonly refused: Refused | undefined;
  /** The person's photo and its form, at the top. */
  readonly photo?: ReactNode;
  readonly more?: readonly MoreSection[];
}

/** Somebody's profile: read as text, each part opened and saved by itself. */
export function ProfilePage({ view, refused, photo, more = [] }: ProfilePageProps) {
  const { first, more: folded } = sectionsOf(view.profile.accountType);
  const show = (name: SectionName) => <Section key={name} name={name} view={view} refused={refused} />;
  const parts = folded.flatMap((name) => partsOf(name, view.profile.accountType));
  const isOpen = parts.some(
    (part) => part === view.editing.part || part === view.editing.saved || !isEmpty(part, view),
  );
  return (
    <>
      <OwnTop>
        <PageTop title={m.profile_title()} lead={m.profile_lead()} />
        <div className="profile-me">
          {photo}
          {show("who")}
        </div>
      </OwnTop>
      <div className="wrap pb-8">
        <div className="profile">
          <div className="profile-side">
            <Checklist missing={missingOf(view, more)} filled={filledOf(view, more)} />
            <p>
              <Link to={pathTo("profileShare")}>{m.profile_share_title()}</Link>
            </p>
          </div>
          <div className="profile-sections">
            {first.filter((name) => name !== "who").map(show)}
            {more.map(({ id, title, children }) => (
              <section key={id} id={id} className="profile-section profile-files" aria-labelledby={`${id}-title`}>
                <h2 id={`${id}-title`} className="h2">
                  {title}
                </h2>
                {children}
              </section>
            ))}
            {folded.length > 0 && (
              <details className="profile-more" open={isOpen}>
                <Summary>{m.profile_more()}</Summary>
                <div className="profile-sections">{folded.map(show)}</div>
              </details>
            )}
          </div>
        </div>
      </div>
    </>
  );
}

interface SectionProps {
  readonly name: SectionName;
  readonly view: ProfileView;
  readonly refused: Refused | undefined;
}

function Section({ name, view, refused }: SectionProps) {
  const parts = partsOf(name, view.profile.accountType);
  const isOne = parts.length === 1;
  // The only part of a section is a landmark by itself.
  const Box = isOne ? "div" : "section";
  return (
    <Box className="profile-section" aria-labelledby={isOne ? undefined : `section-${name}`}>
      {!isOne && (
        <h2 id={`section-${name}`} className="h2">
          {SECTION_WORDS[name]()}
        </h2>
      )}
      {parts.map((part) => {
        const isEditing = view.editing.part === part;
        const isList = part === "experience" || part === "businesses";
        return (
          <PartFrame
            key={part}
            part={part}
            title={PART_WORDS[part]()}
            heading={isOne ? "h2" : "h3"}
            isEmpty={!isEditing && isEmpty(part, view)}
            isEditing={isEditing}
            isSaved={view.editing.saved === part && refused === undefined}
            action={isList || isEmpty(part, view) ? m.profile_add() : m.profile_edit()}
          >
            <Part part={part} view={view} refused={isEditing ? refused : undefined} isEditing={isEditing} />
          </PartFrame>
        );
      })}
    </Box>
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
