import type { RefusedForm } from "#platform/http/form.server.ts";
import type { StepView } from "../schema.ts";
import { ConditionsPage } from "./conditions-page.tsx";
import { EndPage } from "./end-page.tsx";
import { SetPage } from "./set-page.tsx";
import { ValuesPage } from "./values-page.tsx";

interface StepPageProps {
  readonly view: StepView;
  /** An answer before this one was changed, and this one is new. */
  readonly isChanged: boolean;
  readonly refused: RefusedForm | undefined;
  readonly timeZone: string;
}

/** One part of the walk. */
export function StepPage({ view, isChanged, refused, timeZone }: StepPageProps) {
  switch (view.kind) {
    case "set":
      return <SetPage key={view.number} view={view} isChanged={isChanged} refused={refused} />;
    case "values":
      return <ValuesPage view={view} isChanged={isChanged} refused={refused} />;
    case "conditions":
      return <ConditionsPage view={view} refused={refused} />;
    case "end":
      return <EndPage view={view} timeZone={timeZone} />;
  }
}
