import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAppError } from "#platform/errors.ts";
import { snapshotOf, syntheticRecords } from "../../../bench/synthetic.ts";
import { answerContent } from "./answer.ts";

const MOST_MS = 2000;
const MOST_BYTES = 9 * 1024 * 1024;
const snapshot = snapshotOf(syntheticRecords(3000, 3));

/** What a question gets: 200 or the status of its refusal, whatever is asked; anything else thrown would be a 500. */
function statusOf(plural: string, query: string): number {
  const from = process.cpuUsage();
  const statuses = [false, true].map((v4) => {
    try {
      const { bytes } = answerContent({ snapshot }, plural, query, { locale: "en", v4 });
      expect(bytes, query).toBeLessThan(MOST_BYTES);
      return 200;
    } catch (error) {
      if (!isAppError(error)) throw error;
      return error.status;
    }
  });
  const { user, system } = process.cpuUsage(from);
  // Work, not waiting: other programs on the machine are none of the question's.
  expect((user + system) / 1000, query).toBeLessThan(MOST_MS);
  expect(statuses[0], query).toBe(statuses[1]);
  return statuses[0] as number;
}

const deep = (name: string, levels: number) => Array.from({ length: levels }, () => name).join(".");
const nested = (name: string, levels: number) => `populate[${name}]${`[populate][${name}]`.repeat(levels - 1)}`;

describe("a hostile question is answered or refused within bounds", () => {
  it.each<[string, string, number]>([
    ["a star six levels deep", `populate${"[sectors][populate][jobs][populate]".repeat(3)}=*`, 400],
    ["a star at each of four levels", `${nested("related_jobs", 4)}=*&pagination[pageSize]=1000`, 400],
    ["every relation of every record", "populate=*&pagination[pageSize]=1000", 400],
    ["a cycle", `populate=${deep("related_jobs", 4)}&pagination[pageSize]=1000`, 400],
    ["a cycle, a few", `populate=${deep("related_jobs", 4)}&pagination[pageSize]=2`, 200],
    ["a cycle over everything, slim", `${nested("sectors][populate][jobs", 2)}[fields]=id&fields=id`, 400],
    ["a cycle too deep", `populate=${deep("related_jobs", 5)}`, 400],
    ["a cycle of filters", `filters${"[related_jobs]".repeat(7)}[title][$contains]=a`, 200],
    ["a cycle of filters too deep", `filters${"[related_jobs]".repeat(9)}[title][$contains]=a`, 400],
    ["fifty nested $or", `filters${"[$or][0]".repeat(50)}[title]=x`, 400],
    [
      "a hundred conditions on long texts",
      Array.from({ length: 100 }, (_, at) => `filters[$or][${at}][description][$containsi]=zq${at}`).join("&"),
      200,
    ],
    [
      "a hundred conditions inside populate",
      Array.from(
        { length: 100 },
        (_, at) => `populate[related_jobs][filters][$or][${at}][description][$containsi]=zq${at}`,
      ).join("&"),
      200,
    ],
    [
      "one more",
      Array.from({ length: 101 }, (_, at) => `populate[related_jobs][filters][$or][${at}][title]=zq${at}`).join("&"),
      400,
    ],
    [
      "sorting related records",
      "populate[sectors][populate][jobs][sort]=title&populate[sectors][populate][jobs][fields]=id&fields=id&pagination[pageSize]=20",
      200,
    ],
    [
      "sorting by what is far away",
      `sort=${Array.from({ length: 10 }, () => `${deep("related_jobs", 4)}.title`).join(",")}`,
      200,
    ],
    [
      "sorting related records by what is far away",
      `populate[sectors][populate][jobs][sort]=${deep("related_jobs", 4)}.title&populate[sectors][populate][jobs][fields]=id&fields=id&pagination[pageSize]=20`,
      200,
    ],
    ["sorting by what is too far away", `sort=${deep("related_jobs", 400)}.title`, 400],
    ["sorting by a prototype of a relation", "sort=constructor.name", 400],
    ["sorting by who wrote it", "sort=createdBy.email", 400],
    ["ten words in all texts", "_q=a b c d e f g h i j&pagination[pageSize]=1000&fields=id", 200],
    ["a list of words", "_q[]=a&_q[]=b", 400],
    ["counting what is far away", `${nested("related_jobs", 4)}[count]=true&pagination[pageSize]=5&fields=id`, 200],
    ["a part far out", "populate[sectors][start]=999999999999&populate[sectors][limit]=999999999999", 200],
    ["a part too far out", "populate[sectors][start]=9999999999999999", 400],
    ["a page of a million", "pagination[pageSize]=1000000&fields=id", 200],
    ["page −1", "pagination[page]=-1", 200],
    ["page 0", "pagination[page]=0", 200],
    ["a page far out", "pagination[page]=999999999999", 200],
    ["a page too far out", "pagination[page]=9999999999999999", 400],
    ["sort by __proto__", "sort=__proto__", 400],
    ["sort by __proto__, encoded", "sort=%5F%5Fproto%5F%5F", 400],
    ["sort by toString", "sort=toString", 400],
    ["filter by hasOwnProperty", "filters[hasOwnProperty]=1", 400],
    ["populate valueOf", "populate=valueOf", 400],
    ["locale xx", "locale=xx", 400],
    ["every locale", "locale=*", 400],
    ["a slug twice", "filters[slug]=nurse&filters[slug]=lawyer", 400],
    ["where", "where[id]=1", 400],
    ["where in a filter", "filters[where][id]=1", 400],
    ["a table's name", "filters[t1.title]=x", 400],
    ["a table's name in sort", "sort=t1.updated_at", 400],
    ["a column's name", "filters[published_json][$contains]=x", 400],
    ["who wrote it", "filters[createdBy][email][$startsWith]=a", 400],
    ["who wrote it, in populate", "populate[updatedBy][fields]=email", 400],
    ["the links as they are stored", "fields=links", 400],
    ["a dynamic zone", "populate[sectors][on][shared.seo][fields]=title", 400],
    ["many parameters", Array.from({ length: 501 }, (_, at) => `a${at}=1`).join("&"), 400],
    ["a long query", `filters[title]=${"x".repeat(20_000)}`, 400],
    ["broken escapes", "filters[title]=%E0%A4%A&locale=%FF", 400],
    ["brackets without end", `filters${"[".repeat(500)}title`, 400],
    ["nothing but brackets", "[]=[]&[][]=1", 400],
    ["an object where a text stands", "filters[title][$contains][x]=1", 400],
    ["a list where a page stands", "pagination[page][]=1&pagination[page][]=2", 400],
    ["a very long list", Array.from({ length: 201 }, (_, at) => `filters[slug][$in][${at}]=a${at}`).join("&"), 400],
    ["a sparse list", "filters[slug][$in][999999]=nurse", 200],
    ["an order of nothing", "sort=,,,", 200],
    ["no number", "filters[job_zone][$gt]=NaN", 400],
    ["no end", "filters[job_zone][$lt]=Infinity", 400],
  ])("%s", (_name, query, status) => {
    expect(statusOf("jobs", query)).toBe(status);
  });

  it("whatever is put together", () => {
    const names = [
      "title",
      "sectors",
      "related_jobs",
      "$or",
      "$not",
      "$in",
      "$eq",
      "$null",
      "0",
      "__proto__",
      "populate",
      "filters",
      "sort",
      "fields",
      "on",
      "start",
      "limit",
      "count",
      "",
      "id",
      "constructor",
    ];
    const values = [
      "*",
      "true",
      "1",
      "-1",
      "title:desc",
      "a,b",
      "\u0000",
      "null",
      "",
      "%",
      "😀",
      "[]",
      "sectors.jobs",
      "jobs.title",
    ];
    const key = fc.tuple(
      fc.constantFrom("filters", "populate", "sort", "fields", "pagination", "locale", "status", "_q"),
      fc.array(fc.constantFrom(...names), { maxLength: 6 }),
    );
    const part = fc.tuple(key, fc.constantFrom(...values)).map(([[first, rest], value]) => {
      const path = `${first}${rest.map((one) => `[${one}]`).join("")}`;
      return `${encodeURI(path)}=${encodeURIComponent(value)}`;
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
        expect([200, 400, 403, 404]).toContain(statusOf("sectors", parts.join("&")));
      }),
      { numRuns: 1500 },
    );
  });
});
