import { globSync, readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { AUDIT_EVENTS } from "#features/audit/register.ts";
import { AUDIT_ACTIONS } from "#features/audit/rules.ts";
import { loadInstruments } from "#features/scales/instruments/seed.server.ts";
import { m } from "#i18n/paraglide/messages.js";
import { readValue } from "#platform/personal-data/columns.ts";
import { shownColumns } from "#platform/personal-data/declare.ts";
import { runDue } from "#platform/queue/worker.ts";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../tests/support/api.ts";
import { CLASS, fill, fillEveryKind, somebody, WORD } from "../../../tests/support/filled-person.ts";
import { readPdf } from "../../../tests/support/pdf-text.ts";
import { collectExport } from "./jobs/read-export.server.ts";
import { privacyWork } from "./jobs.server.ts";
import { askExport } from "./operations/ask-export.server.ts";
import { listExports, openExport } from "./operations/view-export.server.ts";

const CODE = /^[A-Za-z]+([._-][a-z_]+)*$/;
/** What stays as it is in every language: names, words people wrote, a slug, the name of a service. */
const NOT_WORDS = [
  "first_name",
  "last_name",
  "name",
  "short_name",
  "word",
  "text",
  "note",
  "slug",
  "device_words",
  "issuer",
  "biography",
  "title",
  "place",
  "what",
  "file_name",
];

onOneEngine("the copy that people read, in Arabic", (engine) => {
  let api: TestApi;
  let text: string;
  let copy: {
    data: Record<string, { not_in_this_copy: Record<string, string>; rows: unknown[] }>;
    explained: Record<string, unknown>;
    about: { encoding: string };
  };
  let left: string[];
  beforeAll(async () => {
    api = await createTestApi(engine);
    await loadInstruments(api.ctx, "db/seed");
    const person = await somebody(api);
    await fill(api, person);
    await fillEveryKind(api, person);
    await api.ctx.db.updateTable("users").set({ locale: "ar" }).where("id", "=", person.id).execute();
    const arabic = { ...person.actor, locale: "ar" as const };
    const { documentId } = await askExport(api.ctx, arabic, {});
    await runDue(api.ctx, privacyWork);
    expect((await listExports(api.ctx, arabic)).find((one) => one.documentId === documentId)?.state).toBe("ready");
    const bytes = async (file: "pdf" | "json") => {
      const { name } = await openExport(api.ctx, arabic, { documentId, file });
      const parts: Buffer[] = [];
      for await (const part of (await api.ctx.files.open("private", name)) ?? [])
        parts.push(Buffer.from(part as Buffer));
      return Buffer.concat(parts);
    };
    text = (await readPdf(await bytes("pdf"))).text;
    copy = JSON.parse((await bytes("json")).toString("utf8"));
    const { parts } = await collectExport(api.ctx, { userId: person.id, locale: "ar" }, () => Promise.resolve());
    const shown = parts.filter(({ entry }) => !entry.readable);
    left = shown.flatMap(({ entry, newest }) =>
      shownColumns(entry)
        .filter(([name]) => !NOT_WORDS.includes(name))
        .flatMap(([name, column]) =>
          newest.flatMap((row) => {
            const words = readValue(column, row[name], "ar", "Asia/Muscat");
            const isCode = CODE.test(words) || words === m.i18n_value_other({}, { locale: "ar" });
            return isCode ? [`${entry.name}.${name}: ${words}`] : [];
          }),
        ),
    );
  });
  afterAll(() => api?.close());

  it("holds a row of every part of the register", () => {
    const empty = Object.entries(copy.data).filter(([, { rows }]) => rows.length === 0);
    expect(
      empty.map(([table]) => table),
      "give each a row in tests/support/filled-person.ts",
    ).toEqual([]);
  });

  it("leaves no value in the codes of the program", () => expect(left).toEqual([]));

  it("shows none in its pages either", () => {
    const words = text.replaceAll(/[^\s\u200e\u200f\u2066-\u2069]*[@/][^\s]*/g, " ").replaceAll(WORD, " ");
    const codes = words.match(/[a-z]+(?:[._-][a-z_]+)+/g) ?? [];
    expect(codes).toEqual([]);
  });

  it("gives the reasons for what it leaves out in Arabic too, in the file for programs", () => {
    const reasons = Object.values(copy.data).flatMap((part) => Object.values(part.not_in_this_copy));
    expect(reasons.length).toBeGreaterThan(40);
    for (const reason of [...reasons, copy.about.encoding]) expect(reason).toMatch(/[\u0621-\u064a]{3}/);
  });

  it("names the class of a place", () => {
    expect(copy.explained.school_classes_of_places).toMatchObject([{ class_name: CLASS }]);
    expect(text).toContain(CLASS);
  });
});

it("has words for every act that is written down anywhere", () => {
  const sources = globSync("src/**/*.server.ts").map((file) => readFileSync(file, "utf8"));
  const noted = sources
    .filter((source) => /\bnote\(/.test(source))
    .flatMap((source) => [...source.matchAll(/"((?:[a-z]+-)?[a-z]+\.[a-z_]+)"/g)].map(([, action = ""]) => action));
  // Work to do is named by its feature, "schools.sweep".
  const rooms = readdirSync("src/features");
  const acts = new Set(noted.filter((action) => !rooms.includes(action.split(".")[0] ?? "")));
  expect(acts.size).toBeGreaterThan(20);
  for (const action of acts) expect(AUDIT_ACTIONS, action).toContain(action);
  const [, column] = shownColumns(AUDIT_EVENTS).find(([name]) => name === "action") ?? expect.fail("not shown");
  for (const locale of ["ar", "en"] as const)
    for (const action of AUDIT_ACTIONS) {
      const said = (code: string) => readValue(column, code, locale, "UTC");
      expect(said(action)).not.toBe(action);
      expect(said(action)).not.toBe(said("none.such"));
    }
});
