import { describe, expect, it } from "vitest";
import { ask, refusal } from "#tests/support/asking.ts";

describe("what cannot be asked is refused with Strapi's words", () => {
  it.each<[string, string, string?]>([
    ["foo=1", "Invalid key foo"],
    ["page=1", "Invalid key page"],
    ["filters[foo]=1", "Invalid key foo"],
    ["filters[foo][$eq]=1", "Invalid key foo"],
    ["filters[title][$foo]=1", "Invalid key $foo at title.$foo"],
    ["filters[title][foo]=1", "Invalid key foo at title.foo"],
    ["filters[$foo][0][title]=x", "Invalid key $foo"],
    ["filters[sectors][foo]=1", "Invalid key foo at sectors.foo"],
    ["filters[sectors][$contains]=1", "Invalid key $contains at sectors.$contains"],
    ["filters[sectors][jobs][foo]=1", "Invalid key foo at sectors.jobs.foo"],
    ["filters[Skills][$contains]=x", "Invalid key Skills"],
    ["filters[riasec]=x", "Invalid key riasec"],
    ["filters[constructor]=x", "Invalid key constructor"],
    ["filters[__proto__][x]=1", "Invalid key __proto__"],
    ["filters[t1.password]=1", "Invalid key t1.password"],
    ["where[id]=1", "Invalid key where"],
    ["sort=foo", "Invalid key foo at sort.foo"],
    ["sort=__proto__", "Invalid key __proto__"],
    ["sort=Skills", "Invalid key Skills at sort.Skills"],
    ["sort=sectors", "Invalid key sectors at sort.sectors"],
    ["sort=title:up", "Invalid order. order can only be one of asc|desc|ASC|DESC"],
    ["sort=title:asc:desc", "Invalid order. order can only be one of asc|desc|ASC|DESC"],
    ["fields=foo", "Invalid key foo at fields.foo"],
    ["fields=sectors", "Invalid key sectors at fields.sectors"],
    ["populate=foo", "Invalid key foo at populate.foo"],
    ["populate=title", "Invalid key title at populate.title"],
    ["populate[sectors][foo]=1", "Invalid key foo at populate.sectors.foo"],
    ["populate[sectors][fields]=foo", "Invalid key foo at populate.sectors.fields.foo"],
    ["populate[sectors][filters][foo]=x", "Invalid key foo at populate.sectors.filters.foo"],
    ["populate[sectors][filters][title][$foo]=x", "Invalid key $foo at populate.sectors.filters.title.$foo"],
    ["populate[sectors][filters]=x", "Invalid value at populate.sectors.filters"],
    ["populate[sectors][sort]=foo", "Invalid key foo at populate.sectors.sort.foo"],
    ["populate[sectors][sort]=title:up", "Invalid order. order can only be one of asc|desc|ASC|DESC"],
    ["populate[sectors][pagination][page]=1", "Invalid key pagination at populate.sectors.pagination"],
    [
      "populate[sectors][on][a.b][fields]=title",
      "Invalid populate parameter. There are no dynamic zones: on at populate.sectors",
    ],
    [
      `populate=${Array.from({ length: 6 }, () => "related_jobs").join(".")}`,
      "Invalid populate parameter. It goes deeper than 4 levels",
    ],
    [
      `populate${"[sectors][populate][jobs][populate]".repeat(3)}=*`,
      "Invalid populate parameter. It goes deeper than 4 levels",
    ],
    [`filters${"[$or][0]".repeat(50)}[title]=x`, "filters are nested deeper than 8 levels"],
    ["sort=t1.title", "Invalid key t1 at sort.t1.title"],
    ["locale=*", "Invalid locale. locale can only be one of ar|en"],
    ["locale=all", "Invalid locale. locale can only be one of ar|en"],
    ["filters[slug]=a&filters[slug]=b", "Invalid value at slug"],
    ["filters[where][id]=1", "Invalid key where"],
    ["populate[__proto__][fields]=id", "Invalid key __proto__"],
    ["populate=constructor", "Invalid key constructor at populate.constructor"],
    ["populate=createdBy", "Invalid key createdBy at populate.createdBy"],
    ["pagination[foo]=1", "Invalid key foo at pagination.foo"],
    ["pagination=1", "Invalid value at pagination"],
    ["pagination[page]=1.5", "Invalid value at pagination.page: a whole number from 1 on"],
    ["pagination[page]=", "Invalid value at pagination.page: a whole number from 1 on"],
    ["pagination[page]=abc", "Invalid value at pagination.page: a whole number from 1 on"],
    ["pagination[page]=1&pagination[page]=2", "Invalid value at pagination.page: a whole number from 1 on"],
    ["pagination[pageSize]=all", "Invalid value at pagination.pageSize: a whole number from 1 on"],
    ["pagination[start]=--5", "Invalid value at pagination.start: a whole number from 0 on"],
    ["pagination[withCount]=maybe", 'Invalid withCount parameter. Expected "t","1","true","false","0","f"'],
    ["locale=xx", "Invalid locale. locale can only be one of ar|en"],
    ["locale=ar&locale=en", "Invalid locale. locale can only be one of ar|en"],
    ["status=hidden", "Invalid status. status can only be one of published|draft"],
    ["filters=x", "Invalid value at filters"],
    ["filters[0]=x", "Invalid value at filters"],
    ["filters[job_zone]=many", "Invalid number at job_zone"],
    ["filters[job_zone][$gt]=", "Invalid number at job_zone.$gt"],
    ["filters[updatedAt][$gt]=yesterday", "Invalid date at updatedAt.$gt"],
    ["filters[title][$between]=a", "Expected two values at title.$between"],
    ["filters[title]=a&filters[title]=b", "Invalid value at title"],
    ["filters[title][$eq][x]=a", "Invalid value at title.$eq"],
    ["filters[$or]=x", "Invalid value at $or"],
    ["filters[title][$null]=maybe", 'Invalid title.$null parameter. Expected "t","1","true","false","0","f"'],
  ])("%s", (query, message) => {
    const refused = refusal(query);
    expect(refused.message).toBe(message);
    expect(refused.status).toBe(400);
    const key = /^Invalid key (\S+)(?: at (\S+))?$/.exec(message);
    if (key) expect(refused.details.extra).toEqual({ key: key[1], path: key[2] ?? key[1] });
  });

  it("drafts are for nobody here", () => {
    expect(refusal("status=draft").code).toBe("forbidden");
    expect(refusal("publicationState=preview").code).toBe("forbidden");
    expect(ask("status=published&publicationState=live").data).toHaveLength(12);
  });

  it("work is bounded", () => {
    const nested = `filters${"[$not]".repeat(9)}[title]=x`;
    expect(refusal(nested).message).toMatch(/deeper than 8/);
    expect(refusal(`filters[title]${"[$not]".repeat(9)}[$eq]=x`).message).toMatch(/deeper than 8/);
    const wide = Array.from({ length: 101 }, (_, at) => `filters[$or][${at}][title]=x${at}`).join("&");
    expect(refusal(wide).message).toMatch(/More than 100 conditions/);
    expect(refusal(Array.from({ length: 600 }, () => "fields=title").join("&")).message).toMatch(/500 parameters/);
    const spread = ["", "populate[sectors]", "populate[sectors][populate][jobs]"].map((where, part) =>
      Array.from(
        { length: 40 },
        (_, at) => `${where || ""}${where ? "[filters]" : "filters"}[$or][${at}][title]=${part}`,
      ),
    );
    expect(refusal(spread.flat().join("&")).message).toMatch(/More than 100 conditions/);
    expect(refusal(`filters[title]=${"x".repeat(20_000)}`).message).toMatch(/16384 characters/);
    expect(refusal(`sort=${"title,".repeat(200)}`).message).toMatch(/More than 100 names/);
    expect(refusal(`sort=${"title,".repeat(20)}`).message).toMatch(/More than 10 keys/);
  });
});
