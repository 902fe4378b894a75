import { lazy, type MouseEvent, Suspense, useState } from "react";
import { Link } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import { pathTo } from "#shared/screens.ts";
import { Icon } from "#ui/icon.tsx";
import type { Film } from "../schema.ts";

/** Nothing of the film is loaded before it is asked for; where its code cannot come, the page of the film opens. */
const IntroDialog = lazy(() =>
  import("./intro-dialog.tsx").then(({ IntroDialog: it }) => ({ default: it })).catch(leaveForPage),
);

function leaveForPage(): Promise<never> {
  location.assign(pathTo("intro"));
  return new Promise<never>(() => undefined);
}

/** A link to the film's page that opens it in place. */
export function IntroTrigger({ film }: { film: Film }) {
  const [state, setState] = useState<"never" | "open" | "closed">("never");
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setState("open");
  };
  return (
    <>
      <Link className="bar-link only-full" to={pathTo("intro")} onClick={open} aria-haspopup="dialog">
        <Icon name="play" />
        <span className="sr-only">{m.site_intro_watch()}</span>
      </Link>
      {state !== "never" && (
        <Suspense fallback={null}>
          <IntroDialog open={state === "open"} onClose={() => setState("closed")} film={film} />
        </Suspense>
      )}
    </>
  );
}
