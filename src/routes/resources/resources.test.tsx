import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { inLocale } from "#i18n/ambient.server.ts";
import type { Context } from "#platform/context.ts";
import { requestContext } from "#platform/http/request-context.ts";
import { readDisplay } from "#shared/display.ts";
import { published } from "#tests/support/published.ts";
import * as detail from "./detail.tsx";
import * as list from "./list.tsx";

const content = published({
  blog: [
    {
      slug: "post",
      ar: { title: "مقال", description: "جملة", content: "## قسم" },
      en: { title: "Post", description: "A sentence", content: "## Part", author: "Team" },
    },
  ],
  book: [{ slug: "book", ar: { title: "كتاب", summary: "جملة", description: "نص" } }],
});
const site = { name: "Wijha", publicUrl: "https://wijha.example" };

function askFor(address: string, slug = "") {
  const context = new RouterContextProvider();
  const actor = { kind: "visitor", locale: "en", origin: { address: "", device: "", userAgent: "" } } as const;
  const ctx = { content, config: { site: { timeZone: "Asia/Muscat" } } } as unknown as Context;
  context.set(requestContext, {
    ctx,
    actor,
    locale: "en",
    display: readDisplay({}),
    nonce: "",
    reference: "r1",
    isStored: false,
    marks: [],
    demo: false,
  });
  const request = new Request(new URL(address, "http://own.invalid"));
  return { context, request, params: { slug } } as never;
}

function headOf(address: string, slug: string): string {
  const { data } = detail.loader(askFor(address, slug));
  const matches = [{ loaderData: { site, locale: "en" } }];
  const given = { loaderData: data, location: { pathname: address }, matches } as never;
  return JSON.stringify(inLocale("en", () => detail.meta(given)));
}

it.each([
  ["/resources", 200],
  ["/resources?show=books&sort=title", 200],
  ["/resources?show=nonsense", 200],
  ["/resources?open=nonsense", 200],
  ["/resources?page=0", 404],
  ["/resources?page=2", 404],
])("answers %s with %i", (address, status) => {
  expect(list.loader(askFor(address)).init?.status).toBe(status);
});

it("keeps the kinds on the way back from a page that is not there", () => {
  expect(list.loader(askFor("/resources?show=books,blogs&page=9")).data.back).toBe("/resources?show=books,blogs");
});

it("answers an unknown record of a kind with 404 and those of that kind that may be meant", () => {
  const missing = detail.loader(askFor("/resources/book/post", "post"));
  expect(missing.init?.status).toBe(404);
  expect(missing.data).toMatchObject({ resource: null, meant: [{ to: "/resources/book/book" }] });
  expect(headOf("/resources/book/post", "post")).toContain("noindex");
});

it("tells search engines what an article and a book are", () => {
  const post = headOf("/resources/blogpost/post", "post");
  expect(post).toContain('"@type":"Article"');
  expect(post).toContain('"headline":"Post"');
  expect(post).toContain("https://wijha.example/resources/blogpost/post");
  const book = headOf("/resources/book/book", "book");
  expect(book).toContain('"@type":"Book"');
  expect(book).not.toContain("datePublished");
});

it("leads from capitals to the address of a record, and tells of none where there is none", () => {
  for (const address of ["/resources/blogpost/POST", "/Resources/BlogPost/POST"])
    expect(() => detail.loader(askFor(`${address}?show=1`, "POST"))).toThrow(
      expect.objectContaining({ status: 301, headers: new Headers({ Location: "/resources/blogpost/post?show=1" }) }),
    );
  expect(detail.loader(askFor("/resources/blogpost/NOBODY", "NOBODY")).init?.status).toBe(404);
});
