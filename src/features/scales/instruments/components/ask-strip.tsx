import { lazy, Suspense } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { withLine } from "#ui/line/line.ts";
import { ProgressBar } from "#ui/progress.tsx";
import { frondsOf } from "../rules/leaves.ts";

/** It only shows how far somebody has come: no answer waits for it. */
const AskPalm = lazy(() => withLine(async () => ({ default: (await import("./ask-palm.tsx")).AskPalm })));

interface AskStripProps {
  /** One letter for each item: whether it is answered. */
  readonly leaves: string;
  /** The item asked. */
  readonly number: number;
}

/** The palm by the channel: a leaf for every item answered, whichever way, a bud for the one asked. */
export function AskStrip({ leaves, number }: AskStripProps) {
  const [done, total] = [leaves.replaceAll("-", "").length, leaves.length];
  const said = { label: m.scales_progress_name(), words: m.scales_guest_done_of({ done, total }) };
  return (
    <div className="ask-flow">
      <ProgressBar value={done} max={total} share={100} {...said}>
        {/* Whoever has just answered comes from the item before. */}
        <div className="ask-palm">
          <Suspense>
            <AskPalm fronds={frondsOf(leaves, number)} grown={number - 2} />
          </Suspense>
        </div>
      </ProgressBar>
      {/* Its line is kept free later on, so that nothing moves. */}
      <p className="hint">{number === 1 && m.scales_grows()}</p>
    </div>
  );
}
