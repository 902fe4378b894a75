import { expect, it } from "vitest";
import type { Item } from "#content/readers.ts";
import { readyParts } from "#content/rich-text.server.ts";
import { readSeedFolder } from "#content/seed.server.ts";
import { composeScene, motifsOf } from "#ui/drawings/compose-scene.ts";
import { WOMEN } from "#ui/drawings/drawn-sex.ts";
import { presentPost } from "./details.server.ts";
import { womenIn } from "./runs.server.ts";

const shipped = readSeedFolder("db/seed");
const jobs = new Map(
  shipped
    .filter(({ type }) => type === "job")
    .map(({ body: { slug, data } }) => {
      const told = { ...(data as { isco08: string; esco_code?: string }), slug };
      return [slug, composeScene({ slug, group: told.esco_code ?? told.isco08 })] as const;
    }),
);
const whoOf = ({ slug }: { readonly slug: string }) => {
  const [, , figure = ""] = jobs.get(slug)?.split(" ") ?? [];
  return figure.startsWith("p-") ? { figure, hue: "R" } : null;
};
const posts = shipped.filter(({ type }) => type === "blog");

it.each(posts.map((post) => [post.body.slug, post] as const))("%s shows whom it tells of, each once", (slug, post) => {
  const data = post.body.data as Record<string, string[]>;
  const named = (key: string) => (data[key] ?? []).map((one) => ({ slug: one, title: one }));
  const arabic = String((post.body.ar as Record<string, unknown>).content);
  const shown = (["ar", "en"] as const).map((locale) => {
    const text = post.body[locale] as Record<string, string>;
    const item = { ...text, slug, locale, jobs: named("jobs"), future_skills: [], publishedAt: "2026-01-01" };
    const sceneOf = () => `0 site ${motifsOf(jobs.get(data.jobs?.[0] ?? "") ?? "0 campus p-guide")[1]} plan`;
    const page = presentPost({ ...item, banner: null, thumbnail: null } as unknown as Item<"blog">, {
      locale,
      timeZone: "Asia/Muscat",
      sceneOf,
      whoOf,
      next: null,
      arabic,
    });
    const html = page.sections.map((part) => (part.kind === "html" ? part.html : "")).join("");
    const told = [...html.matchAll(/href="\/jobs\/([\w-]+)"(?:(?!<\/li>)[\s\S])*?#(p-[a-z]+)"/g)].map(
      ([, job = "", who = ""]) => [job, who] as const,
    );
    for (const [job, who] of told) {
      const isWoman = womenIn(arabic)(job);
      if (isWoman !== null) expect(WOMEN.has(who.slice(2)), `${job}: ${who}`).toBe(isWoman);
    }
    const all = [
      motifsOf(page.scene)[1],
      ...told.map(([, who]) => who),
      ...(page.who ?? []).map(({ figure }) => figure.replace(/\W+$/, "")),
    ];
    expect(new Set(all).size, all.join()).toBe(all.length);
    return told;
  });
  expect(shown[0]).toEqual(shown[1]);
  expect(readyParts(arabic).parts.length).toBeGreaterThan(0);
});

it("walks one that tells of women and men", () => {
  const texts = posts.map(({ body }) => String((body.ar as Record<string, unknown>).content));
  expect(texts.some((text) => womenIn(text)("civil-engineer"))).toBe(true);
});
