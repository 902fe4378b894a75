import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import { publishChange } from "#content/edit.server.ts";
import { findRecord } from "#content/store.server.ts";
import { createTestApi, type TestApi } from "#tests/support/api.ts";
import { testEditor } from "#tests/support/content.ts";
import { eachEngine } from "#tests/support/database.ts";
import { listOpenData } from "./operations/list-files.server.ts";
import { makeFiles } from "./operations/make-files.server.ts";

eachEngine((engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await createTestApi(engine, { isShipped: true });
    await makeFiles(api.ctx);
  }, 60_000);
  afterAll(() => api?.close());

  const get = (name: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" | "POST" = "GET") =>
    api.app.inject({ method, url: `/open-data/${name}`, headers });
  const lines = async (name: string) => (await get(name)).payload.trim().split("\n");

  it("offers every published record of a type once, as JSON a line and as CSV", async () => {
    const jobs = api.ctx.content.all("job", { locale: "en" });
    const records = (await lines("jobs.jsonl")).map((line) => JSON.parse(line));
    expect(records.map(({ slug }) => slug).sort()).toEqual(jobs.map(({ slug }) => slug).sort());
    const nurse = records.find(({ slug }) => slug === "nurse");
    const shown = api.ctx.content.bySlug("job", "nurse", "ar");
    expect(nurse).toMatchObject({
      id: shown?.documentId,
      url: `${api.ctx.config.publicUrl}/api/jobs/${shown?.documentId}`,
      ar: { title: shown?.title },
      related: { sectors: shown?.sectors.map(({ slug }) => slug) },
      provenance: shown?.source,
    });
    const csv = await get("jobs.csv");
    expect(csv.headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="jobs.csv"',
    });
    expect(csv.payload.startsWith("\ufeffid,slug,")).toBe(true);
    expect(csv.payload).not.toMatch(/(^|,)[=@][^,]*/m);
  });

  it("names the licence: of others' facts theirs, of what is written here that of the settings", async () => {
    const all = (await lines("jobs.jsonl")).concat(await lines("sectors.jsonl")).map((line) => JSON.parse(line));
    for (const { licence, provenance } of all) expect(licence).toBe(provenance ? provenance.licence : "CC BY 4.0");
    expect(all.some(({ provenance }) => provenance === null)).toBe(true);
  });

  it("is sent packed to whoever takes it so, and not again to who has it", async () => {
    const packed = await get("jobs.jsonl", { "accept-encoding": "br, gzip" });
    const plain = await get("jobs.jsonl", { "accept-encoding": "gzip;q=0" });
    expect([packed.headers["content-encoding"], plain.headers["content-encoding"]]).toEqual(["gzip", undefined]);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(plain.payload);
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    const again = await get("jobs.jsonl", { "accept-encoding": "gzip", "if-none-match": String(packed.headers.etag) });
    expect([again.statusCode, again.payload]).toEqual([304, ""]);
    expect(packed.headers.etag).not.toBe(plain.headers.etag);
    const head = await get("jobs.jsonl", { "accept-encoding": "gzip" }, "HEAD");
    expect([head.statusCode, head.payload, head.headers["content-length"]]).toEqual([
      200,
      "",
      String(packed.rawPayload.length),
    ]);
    expect(packed.headers["access-control-allow-origin"]).toBe("*");
  });

  it("has no other names", async () => {
    for (const name of ["jobs.json", "files.jsonl", "site-settings.csv", "..%2Fsecret", "%00"])
      expect((await get(name)).statusCode).toBe(404);
  });

  it("is made anew where content changed, and only there", async () => {
    const before = new Map(
      (await api.ctx.db.selectFrom("open_data_files").selectAll().execute()).map((row) => [row.name, row]),
    );
    const nurse = await findRecord(api.ctx.db, api.ctx.content.bySlug("job", "nurse", "en")?.documentId ?? "");
    const editing = { documentId: nurse?.document_id ?? "", version: nurse?.version ?? 0 };
    await publishChange(api.ctx, testEditor, {
      ...editing,
      apply: (body) => ({ ...body, en: { ...body.en, title: "Nurse of today" } }),
    });
    await makeFiles(api.ctx);
    const after = await api.ctx.db.selectFrom("open_data_files").selectAll().execute();
    expect(
      after
        .filter((row) => row.file !== before.get(row.name)?.file)
        .map(({ name }) => name)
        .sort(),
    ).toEqual(["jobs.csv", "jobs.jsonl"]);
    const plain = await get("jobs.jsonl", { "accept-encoding": "identity" });
    expect(plain.payload).toContain("Nurse of today");
    expect(after.find(({ name }) => name === "jobs.jsonl")?.hash).toBe(
      createHash("sha256").update(plain.payload).digest("hex"),
    );
    expect(await api.ctx.files.exists("private", before.get("jobs.csv")?.file ?? "")).toBe(false);
  });

  it("is listed, and withdrawn where no licence is given", async () => {
    const { licence, types } = await listOpenData(api.ctx, "en");
    expect(licence).toBe("CC BY 4.0");
    expect(types.find(({ type }) => type === "job")).toMatchObject({
      label: "Profession",
      files: [{ format: "jsonl", address: "/open-data/jobs.jsonl" }, { format: "csv" }],
    });
    const silent = { ...api.ctx, config: { ...api.ctx.config, openDataLicence: "" } };
    await makeFiles(silent);
    expect((await get("jobs.jsonl")).statusCode).toBe(404);
    expect((await listOpenData(silent, "ar")).types).toEqual([]);
  });
});
