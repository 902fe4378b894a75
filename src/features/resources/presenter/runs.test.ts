import { expect, it } from "vitest";
import type { Related } from "#content/readers.ts";
import { pulledFrom, withWho } from "./runs.server.ts";

const jobs = ["nurse", "pilot"].map((slug) => ({ slug })) as unknown as Related[];
const whoOf = ({ slug }: Related) => (slug === "pilot" ? null : { figure: "p-nurse", hue: "S" });
const item = (slug: string) =>
  `<li><strong>Seven, <a href="/jobs/${slug}" rel="noopener">she</a>:</strong> a ward.</li>`;

it("draws who works there where every item of a list names a profession, its name as a heading", () => {
  const { html, told } = withWho(`<p>A.</p><ul>${item("nurse")}${item("nurse")}</ul>`, jobs, whoOf);
  expect(html.match(/#p-nurse/g)).toHaveLength(2);
  expect(html).toContain("</a></strong> A ward.");
  expect(new Set(told)).toEqual(new Set(["nurse"]));
});

it("draws nobody where one of them cannot be drawn or names none", () => {
  for (const other of [item("pilot"), item("unknown"), "<li><strong>Bread:</strong> fresh.</li>"]) {
    const list = `<ul>${item("nurse")}${other}</ul>`;
    expect(withWho(list, jobs, whoOf)).toEqual({ html: list, told: [] });
  }
});

it("pulls the shortest sentence that ends a paragraph and can stand alone", () => {
  const long = "Few people pass every day over something they reckoned by hand.";
  expect(pulledFrom(`<p>It takes years. ${long}</p><p>Yes. No.</p>`)).toBe(long);
  for (const html of [`<p>${long}</p>`, `<p>One. She said “${long}”</p>`, `<p>One. ${long}</p><table></table>`])
    expect(pulledFrom(html)).toBeNull();
});
