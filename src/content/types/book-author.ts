import { inverse } from "../fields/inverse/kind.ts";
import { keywords } from "../fields/keywords/kind.ts";
import { longText } from "../fields/long-text/kind.ts";
import { text } from "../fields/text/kind.ts";
import { contentType } from "./content-type.ts";

export const bookAuthor = contentType({
  name: "book-author",
  api: { plural: "book-authors", pageSize: 12 },
  label: "name",
  fields: {
    name: text({ localised: true, required: true, searched: true }),
    biography: longText({ localised: true }),
    keywords: keywords({ localised: true, searched: true }),
    books: inverse({ from: "book", field: "book_authors" }),
  },
});
