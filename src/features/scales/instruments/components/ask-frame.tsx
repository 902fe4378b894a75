import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Progress } from "#ui/progress.tsx";
import type { Branches } from "../schema.ts";
import { AskPage } from "./ask-page.tsx";

interface AskFrameProps {
  readonly done: number;
  readonly total: number;
  /** What grows of the answers, where the scale knows environments. */
  readonly branches: Branches | null;
  readonly children: ReactNode;
}

/** One item and nothing beside it but how far somebody has come: the branches that grow, or the line of progress. */
export function AskFrame({ done, total, branches, children }: AskFrameProps) {
  const progress = { label: m.scales_progress_name(), words: m.scales_guest_done_of({ done, total }) };
  if (branches)
    return (
      <AskPage done={done} total={total} {...progress} names={branches.names} leaves={branches.leaves}>
        {children}
      </AskPage>
    );
  return (
    <div className="scale-page ask-page">
      <div className="night ask-item">
        <div className="wrap">
          <Progress value={done} max={total} {...progress} />
          {children}
        </div>
      </div>
    </div>
  );
}
