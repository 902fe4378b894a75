import { expect, it } from "vitest";
import type { Context } from "#platform/context.ts";
import type { Visitor } from "#shared/actor.ts";
import { readListing } from "#shared/listing.ts";
import { published, type WrittenRecord } from "#tests/support/published.ts";
import { CERTIFICATES, DEGREES, MERIT_PROGRAMS, PROGRAMS } from "../schema.ts";
import { chooseMeritPrograms } from "./choose-merit-programs.server.ts";
import { listCertificates } from "./list-certificates.server.ts";
import { listDegrees, listDegreesByArea } from "./list-degrees.server.ts";
import { listMeritPrograms } from "./list-merit-programs.server.ts";
import { listPrograms } from "./list-programs.server.ts";
import { meantStudies, readStudy } from "./read-study.server.ts";

const named = (slug: string, ar: string, en: string, data: object = {}): WrittenRecord => ({
  slug,
  data: { ...data },
  ar: { title: ar, summary: ar },
  en: { title: en, summary: en },
});
const untold = (record: WrittenRecord): WrittenRecord => ({
  ...record,
  ar: { title: record.ar?.title },
  en: { title: record.en?.title },
});
const place = (slug: string, name: string): WrittenRecord => ({
  slug,
  data: { sample: true },
  ar: { name: `ع ${name}`, summary: "جملة", description: "نص", location: "الساحل" },
  en: { name, summary: "A sentence", description: "Text", location: "The coast" },
});

function degree(at: number, links: WrittenRecord["links"], data: object = {}): WrittenRecord {
  const words = (name: string) => ({
    title: `${name} ${at}`,
    degree_name: `B ${name} ${at}`,
    summary: "S",
    about: "One\n\nTwo",
  });
  return {
    slug: `degree-${at}`,
    updated: new Date(Date.UTC(2026, 8, 1 + at)).toISOString(),
    data: { type: "bachelor", study_mode: "full_time", duration: 48, ...data },
    ar: words("درجة"),
    en: words("Degree"),
    links,
  };
}

const DIPLOMA = { type: "diploma", study_mode: "distance", duration: 18, sample: true };
const content = published({
  "academic-degree-area": [
    named("health", "الصحة", "Health", { order: 2 }),
    named("law", "القانون", "Law", { order: 1 }),
  ],
  university: [place("tawd", "Tawd"), place("sahil", "Sahil")],
  institution: [place("board", "The board")],
  job: [
    {
      slug: "nurse",
      data: { job_type: "professional" },
      ar: { title: "ممرض", summary: "جملة", description: "نص" },
      en: { title: "Nurse", summary: "A sentence", description: "Text" },
    },
  ],
  "academic-degree": [
    ...Array.from({ length: 8 }, (_, at) =>
      degree(at, { academic_degree_areas: ["health"], university: ["tawd"], jobs: at === 0 ? ["nurse"] : [] }),
    ),
    degree(8, { academic_degree_areas: ["law", "health"], university: ["sahil"] }, DIPLOMA),
    ...[9, 10, 11, 12].map((at) => degree(at, {}, DIPLOMA)),
  ],
  certification: [
    {
      slug: "care-certificate",
      data: { study_pattern: "blended", duration: 0.5, certificate_level: "advanced", validity: 24, sample: true },
      ar: { title: "رعاية", summary: "جملة", description: "نص" },
      en: { title: "Care", summary: "A sentence", description: "Text" },
      links: { institution: ["board"], jobs: ["nurse"] },
    },
  ],
  "academic-subject-option": ["biology", "chemistry", "physics"].map((slug) =>
    untold(named(slug, `ع ${slug}`, `The ${slug}`)),
  ),
  "academic-program-category": [untold(named("care", "رعاية", "Care"))],
  "academic-program-location": [untold(named("coast", "الساحل", "Coast"))],
  "academic-program-institute": [{ ...named("waha", "الواحة", "Waha"), links: { university: ["tawd"] } }],
  "academic-program": [
    {
      slug: "nursing-coast-program",
      data: {
        program_code: "WJ101",
        study_mode: "full_time",
        duration: 48,
        seats: 2,
        guide_page: 12,
        guide_year: 2026,
        entry_rules: {
          minimum_average: 75.5,
          rule: {
            allOf: [
              { subject: "biology", minimum: 75 },
              { atLeast: 2, of: ["biology", "chemistry", "physics"].map((subject) => ({ subject, minimum: 60 })) },
              { anyOf: [{ subject: "physics", minimum: 90 }] },
            ],
          },
        },
      },
      ar: { title: "تمريض", summary: "جملة", description: "نص", guide_title: "دليل" },
      en: { title: "Nursing", summary: "A sentence", description: "Text", guide_title: "Guide" },
      links: {
        subject: ["biology", "chemistry", "physics"],
        category: ["care"],
        location: ["coast"],
        institute: ["waha"],
        academic_degree: ["degree-0"],
        jobs: ["nurse"],
      },
    },
  ],
  "merit-program": (
    [
      ["low", 70, "أمّ القرى"],
      ["high", 95, "مَسقط"],
      ["middle", 80, "مسقط"],
    ] as const
  ).map(([slug, percentage, city]) => ({
    slug,
    data: { percentage },
    ar: { program_name: `منحة ${slug}`, summary: "جملة", description: "نص", country_city: city },
    en: { program_name: `Award ${slug}`, summary: "A sentence", description: "Text", country_city: slug },
    links: { category: slug === "low" ? ["care"] : [], institute: ["waha"] },
  })),
});
const ctx = { content } as unknown as Context;
const origin = { address: "", device: "", userAgent: "" };
const arabic: Visitor = { kind: "visitor", locale: "ar", origin };
const english: Visitor = { kind: "visitor", locale: "en", origin };
const params = (query: string) => new URLSearchParams(query);
const degrees = (query: string) => listDegrees(ctx, english, readListing(DEGREES, params(query)));
const byArea = (query: string) => listDegreesByArea(ctx, english, readListing(DEGREES, params(query)));
const merit = (query: string) => chooseMeritPrograms(ctx, english, readListing(MERIT_PROGRAMS, params(query)));

it("gives 12 degrees a page, newest first, and nothing beyond the last", () => {
  expect(degrees("")).toMatchObject({ total: 13, pages: 2, areas: null });
  expect(
    degrees("")
      ?.cards.map(({ slug }) => slug)
      .slice(0, 2),
  ).toEqual(["degree-12", "degree-11"]);
  expect(degrees("page=2")?.cards).toHaveLength(1);
  expect([degrees("page=3"), degrees("page=0")]).toEqual([null, null]);
});

it("filters degrees by relations and by enumerated values, with counts", () => {
  expect(degrees("area=health")?.total).toBe(9);
  expect(degrees("area=health&type=diploma")?.cards.map(({ slug }) => slug)).toEqual(["degree-8"]);
  expect(degrees("profession=nurse")?.total).toBe(1);
  const groups = degrees("university=sahil")?.groups;
  expect(groups?.find(({ key }) => key === "type")?.options).toEqual([{ slug: "diploma", title: "Diploma", count: 1 }]);
  expect(degrees("university=sahil")?.ways.map(({ id }) => id)).toEqual(["law", "health"]);
  expect(groups?.find(({ key }) => key === "university")?.options).toEqual([
    { slug: "sahil", title: "Sahil", count: 1 },
    { slug: "tawd", title: "Tawd", count: 8 },
  ]);
});

it("names the filter to drop", () => {
  expect(degrees("area=law&type=master")).toMatchObject({
    total: 0,
    active: [
      { key: "area", title: "Law", countWithout: 0 },
      { key: "type", title: "Master’s degree", countWithout: 1 },
    ],
  });
});

it("shows degrees area by area in the editor's order, the first six of each", () => {
  const areas = byArea("")?.areas;
  expect(areas?.map(({ slug, count, cards }) => [slug, count, cards.length])).toEqual([
    ["law", "1 degree", 1],
    ["health", "9 degrees", 6],
    [null, "4 degrees", 4],
  ]);
  expect(byArea("area=law")?.areas?.map(({ slug }) => slug)).toEqual(["law", "health"]);
  expect(byArea("page=2")).toBeNull();
});

it("puts what matters on a card, in the language asked for", () => {
  const query = readListing(DEGREES, params("area=law"));
  const [arabicCard] = listDegrees(ctx, arabic, query)?.cards ?? [];
  expect(arabicCard?.over).toBe("دبلوم · ع Sahil");
  expect(arabicCard?.facts).toEqual([
    { name: "المدة", text: "سنة ونصف" },
    { name: "النظام", text: "عن بُعد" },
    { name: "القبول", text: "غير مذكور" },
  ]);
  const texts = listDegrees(ctx, english, query)?.cards[0]?.facts.map(({ text }) => text);
  expect(texts).toEqual(["1.5 years", "Distance learning", "Not stated"]);
});

it("gives every card the same three places: how long, where, what entry asks", () => {
  const listed = [
    ...(degrees("")?.cards ?? []),
    ...(listCertificates(ctx, english, readListing(CERTIFICATES, params("")))?.cards ?? []),
    ...(listPrograms(ctx, english, readListing(PROGRAMS, params("")))?.cards ?? []),
  ];
  const [places, texts] = [0, 1].map(() => [new Set<string>(), new Set<string>(), new Set<string>()]);
  for (const { facts } of listed) {
    expect(facts).toHaveLength(3);
    for (const [at, { name, text }] of facts.entries()) {
      places?.[at]?.add(name);
      texts?.[at]?.add(text);
    }
  }
  expect(places?.map((names) => [...names])).toEqual([
    ["Length"],
    ["Mode", "Validity", "Place"],
    ["Entry", "Level", "Average from"],
  ]);
  expect(texts?.flatMap((all) => [...all])).not.toContain("");
});

it("tells more on the first card of a list: its summary, and the professions it leads to", () => {
  const [first, second] = degrees("sort=title")?.cards ?? [];
  expect(first).toMatchObject({
    slug: "degree-0",
    telling: "S",
    isOwnText: true,
    lead: { jobs: { tiles: [{ to: "/jobs/nurse", title: "Nurse" }] } },
  });
  expect(second?.lead).toBeUndefined();
});

it("says once that all of a list are examples, else on the card", () => {
  const lawOnly = listDegrees(ctx, english, readListing(DEGREES, params("area=law")));
  expect(lawOnly).toMatchObject({ isSample: true, cards: [{ sample: false }] });
  const all = listDegrees(ctx, english, readListing(DEGREES, params("")));
  expect(all?.isSample).toBe(false);
});

it("lists certificates and programmes", () => {
  const certificates = (query: string) => listCertificates(ctx, english, readListing(CERTIFICATES, params(query)));
  expect(certificates("level=advanced&institution=board&pattern=blended&profession=nurse")?.cards[0]).toMatchObject({
    over: "The board · Blended",
    facts: expect.arrayContaining([
      { name: "Length", text: "2 weeks" },
      { name: "Validity", text: "2 years" },
    ]),
    telling: expect.stringMatching(/^Leads to .*[Nn]urse/),
  });
  expect(certificates("level=foundation")?.total).toBe(0);
  const programs = (query: string) => listPrograms(ctx, english, readListing(PROGRAMS, params(query)));
  expect(programs("category=care&institute=waha&location=coast&subject=physics")?.total).toBe(1);
  expect(programs("subject=nowhere")?.total).toBe(0);
});

it("finds merit programmes within reach, the highest minimum first", () => {
  const slugs = (question: Parameters<typeof listMeritPrograms>[2]) =>
    listMeritPrograms(ctx, arabic, question).map(({ slug }) => slug);
  expect(slugs({})).toEqual(["high", "middle", "low"]);
  expect(slugs({ percentage: 80 })).toEqual(["middle", "low"]);
  expect(slugs({ percentage: 79.99 })).toEqual(["low"]);
  expect(slugs({ country_city: "مسقط" })).toEqual(["high", "middle"]);
  expect(slugs({ country_city: "ام القري" })).toEqual(["low"]);
  expect(slugs({ program_name: "HIGH" })).toEqual(["high"]);
  expect(slugs({ category: "رعاية" })).toEqual(["low"]);
  expect(slugs({ category: "care", institute: "nowhere" })).toEqual([]);
});

it("takes my percentage as one more filter", () => {
  expect(merit("percentage=٨٠&category=care")).toMatchObject({
    total: 1,
    percentageFault: false,
    active: [
      { key: "percentage", slug: "٨٠", title: "My percentage: 80%", countWithout: 1 },
      { key: "category", title: "Care", countWithout: 2 },
    ],
  });
  expect(merit("percentage=60")).toMatchObject({ total: 0, active: [{ countWithout: 3 }] });
});

it.each(["abc", "101", "-5"])("refuses %s as a percentage and shows everything", (percentage) => {
  expect(merit(`percentage=${percentage}`)).toMatchObject({ total: 3, percentageFault: true, active: [] });
});

it("tells entry rules as subjects with their marks, in the groups they are chosen from", () => {
  const gates = readStudy(ctx, english, "nursing-coast-program")?.path?.gates;
  const line = (text: string, mark: string) => ({ text, mark, parts: [] });
  const group = (text: string, ...parts: object[]) => ({ text, parts });
  expect(gates?.find(({ id }) => id === "entry")?.entry).toEqual({
    lines: [
      line("Overall average", "75.5%"),
      group(
        "All of:",
        line("The biology", "75%"),
        group("At least 2 of:", line("The biology", "60%"), line("The chemistry", "60%"), line("The physics", "60%")),
        line("The physics", "90%"),
      ),
    ],
    notes: ["Marks are the lowest accepted in the grade 12 certificate.", "Source: Guide, 2026, page 12"],
  });
});

it("leads to the door map with subjects that open it", () => {
  expect(readStudy(ctx, english, "nursing-coast-program")?.doors?.to).toBe(
    "/study-plan?s=biology&s=chemistry&s=physics",
  );
  expect(readStudy(ctx, english, "care-certificate")?.doors).toBeNull();
});

it("ends the way of a study at the nearest profession", () => {
  for (const slug of ["degree-0", "care-certificate", "nursing-coast-program"])
    expect(readStudy(ctx, english, slug)?.path?.end, slug).toMatchObject({ job: { to: "/jobs/nurse" }, others: [] });
});

it("never shows the bare name of a subject that is no longer there", () => {
  const rules = {
    rule: {
      anyOf: [
        { subject: "gone-subject", minimum: 60 },
        { subject: "physics", minimum: 70 },
      ],
    },
  };
  const gone = published({
    "academic-subject-option": [untold(named("physics", "فيزياء", "Physics"))],
    "academic-program": [
      {
        slug: "left-alone",
        data: { program_code: "WJ102", study_mode: "full_time", duration: 48, entry_rules: rules },
        ar: { title: "ع", summary: "جملة", description: "نص" },
        en: { title: "T", summary: "A sentence", description: "Text" },
      },
    ],
  });
  for (const [actor, words] of [
    [english, "A subject that is no longer listed"],
    [arabic, "مادة لم تعد في القائمة"],
  ] as const) {
    const study = readStudy({ content: gone } as unknown as Context, actor, "left-alone");
    const line = study?.path?.gates.find(({ id }) => id === "entry")?.entry?.lines[0];
    expect(line?.parts[0]?.text).toBe(words);
    expect(line?.parts[0]?.mark?.replace(/[\u200e\u200f\u061c\u2066-\u2069]/g, "")).toBe("60%");
    expect(JSON.stringify(study)).not.toContain("gone-subject");
  }
});

it("reads each of the three kinds by its slug", () => {
  expect(readStudy(ctx, english, "degree-0")).toMatchObject({
    kind: "degree",
    title: "B Degree 0",
    providerName: "Tawd",
  });
  expect(readStudy(ctx, english, "care-certificate")).toMatchObject({ kind: "certificate", providerName: "The board" });
  expect(readStudy(ctx, english, "nursing-coast-program")).toMatchObject({ kind: "program", providerName: "Waha" });
});

it("links a degree both ways", () => {
  const study = readStudy(ctx, english, "degree-0");
  const ends = study?.path?.end ? [study.path.end.job, ...study.path.end.others] : [];
  const gates = study?.path?.gates.flatMap((gate) => gate.links ?? []) ?? [];
  const links = [...gates, ...(study?.admitted?.programs ?? []), ...ends, ...(study?.similar?.links ?? [])];
  expect(links.map(({ to }) => to)).toEqual(
    expect.arrayContaining(["/jobs/nurse", "/academic-profile/nursing-coast-program", "/academic-profile/degree-8"]),
  );
  expect(links.map(({ to }) => to)).not.toContain("/academic-profile/degree-0");
});

it("leaves out facts and sections that a record does not have", () => {
  const bare = readStudy(ctx, english, "degree-12");
  expect(bare?.facts.map(({ name }) => name)).toEqual(["Length", "Award"]);
  expect(bare).toMatchObject({ path: null, day: null, doors: null, provider: null, skills: null, similar: null });
});

it("has nothing at an unknown address but the ones that may be meant", () => {
  expect(readStudy(ctx, english, "degree-99")).toBeNull();
  expect(readStudy(ctx, english, "__proto__")).toBeNull();
  expect(meantStudies(ctx, english, "nursing-coast")[0]?.to).toBe("/academic-profile/nursing-coast-program");
});

it("gives the one university or institution a list is narrowed to its place there", () => {
  const about = { name: "Tawd", location: "The coast", texts: ["Text"], sample: true, kind: "university" };
  expect(degrees("university=tawd")?.provider).toMatchObject(about);
  expect(byArea("university=tawd")?.provider).toMatchObject(about);
  expect(listDegrees(ctx, arabic, readListing(DEGREES, params("university=tawd")))?.provider?.name).toBe("ع Tawd");
  const programs = (query: string) => listPrograms(ctx, english, readListing(PROGRAMS, params(query)))?.provider;
  expect(programs("institute=waha")).toMatchObject(about);
  const certificates = (query: string) => listCertificates(ctx, english, readListing(CERTIFICATES, params(query)));
  expect(certificates("institution=board")?.provider).toMatchObject({ name: "The board", kind: "institution" });
  for (const query of ["", "university=tawd&university=sahil", "university=unknown", "area=health"])
    expect(degrees(query)?.provider, query).toBeNull();
  expect([programs(""), certificates("")?.provider]).toEqual([null, null]);
});
