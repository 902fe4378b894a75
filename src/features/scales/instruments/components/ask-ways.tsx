import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import type { AnswerWay } from "../rules/answer-way.ts";
import { WayLink } from "./way-link.tsx";

interface AskMoreProps {
  readonly way: AnswerWay;
  /** Which keys answer, in words. */
  readonly keys: string;
  /** The ways out of answering. */
  readonly children: ReactNode;
}

/** What is seldom needed while statements are answered: native `details`, which stays open from one to the next. */
export function AskMore({ way, keys, children }: AskMoreProps) {
  const { pathname } = useLocation();
  return (
    <details className="ask-more">
      <summary>{m.scales_options()}</summary>
      <div>
        {children}
        <WayLink way={way} />
        <Link to={pathTo("preferences", {}, { back: pathname })}>{m.scales_display()}</Link>
        <p className="hint keys">{keys}</p>
      </div>
    </details>
  );
}
