import { m } from "#i18n/paraglide/messages.js";
import { ENVIRONMENTS } from "#shared/environments.ts";
import { BranchDoor } from "#ui/branch-door.tsx";
import { FigureDrawing } from "#ui/figure-drawing.tsx";
import { environmentIcon, Icon } from "#ui/icon.tsx";
import { ProgressBar } from "#ui/progress.tsx";
import type { Leaves } from "../rules/leaves.ts";
import type { Branches } from "../schema.ts";

interface AskStripProps {
  readonly done: number;
  readonly total: number;
  /** What grows of the answers, where the scale knows environments. */
  readonly branches: Branches | null;
}

/** Until so many are answered the drawing is only said to grow: two answers say nothing of anybody. */
const SAID_FROM = 6;
const MIDDLE = 30;
const GATE = 16;
const rowOf = (at: number) => 5 + at * 10;

/** The channel as the one line of progress: a place for every item, and a leaf or a bud where it is answered. */
export function AskStrip({ done, total, branches }: AskStripProps) {
  const said = { label: m.scales_progress_name(), words: m.scales_guest_done_of({ done, total }) };
  const places = branches ? Math.ceil(total / ENVIRONMENTS.length) : total;
  return (
    <div className="ask-flow" data-one={branches ? undefined : ""} style={{ ["--places" as string]: places }}>
      <ProgressBar value={done} max={total} share={(100 * done) / total} {...said}>
        {branches && <Fan leaves={branches.leaves} />}
      </ProgressBar>
      {branches && <FigureDrawing name="p-pupil" className="" />}
      <ul aria-hidden="true">
        {branches ? (
          ENVIRONMENTS.map((code) => (
            <li key={code} data-env={code}>
              <Branch marks={branches.leaves[code]} />
              <Icon name={environmentIcon(code)} />
              <BranchDoor code={code} level={litBy(branches.leaves[code], places)} />
              {branches.names && <span>{branches.names[code]}</span>}
            </li>
          ))
        ) : (
          <li>
            <Branch marks={"t".repeat(done)} />
          </li>
        )}
      </ul>
      {branches && <p className="hint">{done >= SAID_FROM ? m.scales_grown() : m.scales_grows()}</p>}
    </div>
  );
}

/** How far the door at a branch's end is lit: by the leaves on it, of all that could grow there. */
const litBy = (marks: string, places: number) => Math.round((100 * marks.replaceAll("f", "").length) / places) / 100;

function Branch({ marks }: { readonly marks: string }) {
  return (
    <i className="branch" style={{ ["--n" as string]: marks.length }}>
      {Array.from(marks, (mark, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place on the branch
        <i key={at} data-mark={mark} />
      ))}
    </i>
  );
}

/** From the gate each branch leaves level and arrives level, so that it goes on straight into its row. */
function Fan({ leaves }: { readonly leaves: Leaves }) {
  return (
    <svg viewBox="0 0 100 60" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {ENVIRONMENTS.map((code, at) => (
        <path
          key={code}
          data-env={code}
          data-wet={leaves[code] ? "" : undefined}
          d={`M${GATE} ${MIDDLE}C60 ${MIDDLE} 56 ${rowOf(at)} 100 ${rowOf(at)}`}
        />
      ))}
      <path className="ask-in-line" d={`M-4000 ${MIDDLE}H${GATE}`} />
      <path className="channel-gate" d={`M${GATE} ${MIDDLE}h0`} />
    </svg>
  );
}
