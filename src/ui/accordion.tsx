import type { ReactNode } from "react";
import { Icon } from "./icon.tsx";

interface FoldProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  readonly id?: string;
  /** Folds of one group close each other. */
  readonly group?: string;
  readonly heading?: "h2" | "h3" | "h4";
}

/** One fold of an accordion: native `details`, so that it works without JavaScript and in a page search. */
export function Accordion({ title, children, open, id, group, heading: Heading }: FoldProps) {
  return (
    <details className="fold" open={open} id={id} name={group}>
      <summary>
        {Heading ? <Heading>{title}</Heading> : <span>{title}</span>}
        <Icon name="down" />
      </summary>
      <div className="prose">{children}</div>
    </details>
  );
}
