import type { ReactNode } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import type { Refused } from "#ui/form-fault.tsx";
import { Icon } from "#ui/icon.tsx";
import type { PartName } from "../rules/parts.ts";
import type { ProfileView } from "../schema/view.ts";

/** What every part of the page is given. */
export interface PartProps {
  readonly view: ProfileView;
  /** The form of this part, where it came back. */
  readonly refused: Refused | undefined;
  readonly isEditing: boolean;
}

/** The page with a part of it opened, or none. */
export function profileAddress(
  part: PartName,
  query: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return `${pathTo("profile", {}, query)}#${part}`;
}

/** As a `ref`: what has just appeared is told, unless somebody has gone on to something else. */
export function focusIfFree(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}

interface PartFrameProps {
  readonly part: PartName;
  readonly title: string;
  /** Then it is one line: its name and the way to add to it. */
  readonly isEmpty: boolean;
  readonly isEditing: boolean;
  readonly isSaved: boolean;
  /** The name of the link to the form: a pen where something stands already. */
  readonly action: string;
  readonly isPen: boolean;
  readonly children: ReactNode;
}

/** One part of the profile: its name, the way to its form beside it, and what stands in it. */
export function PartFrame(props: PartFrameProps) {
  const { part, title, isEmpty, isEditing, isSaved, action, isPen, children } = props;
  const name = `${part}-title`;
  return (
    <section id={part} className="profile-part" aria-labelledby={name}>
      <h2 id={name} tabIndex={-1} ref={isEditing ? focusIfFree : undefined}>
        {title}
      </h2>
      {!isEditing && (
        <Link
          className="profile-edit"
          to={profileAddress(part, { edit: part })}
          preventScrollReset
          aria-label={`${action}: ${title}`}
        >
          {isPen && <Icon name="edit" />}
          {action}
        </Link>
      )}
      <div className="profile-said">
        {isSaved && (
          <p className="profile-saved" role="status" tabIndex={-1} ref={focusIfFree}>
            <Icon name="ok" />
            {m.profile_saved()}
          </p>
        )}
        {!isEmpty && children}
      </div>
    </section>
  );
}

/** Nothing is said here yet. */
export function Nothing() {
  return <p className="hint">{m.profile_nothing()}</p>;
}

/** Short words as chips. */
export function Words({ words }: { words: readonly string[] }) {
  return (
    <ul className="chips">
      {words.map((word) => (
        <li key={word} className="chip">
          <bdi>{word}</bdi>
        </li>
      ))}
    </ul>
  );
}
