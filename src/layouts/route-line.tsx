import { useEffect, useState } from "react";
import { useNavigation } from "react-router";
import { m } from "#i18n/paraglide/messages.js";

const SHOWN_AFTER_MS = 150;

/** The channel runs under the header while the next page is on its way. */
export function RouteLine() {
  const moving = useNavigation().state !== "idle";
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!moving) return setShown(false);
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [moving]);
  return shown ? <div className="route-line" role="progressbar" aria-label={m.layouts_page_on_its_way()} /> : null;
}
