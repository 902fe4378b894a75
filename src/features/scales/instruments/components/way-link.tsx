import { Link, useLocation } from "react-router";
import { m } from "#i18n/paraglide/messages.js";
import type { AnswerWay } from "../rules/answer-way.ts";

/** The other way of answering, remembered by the device: it works without scripts as well. */
export function WayLink({ way }: { readonly way: AnswerWay }) {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set("way", way === "press" ? "choose" : "press");
  return (
    <Link to={`${pathname}?${query}`} preventScrollReset>
      {way === "press" ? m.scales_way_choose() : m.scales_way_press()}
    </Link>
  );
}
