import type { ReactNode } from "react";
import { PageTop } from "#ui/page-top.tsx";

interface OpeningProps {
  readonly title: ReactNode;
  /** One sentence, still over the line. */
  readonly lead?: ReactNode;
  /** The six branches at the line's end. */
  readonly branches: ReactNode;
  /** What stands below the line. */
  readonly children: ReactNode;
}

/** The night on which the scale begins and ends: the title over the golden line, the branches where it divides. */
export function Opening({ title, lead, branches, children }: OpeningProps) {
  return (
    <div className="night glow opening">
      <div className="wrap">
        {/* Over a result stands what it is, no way to it. */}
        <PageTop trail={typeof title === "string" ? [] : null} title={title} lead={lead} />
        <div className="opening-line" aria-hidden="true" />
        <div className="opening-more">{children}</div>
        {branches}
      </div>
    </div>
  );
}
