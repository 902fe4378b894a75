import { readdirSync, readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { taughtScene } from "#features/studies/presenter/study.server.ts";
import { framingOf, unframed } from "../drawing-framing.ts";
import { PLANES } from "../drawing-plane.ts";
import {
  composeOwnScene,
  composeRelatedScene,
  composeScene,
  composeSectorScene,
  composeSkillScene,
  motifsOf,
  toolIn,
  workOf,
  workOfField,
} from "./compose-scene.ts";
import { WOMEN } from "./drawn-sex.ts";
import { isIndoors } from "./motif-traits.ts";
import { framingFor } from "./scene-framing.ts";
import {
  SCENES_BY_ENVIRONMENT,
  SCENES_BY_GROUP,
  SCENES_BY_SECTOR,
  SCENES_BY_WORKPLACE,
  SCENES_OF_SECTORS,
} from "./scenes-by-group.ts";
import { SCENES_BY_FIELD, SCENES_BY_SKILL, SCENES_BY_SKILL_CATEGORY } from "./scenes-by-skill.ts";

const SPRITES = ["motifs", "motifs-more", "motifs-people", "motifs-rooms"].map((name) =>
  readFileSync(new URL(`./${name}.svg`, import.meta.url), "utf8"),
);
const namesIn = (sprite = "") => [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const DRAWN = new Set(SPRITES.flatMap(namesIn));

const FOLDER = new URL("../../../db/seed/content/job/", import.meta.url);
const shippedBySlug = new Map<string, ReturnType<typeof workOf>>();
const shipped = readdirSync(FOLDER).map((name) => {
  const { slug, data } = JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"));
  const told = {
    slug,
    group: data.esco_code ?? data.isco08,
    sectors: data.sectors,
    workplaces: data.workplaces,
    environments: data.work_environments,
  };
  shippedBySlug.set(slug, workOf(told));
  return composeScene(told);
});

/** Whether the one at work in a scene is a woman. */
function showsWoman(scene: string): boolean {
  const [, name] = / p-([a-z]+)/.exec(scene) ?? [];
  return WOMEN.has(name ?? "");
}

describe("the scene of a profession", () => {
  it("is the same for the same record, with a ground, a place, somebody at work and a tool that are drawn", () => {
    for (const scene of shipped) {
      expect(scene).toMatch(/^[nmf]?[0-5] [a-z0-9-]+!* p-[a-z]+[!~]* [a-z0-9-]+!*$/);
      for (const motif of motifsOf(scene)) expect(DRAWN).toContain(motif);
    }
  });

  it("is another for each shipped profession, told apart by its place and who works there", () => {
    expect(new Set(shipped.map((scene) => motifsOf(scene).slice(0, 2).join())).size).toBe(shipped.length);
  });

  it("names only what is drawn", () => {
    const tables = [
      SCENES_BY_GROUP,
      SCENES_BY_SECTOR,
      SCENES_BY_WORKPLACE,
      SCENES_BY_ENVIRONMENT,
      SCENES_BY_FIELD,
      SCENES_BY_SKILL,
      SCENES_BY_SKILL_CATEGORY,
    ];
    for (const entry of tables.flatMap((table) => Object.values(table)))
      for (const motif of entry.split(" ")) expect(DRAWN, entry).toContain(motif === "*" ? "farm" : motif);
    expect(DRAWN.size, "a name is in one file only").toBe(SPRITES.flatMap(namesIn).length);
  });

  it("fits a new profession by the longest code of its group", () => {
    expect(motifsOf(composeScene({ slug: "midwife", group: "2222" }))[0]).toBe("maternity");
    expect(motifsOf(composeScene({ slug: "wind-technician", group: "7411.1.4" }))[0]).toBe("solarfield");
    expect(motifsOf(composeScene({ slug: "lineman", group: "7413" }))[0]).toBe("pylons");
  });

  it("falls back to the sector, the workplace, the environment, and to something", () => {
    const place = (told: object) => motifsOf(composeScene({ slug: "new", ...told }))[0];
    expect(place({ group: "2144.9", sectors: ["health-care"] })).toBe("machineplan");
    expect(["port", "road", "warehouse"]).toContain(place({ group: "31", sectors: ["transport-and-logistics"] }));
    expect(["factory", "workshop"]).toContain(place({ sectors: ["of-an-editor", "manufacturing"] }));
    expect(place({ workplaces: ["laboratory"] })).toBe("laboratory");
    expect(place({ environments: ["social"] })).toBe("street");
    expect(place({ group: "constructor" })).toBe("campus");
  });

  it("shows somebody at work whatever is told", () => {
    for (const [code, entry] of Object.entries({ ...SCENES_BY_GROUP, ...SCENES_BY_SECTOR, ...SCENES_BY_WORKPLACE }))
      expect(entry, code).toMatch(/^[a-z0-9 *]+( p-[a-z]+)+( [a-z0-9]+)+$/);
    expect(motifsOf(composeScene({ slug: "new", environments: ["social"] }))[1]).toBe("p-care");
  });

  it("draws nothing that is never named", () => {
    const named = new Set(
      [
        "./compose-scene.ts",
        "./scenes-by-group.ts",
        "./scenes-of-professionals.ts",
        "./scenes-of-trades.ts",
        "./scenes-by-skill.ts",
        "./scenes-by-study.ts",
        "./scenes-by-topic.ts",
        "../../features/home/rules.ts",
        "../../features/home/components/hero.tsx",
        "../record-drawing.tsx",
        "../../features/studies/presenter/study.server.ts",
        "../../features/resources/components/resources-page.tsx",
        "../../features/scales/tendencies/components/result-after.tsx",
        "../../features/legal/components/questions.tsx",
        "../../features/scales/instruments/components/scale-start-page.tsx",
        "../../errors/lost-ways.tsx",
        "../../errors/lost-scene.tsx",
      ].flatMap((file) => readFileSync(new URL(file, import.meta.url), "utf8").match(/[a-z0-9-]+/g) ?? []),
    );
    // What is behind and before a large scene is named by the number of its lie.
    for (const motif of DRAWN) if (!/^(far|near)-[0-5]$/.test(motif ?? "")) expect(named, motif).toContain(motif);
  });

  it.each(SPRITES)("stays light: every motif of a file together, in the colours of the page alone", (sprite) => {
    expect(brotliCompressSync(sprite).length).toBeLessThanOrEqual(22_000);
    expect(sprite).not.toMatch(/style=|#[0-9a-f]{3}/);
  });

  it("says who is broad", () => {
    expect(composeScene({ slug: "a", group: "8331" })).toMatch(/^\d busstop p-bus~ route$/);
    for (const slug of ["a", "b", "c", "d", "e", "f", "g", "h"])
      expect(composeScene({ slug, group: "2264" }), "never at the edge").toMatch(/^[35] gym p-physio~ spine$/);
  });

  it("has an entry for every major, sub-major and minor group of ISCO-08", () => {
    const minors =
      "01:1 02:1 03:1 11:2 12:2 13:4 14:3 21:6 22:6 23:5 24:3 25:2 26:5 31:5 32:5 33:5 34:3 35:2 41:3 42:2 43:2 44:1 51:6 52:4 53:2 54:1 61:3 62:2 63:4 71:3 72:3 73:2 74:2 75:4 81:8 82:1 83:5 91:2 92:1 93:3 94:1 95:2 96:2";
    for (const one of minors.split(" ")) {
      const [group = "", count = "0"] = one.split(":");
      // A group with one finer one is that one.
      const finer = Number(count) > 1 ? Array.from({ length: Number(count) }, (_, at) => `${group}${at + 1}`) : [];
      for (const code of [group.charAt(0), group, ...finer]) expect(Object.keys(SCENES_BY_GROUP)).toContain(code);
    }
  });

  it("chooses the place, who and which tool of a pool by the slug", () => {
    const scenes = Array.from({ length: 200 }, (_, at) => composeScene({ slug: `job-${at}`, group: "33" }));
    for (const scene of scenes) expect(new Set(motifsOf(scene)).size).toBe(motifsOf(scene).length);
    for (const at of [0, 1, 2]) expect(new Set(scenes.map((scene) => motifsOf(scene)[at])).size).toBeGreaterThan(1);
    expect(new Set(scenes.map((scene) => motifsOf(scene).join())).size).toBeGreaterThan(12);
  });
});

describe("how near a scene is seen", () => {
  const seen = (framing: string | undefined) => shipped.filter((scene) => framingOf(scene) === framing).length;

  it("is about a third each of the shipped professions: near, far, and whole before a place", () => {
    for (const count of [seen("n") + seen("m"), seen("f"), seen(undefined)]) {
      expect(count / shipped.length).toBeGreaterThan(0.25);
      expect(count / shipped.length).toBeLessThan(0.42);
    }
  });

  it("is told by who works there and where: never a vehicle from near, nor an object", () => {
    expect(framingFor("kitchen", "p-cook")).toBe("m");
    expect(framingFor("courtroom", "p-lawyer")).toBe("n");
    expect(framingFor("ward", "p-midwife")).toBeUndefined();
    expect(framingFor("ship", "p-captain")).toBe("f");
    expect(framingFor("port", "p-lift")).toBeUndefined();
    expect(framingFor("library", "t-book")).toBeUndefined();
    expect(framingOf(composeScene({ slug: "a", group: "8331" }))).toBeUndefined();
  });

  it("goes on to studies, and leaves those whole who stand on the ground of something else", () => {
    const lawyer = workOf({ slug: "lawyer", group: "2611", sectors: ["law-and-public-service"] });
    expect(framingOf(composeRelatedScene("degree", "study", lawyer))).toBe("n");
    expect(framingOf(composeOwnScene("nurse", ["ward", "p-nurse"]))).toBeUndefined();
  });
});

describe("the scene of something else", () => {
  const nurse = workOf({ slug: "nurse", group: "2221.2", sectors: ["health-care"] });
  const KINDS = {
    degree: "t-degree",
    certificate: "t-roll",
    program: "t-book",
    experiences: "badge",
    merit: "t-medal",
  };

  it("shows who works where a study leads to, and the mark of its kind for small pictures", () => {
    for (const [kind, mark] of Object.entries(KINDS)) {
      const scene = composeRelatedScene(kind as keyof typeof KINDS, "study", nurse);
      expect(motifsOf(scene)).toEqual(["skillslab", "p-skills", "trolley", mark]);
      expect(scene).toMatch(/\*$/);
    }
  });

  it("tells the shipped programmes of one list apart by place and who works there", () => {
    for (const folder of ["academic-degree", "academic-program"]) {
      const shown = readdirSync(new URL(`../${folder}/`, FOLDER)).map((name) => {
        const { data } = JSON.parse(readFileSync(new URL(`../${folder}/${name}`, FOLDER), "utf8"));
        return motifsOf(shippedBySlug.get(data.jobs[0])?.scene ?? "")
          .slice(0, 2)
          .join();
      });
      expect(shown.length - new Set(shown).size, folder).toBeLessThanOrEqual(3);
    }
  });

  it("has a ground that fits its place, and no desk on open land", () => {
    const coach = composeScene({ slug: "sports-coach", group: "3422", sectors: ["education-and-training"] });
    const work = workOf({ slug: "sports-coach", group: "3422", sectors: ["education-and-training"] });
    for (const one of [...shippedBySlug.values(), work]) {
      const [place = ""] = motifsOf(one.scene);
      expect(unframed(one.scene).charAt(0), place).toMatch(isIndoors(place) ? /[235]/ : /[014]/);
    }
    for (const slug of ["a", "b", "c", "d"])
      expect(motifsOf(composeRelatedScene("courses", slug, work))[1]).toBe(motifsOf(coach)[2]);
  });

  it("has nothing of a room out of doors: no lamp before a front, no bed on open land", () => {
    const taught = [...shippedBySlug].flatMap(([slug, { scene }]) =>
      (["degree", "program", "certificate"] as const).map((kind) => taughtScene(kind, slug, scene)),
    );
    for (const scene of taught) {
      const [place = ""] = motifsOf(scene);
      expect(unframed(scene), scene).toMatch(isIndoors(place) ? /^[235]/ : /^[014]/);
    }
    // Behind what stands in a room are arches and doors, upright on its floor.
    for (const { lies } of Object.values(PLANES))
      for (const lie of [2, 3, 5]) expect(lies[lie]?.far).toMatch(/^(M[\d-]+ \d+(v-\d+a[\d ]+v\d+z|h))+$/);
  });

  it("shows a degree where what it teaches stands, with whoever learns it beside", () => {
    expect(motifsOf(taughtScene("degree", "nursing", "S2 ward p-nurse trolley"))).toEqual([
      "skillslab",
      "p-skills",
      "p-map",
    ]);
    expect(motifsOf(taughtScene("degree", "civil", "If0 bridge p-engineer plan"))[0]).toBe("bridge");
  });

  it("gives water, plants and fire their own colours", () => {
    const drawn = (name: string) => SPRITES.join("").match(new RegExp(`<g id="${name}">.*`))?.[0];
    for (const name of ["drop", "waterworks", "p-sample", "ship", "dhow"]) expect(drawn(name)).toContain("--sea");
    for (const name of ["leaf", "p-plant", "farm", "greenhouse", "near-0"]) expect(drawn(name)).toContain("--plant");
    expect(drawn("flame")).toContain("--flame");
  });

  it("gives each shipped sector a place and a person of its own", () => {
    const folder = readdirSync(new URL("../sector/", FOLDER)).map((name) => name.replace(".json", ""));
    const scenes = folder.map((slug) => motifsOf(composeSectorScene(slug) ?? ""));
    expect(new Set(scenes.map(([place]) => place)).size).toBe(folder.length);
    expect(new Set(scenes.map(([, who]) => who)).size).toBe(folder.length);
    for (const motif of scenes.flat()) expect(DRAWN).toContain(motif);
    expect(composeSectorScene("of-an-editor")).toBeNull();
    expect(Object.keys(SCENES_OF_SECTORS).toSorted()).toEqual(folder.toSorted());
  });

  it("knows who is drawn as a woman: some of each sex, and who has a woman's title alone", () => {
    const women = shipped.filter(showsWoman).length / shipped.length;
    expect(women).toBeGreaterThan(0.35);
    expect(women).toBeLessThan(0.65);
    expect(showsWoman(composeScene({ slug: "midwife", group: "2222" }))).toBe(true);
  });

  it("shows objects of the topic where it is read, in an article whom it tells of, each shipped one another", () => {
    const read = (["blog", "document", "book", "course"] as const).flatMap((folder) =>
      readdirSync(new URL(`../${folder}/`, FOLDER)).map((name) => {
        const { slug, data } = JSON.parse(readFileSync(new URL(`../${folder}/${name}`, FOLDER), "utf8"));
        const about = shippedBySlug.get(data.jobs?.[0]) ?? null;
        return { folder, motifs: motifsOf(composeRelatedScene(`${folder}s`, slug, about)) };
      }),
    );
    for (const motif of read.flatMap(({ motifs }) => motifs)) expect(DRAWN).toContain(motif);
    for (const { folder, motifs } of read)
      if (folder !== "blog") expect(motifs[1]).toMatch(/^(?!p-)|^p-(care|family|guide|meet)$/);
    const told = read.filter(({ folder, motifs }) => folder === "blog" && /^p-/.test(motifs[1] ?? ""));
    expect(told.length).toBeGreaterThan(15);
    expect(new Set(told.map(({ motifs }) => motifs[1])).size).toBeGreaterThan(14);
    expect(new Set(read.map(({ motifs }) => motifs.slice(0, 2).join())).size).toBe(read.length);
  });

  it("is of its field, or of no field in particular, where no profession is named", () => {
    const law = workOfField("jurists", "law-and-society");
    expect(motifsOf(composeRelatedScene("merit", "jurists", law))).toEqual([
      "courtroom",
      expect.stringMatching(/^p-(lawyer|judge)$/),
      expect.stringMatching(/^(scales|gavel|book)$/),
      "t-medal",
    ]);
    expect(workOfField("jurists", "of-an-editor")).toBeFalsy();
    expect(motifsOf(composeRelatedScene("university", "tawd", null))[0]).toBe("campus");
  });

  it("is a skill's own, else one of its category", () => {
    expect(motifsOf(composeSkillScene("drone-operation", "technical"))[1]).toBe("drone");
    for (const [slug, entry] of Object.entries({ ...SCENES_BY_SKILL, ...SCENES_BY_SKILL_CATEGORY })) {
      expect(entry, "at most one at work, and a tool").toMatch(/^[a-z]+( p-[a-z]+)?( [a-z0-9]+)+$/);
      expect(toolIn(composeSkillScene(slug, "basic")), slug).toMatch(/^(?!p-)./);
    }
    expect(motifsOf(composeSkillScene("critical-thinking", "basic"))[1]).toBe("p-analyst");
    expect(motifsOf(composeSkillScene("quantum", "technical"))[0]).toBe("controlroom");
    expect(motifsOf(composeSkillScene("quantum", "unheard-of"))[0]).toBe("campus");
  });
});
