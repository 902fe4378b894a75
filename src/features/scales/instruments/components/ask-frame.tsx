import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Progress } from "#ui/progress.tsx";

interface AskFrameProps {
  readonly done: number;
  readonly total: number;
  readonly children: ReactNode;
}

/** One item and nothing beside it but the line of progress. */
export function AskFrame({ done, total, children }: AskFrameProps) {
  return (
    <div className="scale-page ask-page">
      <div className="night ask-item">
        <div className="wrap">
          <Progress
            value={done}
            max={total}
            label={m.scales_progress_name()}
            words={m.scales_guest_done_of({ done, total })}
          />
          {children}
        </div>
      </div>
    </div>
  );
}
