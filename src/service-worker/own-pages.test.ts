import { expect, it, vi } from "vitest";

vi.stubGlobal("__BUILD__", { name: "b1", scripts: [], files: ["/assets/app-x.css", "/assets/display-sheet-x.css"] });
const { offlinePage, unsentPage } = await import("./own-pages.ts");

it.each([
  ["ar.dark", 'lang="ar" dir="rtl" data-theme="dark"', /[\u0600-\u06ff]/],
  ["en.auto", 'lang="en" dir="ltr">', /connection/],
  ["en.auto.large.calm.little", 'dir="ltr" data-text="large" data-motion="calm" data-data="little">', /connection/],
])(
  "says calmly in the language read last (%s) that the line is gone, and what can be read",
  async (view, attributes, words) => {
    const answer = offlinePage({ view, reader: "visitor" }, [{ path: "/jobs?a=1&b=2", title: "Jobs &amp; more" }]);
    const html = await answer.text();
    expect(answer.status).toBe(503);
    expect(html).toContain(attributes);
    expect(html).toMatch(words);
    expect(html).toContain('href="/jobs?a=1&amp;b=2">Jobs &amp; more<');
    // Without scripts the link to the page itself tries again.
    expect(html).toContain('href=""');
    expect(html.includes("/assets/display-sheet-x.css")).toBe(view !== "en.auto");
    const nonce = /<script nonce="([^"]+)"/.exec(html)?.[1];
    expect(answer.headers.get("Content-Security-Policy")).toContain(`script-src 'nonce-${nonce}'`);
  },
);

it("holds a form that could not be sent, to send the same once more; nothing of it is shown or kept", async () => {
  const form = new FormData();
  form.append("email", 'a"<b>@example.org');
  form.append("password", "palm shade at noon");
  form.append("sending", "id-1");
  form.append("sending", "id-2");
  const answer = unsentPage({ view: "en.auto", reader: "visitor" }, "/signup?next=%2Fjobs", form);
  const html = await answer.text();
  expect(html).toContain('<form method="post" action="/signup?next=%2Fjobs">');
  expect(html).toContain('name="email" value="a&quot;&lt;b>@example.org"');
  expect(html.match(/<input type="hidden"/g)).toHaveLength(4);
  expect(html.match(/<input(?! type="hidden")/)).toBeNull();
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
  expect(html).not.toContain("<script");
});
