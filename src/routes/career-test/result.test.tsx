import { prerender } from "react-dom/static";
import { createRoutesStub } from "react-router";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { ResultPage } from "#features/scales/tendencies/components/result-page.tsx";
import type { NextLink } from "#features/scales/tendencies/components/result-step.tsx";
import { submitAll } from "#features/scales/tendencies/operations/finish-attempt.server.ts";
import { newestForm } from "#features/scales/tendencies/operations/read-instrument.server.ts";
import { showResult } from "#features/scales/tendencies/operations/show-result.server.ts";
import { answersWithScores } from "#features/scales/tendencies/rules/answers-with-scores.ts";
import { byEnvironment } from "#features/scales/tendencies/rules.ts";
import type { ResultView } from "#features/scales/tendencies/schema/result.ts";
import { inLocale } from "#i18n/ambient.server.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { signedInPerson } from "../../../tests/support/people.ts";

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi("sqlite", { isShipped: true });
  await loadInstruments(api.ctx, "db/seed");
});
afterAll(() => api?.close());

let shown: ResultView;
let step: NextLink | null = null;

function ShownResult() {
  return <ResultPage view={shown} step={step} timeZone="Asia/Muscat" isRestored={false} />;
}

describe.each(["ar", "en"] as const)("the result in %s", (locale) => {
  /** The page of these six scores R I A S E C, the first statements of each environment being marked. */
  async function page(scores: string, query: { zone?: number } = {}): Promise<string> {
    const { actor } = await signedInPerson(api.ctx, { locale });
    const form = await newestForm(api.ctx);
    const wanted = byEnvironment((one) => Number(scores["RIASEC".indexOf(one)]));
    const answers = answersWithScores(form.statements, wanted);
    const { attempt } = await submitAll(api.ctx, actor, { answers });
    shown = await showResult(api.ctx, actor, { attempt, ...query });
    const Stub = createRoutesStub([{ path: "/", Component: ShownResult }]);
    const html = await inLocale(locale, async () => {
      const { prelude } = await prerender(<Stub initialEntries={["/"]} />);
      return new Response(prelude).text();
    });
    expect(html).not.toMatch(/NaN|undefined|\{\w+\}/);
    return html;
  }
  const said = (ar: string, en: string) => (locale === "ar" ? ar : en);
  const jobsOn = (html: string) => new Set(html.match(/href="\/jobs\/[\w-]+\?result=1"/g)).size;

  it("explains a clear profile: which come close, eight professions with why, and the method at the end", async () => {
    const html = await page("364832");
    expect(html).toContain(
      said("نتيجتكم: أقرب بيئات العمل إليكم", "Your result: the work environments closest to you"),
    );
    expect(html).toContain(said(">الاجتماعية، ثم البحثية<", ">Social, then Investigative<"));
    expect(html).not.toMatch(/بالتعادل|\(tied\)/);
    // Each leads back to this result, by its number.
    expect(jobsOn(html)).toBeGreaterThanOrEqual(8);
    expect(html.indexOf(said("معامل ثبات", "Reliability"))).toBeGreaterThan(html.indexOf("result-end"));
  });

  it("names the next step of a plan as home does, else a profession to read", async () => {
    const reading = said("قراءة يوم العمل", "Read the working day");
    expect(await page("364832")).toContain(reading);
    step = { text: "Meet a nurse", label: "Open", to: "/study-plan/plan#meet" };
    const html = await page("364832");
    step = null;
    expect(html).toContain('href="/study-plan/plan#meet"');
    expect(html).toContain("Meet a nurse");
    expect(html).not.toContain(reading);
  });

  it("claims of careless answers no more than what was counted", async () => {
    const html = await page("999999");
    expect(html).toContain(said("9 من 9", "9 of 9"));
    expect(html).not.toContain(said("أين يقع الميل", "Where the tendency lies"));
    expect(html).not.toContain(Object.values(shown.sentences)[0]);
    expect(html).toMatch(/aria-hidden="true"[^>]*><li data-env="R"/);
  });

  it("says of 8 and 7 that they are close, of 8 and 8 that they are equal, and sets both apart", async () => {
    expect(await page("173821")).toContain(
      said("البيئة الاجتماعية أولًا، ثم البحثية", "Social, with Investigative close behind"),
    );
    const equal = await page("183821");
    expect(equal).toContain(said("البحثية والاجتماعية متساويتان", "Investigative and Social, equal"));
    expect(equal.match(/data-most=""/g)).toHaveLength(2);
  });

  it("groups professions to try where a result leans, without a label or a figure of likeness", async () => {
    const html = await page("654432");
    expect(html).toContain(
      said("ميل أولي نحو الواقعية والبحثية", "A first leaning towards Realistic and Investigative"),
    );
    expect(jobsOn(html)).toBeGreaterThanOrEqual(4);
    expect(html).not.toContain(said("التشابه", "Likeness"));
  });

  it("lists no professions for a flat profile, says why, and leads to the six environments", async () => {
    const html = await page("554433");
    expect(jobsOn(html)).toBe(0);
    expect(html).toContain(said("لا تبرز بيئة على غيرها", "No environment stands out"));
    expect(new Set(html.match(/href="\/jobs\?environment=[\w-]+"/g)).size).toBe(6);
  });

  it("reads nothing of answers without care, and offers the scale again", async () => {
    const html = await page("999999");
    expect([jobsOn(html), html.includes("edge-raw")]).toEqual([0, false]);
    expect(html).toContain(said("هذه الإجابات لا تكفي لنتيجة", "These answers are not enough for a result"));
    expect(html).toMatch(/<form[^>]*action="\/career-test"/);
  });

  it("names the least where no letter leads, and calls nothing the best", async () => {
    const html = await page("777770");
    expect(html).toContain(said("وأقلّها التنظيمية", "Conventional the least"));
    expect(html).not.toContain(said("أقرب تطابق", "Best fit"));
  });

  it("keeps to the preparation somebody accepts", async () => {
    const all = await page("364832");
    const html = await page("364832", { zone: 1 });
    expect(jobsOn(html)).toBeLessThan(jobsOn(all));
    expect(html).toContain('<option value="1" selected="">');
  });
});
