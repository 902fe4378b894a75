import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { inLocale } from "#i18n/ambient.server.ts";
import { resourceAddress } from "../rules.ts";
import type { ResourceCard as Resource } from "../schema.ts";
import { ResourceCard } from "./resource-card.tsx";

const card = {
  kind: "courses",
  slug: "first-aid",
  scene: "0 ward",
  title: "First aid",
  summary: "",
  telling: { whole: "", short: null },
  chips: [],
  to: "/resources?open=first-aid#first-aid",
} as unknown as Resource;

function Shown() {
  return <ResourceCard card={card} />;
}

it("saves what opens on the list by its own address, whatever the list is narrowed to", () => {
  const Stub = createRoutesStub([{ path: "/", Component: Shown }]);
  const html = inLocale("en", () => renderToStaticMarkup(<Stub initialEntries={["/"]} />));
  const saved = resourceAddress("courses", "first-aid").replace(/#.*/, "").replaceAll("&", "&amp;");
  expect(html).toContain(`value="${saved}"`);
});
