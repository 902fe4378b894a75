import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { onOneEngine } from "#tests/support/engines.ts";
import { createTestApi, type TestApi } from "../../../../../tests/support/api.ts";
import { signedInPerson } from "../../../../../tests/support/people.ts";
import { loadInstruments } from "../../instruments/seed.server.ts";
import { saveAnswer } from "./answer-items.server.ts";
import { exportInstrument } from "./export-instrument.server.ts";
import { submitDraft } from "./finish.server.ts";
import { importInstrument } from "./import-instrument.server.ts";
import { draftAt, startOrResume } from "./open-draft.server.ts";
import { resultAt } from "./read-results.server.ts";

const eta = () => JSON.parse(readFileSync("db/seed/scales/eta-1.json", "utf8"));
const norms = () => JSON.parse(readFileSync("db/seed/scales/eta-norms-1.json", "utf8"));

/** Sixty items of five points as somebody's spreadsheet holds them. */
const SIXTY = [
  "part,id,of,value,from,to,ar,en,speech_ar,speech_en",
  "instrument,values,five-point,1,,,قيم العمل,Work values,,",
  "lead,,,,,,ما يهمكم في العمل,What matters to you at work,,",
  "audience,,,,,,للجميع,Everybody,,",
  "minutes,,,12,,,,,,",
  ...[1, 2, 3, 4, 5].map((at) => `label,${at},,,,,د${at},L${at},,`),
  ...["a", "b", "c", "d", "e", "f"].map((id) => `scale,${id},,,,,ج ${id},Side ${id},,`),
  ...Array.from({ length: 60 }, (_, at) => [
    `item,I${at + 1},,,,,"عبارة ${at + 1}، ونصها","Item ${at + 1}, with a comma",,`,
    `key,${"abcdef"[at % 6]},I${at + 1},${at % 18 >= 12 ? -1 : 1},,,,,,`,
  ]).flat(),
].join("\r\n");

onOneEngine("importing instruments", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine);
    await loadInstruments(api.ctx, "db/seed");
  });
  afterAll(() => api?.close());

  const take = (name: string, text: string, isDryRun = false) => importInstrument(api.ctx, { name, text, isDryRun });
  const faultsOf = async (name: string, body: unknown) => {
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const error = await take(name, text).catch((fault: unknown) => fault);
    return ((error as { details?: { fields?: { path: string; code: string }[] } }).details?.fields ?? []).map(
      ({ path, code }) => `${path} ${code}`,
    );
  };

  it("a table of 60 five-point items is imported, taken and read as it stands", async () => {
    expect(await take("values.csv", SIXTY, true)).toMatchObject({ outcome: "new", count: 60 });
    await expect(exportInstrument(api.ctx, { kind: "instrument", scale: "values", format: "csv" })).rejects.toThrow();
    expect(await take("values.csv", SIXTY)).toMatchObject({ outcome: "new", kind: "instrument", version: 1 });
    expect(await take("values.csv", SIXTY)).toMatchObject({ outcome: "same" });
    const { actor } = await signedInPerson(api.ctx);
    await startOrResume(api.ctx, actor, "values");
    const draft = await draftAt(api.ctx, actor, "values");
    const attempt = draft?.attempt ?? "";
    for (const { id } of draft?.instrument.body.items ?? [])
      await saveAnswer(api.ctx, actor, "values", { attempt, item: id, answer: "4", ms: null });
    await submitDraft(api.ctx, actor, "values", { attempt });
    const { scales, hasNorms } = await resultAt(api.ctx, actor, "values", { attempt });
    expect(hasNorms).toBe(false);
    // Ten items a side; in a and its fellows three or four are the other way round.
    expect(scales.map(({ raw, min, max }) => [raw, min, max])[0]).toEqual([7 * 4 + 3 * 2, 10, 50]);
  });

  it("what is exported is imported again as the same, in both forms", async () => {
    for (const kind of ["instrument", "norms"] as const)
      for (const format of ["json", "csv"] as const) {
        const text = await exportInstrument(api.ctx, { kind, scale: "eta", format });
        expect(await take(`again.${format}`, text), `${kind} ${format}`).toMatchObject({ kind, outcome: "same" });
      }
    for (const version of [1, 2])
      for (const format of ["json", "csv"] as const) {
        const text = await exportInstrument(api.ctx, { kind: "instrument", scale: "tendencies", version, format });
        expect(await take(`again.${format}`, text), `tendencies ${version} ${format}`).toMatchObject({
          outcome: "same",
        });
      }
  });

  it("a published version never changes; a new version is another", async () => {
    const changed = eta();
    changed.items[0].weights = { A: 0, B: 1, C: 2 };
    expect(await faultsOf("eta.json", changed)).toEqual(["version instrument_published"]);
    expect(await take("eta.json", JSON.stringify({ ...changed, version: 7 }))).toMatchObject({ outcome: "new" });
    const other = norms();
    other.groups[0].n = 5;
    expect(await faultsOf("norms.json", other)).toEqual(["version instrument_published"]);
  });

  it("refuses with place: broken files, unknown rows, holes, missing translations, and the form of another scale", async () => {
    expect(await faultsOf("x.json", "{")).toEqual(["x.json instrument_no_json"]);
    expect(await faultsOf("x.json", "null")).not.toEqual([]);
    const { items, ...none } = eta();
    expect(await faultsOf("x.json", none)).toEqual(["items required"]);
    const bare = {
      ...eta(),
      version: 3,
      items: [{ ...items[0], en: { ...items[0].en, text: "" } }, ...items.slice(1)],
    };
    expect(await faultsOf("x.json", bare)).toEqual(["items.M1.en.text required"]);
    expect(await faultsOf("x.json", { ...eta(), scale: "tendencies" })).toEqual(["items instrument_tendencies_form"]);
    expect(await faultsOf("x.csv", `${SIXTY}\r\ncolour,red,,,,,,,,`)).toEqual([
      `#${SIXTY.split("\r\n").length + 1} csv_part`,
    ]);
    expect(await faultsOf("x.csv", SIXTY.replace("عبارة 2، ونصها", "").replace(",values,", ",values2,"))).toEqual([
      "#19 items.I2.ar.text required",
    ]);
    const holed = norms();
    delete holed.groups[3].scales.general.ranks["40"];
    expect(await faultsOf("x.json", { ...holed, version: 9 })).toEqual([
      "groups.3 (9, –).scales.general.ranks.40 norms_hole",
    ]);
    expect(await faultsOf("x.json", { ...norms(), instruments: [99] })).toEqual(["instruments.0 norms_no_instrument"]);
    const clipped = norms();
    clipped.groups[0].scales.general.ranks["0"] = 0;
    expect(await faultsOf("x.json", clipped)).toEqual(["groups.0.scales.general.ranks.0 too_small"]);
  });
});
