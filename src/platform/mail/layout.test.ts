import { expect, test } from "vitest";
import { isolate, isolateName } from "./isolate.ts";
import { type MailParts, renderMail } from "./layout.ts";

const site = { name: "وِجهة", supportAddress: "support@wijha.example" };
const parts: MailParts = {
  locale: "ar",
  site,
  subject: "فعّل حسابك",
  preheader: "رابط التفعيل",
  paragraphs: [`مرحبا ${isolate("Salma <b>&'\"")}`, "افتح الرابط."],
  action: { label: "تفعيل", url: "https://wijha.example/activate?a=1&b=2" },
  footer: "رسالة آلية",
};

test("language and direction are set, also inside, for programs that drop the html element", () => {
  const { html } = renderMail(parts);
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<div lang="ar" dir="rtl"');
  expect(renderMail({ ...parts, locale: "en" }).html).toContain('<div lang="en" dir="ltr"');
});

test("what a person typed is escaped and isolated in HTML, isolated in text", () => {
  const { html, text } = renderMail(parts);
  expect(html).toContain("<bdi>Salma &lt;b&gt;&amp;&#39;&quot;</bdi>");
  expect(html).not.toContain("<b>");
  expect(text).toContain("مرحبا \u2068Salma <b>&'\"\u2069");
});

test("a value cannot break out of its isolate", () => {
  const evil = isolate("a\u2069\u202eb\u2068");
  expect(evil).toBe("\u2068ab\u2069");
});

test("a name is not made a link by a mail program, and looks as it was typed", () => {
  for (const name of ["evil.example", "http://evil.co/x", "a@evil.co", "www.evil.co"]) {
    const { text, html } = renderMail({ ...parts, paragraphs: [isolateName(name)] });
    for (const words of [text, html]) expect(words).not.toContain(name);
    expect(text.replaceAll("\u2060", "")).toContain(name);
  }
  expect(isolateName("د. سالم")).toBe("\u2068د. سالم\u2069");
});

test("subject, preheader, label and footer are escaped too", () => {
  const evil = "<img src=x>";
  const { html } = renderMail({
    ...parts,
    subject: evil,
    preheader: evil,
    footer: evil,
    action: { label: evil, url: "https://a.example/" },
    site: { ...site, name: evil },
  });
  expect(html).not.toContain("<img");
});

test("the address stands alone on its line in text, and left-to-right in HTML", () => {
  const { html, text } = renderMail(parts);
  expect(text.split("\n")).toContain("https://wijha.example/activate?a=1&b=2");
  expect(html).toMatch(/<p dir="ltr"[^>]*><a href="https:\/\/wijha\.example\/activate\?a=1&amp;b=2"/);
});

test.each(["javascript:alert(1)", 'https://a.example/" onclick="x', "https://a.example/ b", "/activate"])(
  "the link %s is refused",
  (url) => {
    expect(() => renderMail({ ...parts, action: { label: "x", url } })).toThrow(TypeError);
  },
);
