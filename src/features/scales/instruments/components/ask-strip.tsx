import { m } from "#i18n/paraglide/messages.js";
import { Frond } from "#ui/frond.tsx";
import { ProgressBar } from "#ui/progress.tsx";
import { frondsOf, reachOf } from "../rules/leaves.ts";

interface AskStripProps {
  /** One letter for each item: whether it is answered. */
  readonly leaves: string;
  /** The item asked. */
  readonly number: number;
}

/** Fronds of a palm along the channel: a leaf for every item answered, whichever way, a bud for the one asked. */
export function AskStrip({ leaves, number }: AskStripProps) {
  const fronds = frondsOf(leaves, number);
  const [done, total] = [leaves.replaceAll("-", "").length, leaves.length];
  const said = { label: m.scales_progress_name(), words: m.scales_guest_done_of({ done, total }) };
  let before = 0;
  return (
    <div className="ask-flow">
      <ProgressBar value={done} max={total} share={reachOf(fronds)} {...said}>
        <div className="fronds">
          {fronds.map((leaflets, at) => {
            const from = before;
            before += leaflets.length;
            // Whoever has just answered comes from the item before.
            return <Frond key={from} leaflets={leaflets} grown={number - 2 - from} isFirst={at === 0} />;
          })}
        </div>
      </ProgressBar>
      <p className="hint">{m.scales_grows()}</p>
    </div>
  );
}
