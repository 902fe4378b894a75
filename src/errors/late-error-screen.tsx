import { type ComponentType, lazy, Suspense } from "react";
import { withLine } from "#ui/line/line.ts";
import type { ErrorScreenProps } from "./error-screen.tsx";

/** Fetched ahead (entry.client.tsx); where another build has taken its place, the server draws it. */
const Late = lazy(() => withLine(bringAhead).catch(loadWhole));

let ready: ComponentType<ErrorScreenProps> = Late;

/** The server has it at once. */
export function bringErrorScreen(screen: ComponentType<ErrorScreenProps>): void {
  ready = screen;
}

/** Fetches the screen while there is a line. */
export async function bringAhead(): Promise<{ readonly default: ComponentType<ErrorScreenProps> }> {
  return { default: (await import("./error-screen.tsx")).ErrorScreen };
}

function loadWhole(): Promise<never> {
  location.reload();
  return new Promise(() => undefined);
}

/** The screen of a fault, whose code and words no other page carries. */
export function LateErrorScreen(props: ErrorScreenProps) {
  const Screen = ready;
  return (
    <Suspense>
      <Screen {...props} />
    </Suspense>
  );
}
