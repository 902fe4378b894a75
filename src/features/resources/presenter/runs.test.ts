import { expect, it } from "vitest";
import type { Related } from "#content/readers.ts";
import { pulledFrom, withSaid, withWho, womenIn } from "./runs.server.ts";

const jobs = ["nurse", "pilot"].map((slug) => ({ slug })) as unknown as Related[];
const whoOf = ({ slug }: Related) => (slug === "pilot" ? null : { figure: "p-nurse", hue: "S" });
const telling = (isWoman: boolean | null = null) => ({ isWoman: () => isWoman, taken: new Set<string>() });
const item = (slug: string) =>
  `<li><strong>Seven, <a href="/jobs/${slug}" rel="noopener">she</a>:</strong> a ward.</li>`;

it("draws who works there where every item of a list names a profession, its name as a heading", () => {
  const { html, told } = withWho(`<p>A.</p><ul>${item("nurse")}</ul>`, jobs, whoOf, telling());
  expect(html.match(/#p-nurse/g)).toHaveLength(1);
  expect(html).toContain("</a></strong> A ward.");
  expect(new Set(told)).toEqual(new Set(["nurse"]));
});

it("draws nobody where one of them cannot be drawn or names none", () => {
  for (const other of [item("pilot"), item("unknown"), "<li><strong>Bread:</strong> fresh.</li>"]) {
    const list = `<ul>${item("nurse")}${other}</ul>`;
    expect(withWho(list, jobs, whoOf, telling())).toEqual({ html: list, told: [] });
  }
});

it("draws whoever the text tells of, and nobody twice", () => {
  const list = `<ul>${item("nurse")}</ul>`;
  expect(withWho(list, jobs, whoOf, telling(true)).html).toContain("#p-nurse");
  expect(withWho(list, jobs, whoOf, telling(false)).html).toContain("#p-doctor");
  const taken = new Set(["p-nurse"]);
  expect(withWho(list, jobs, whoOf, { isWoman: () => null, taken }).html).toContain("#p-doctor");
  expect(taken).toEqual(new Set(["p-nurse", "p-doctor"]));
});

it("reads from Arabic names who is a woman", () => {
  const isWoman = womenIn("- **Seven, [المهندسة المدنية](/jobs/a):** one.\n- **[مهندس البترول](/jobs/b):** two.");
  expect([isWoman("a"), isWoman("b"), isWoman("c")]).toEqual([true, false, null]);
});

it("sets that sentence large where it stands", () => {
  expect(withSaid("<p>One. Two $& three.</p>", "Two $& three.")).toBe(
    '<p>One. <span class="article-said">Two $& three.</span></p>',
  );
});

it("pulls the shortest sentence that ends a paragraph and can stand alone", () => {
  const long = "Few people pass every day over something they reckoned by hand.";
  expect(pulledFrom(`<p>It takes years. ${long}</p><p>Yes. No.</p>`)).toBe(long);
  for (const html of [`<p>${long}</p>`, `<p>One. She said “${long}”</p>`, `<p>One. ${long}</p><table></table>`])
    expect(pulledFrom(html)).toBeNull();
});
