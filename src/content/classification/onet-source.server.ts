import type { Locale } from "#i18n/locales.ts";
import type { Context } from "#platform/context.ts";
import { describedBy } from "../change.server.ts";
import type { Proposal } from "../import/proposal.ts";
import { type Described, REGISTRY } from "../registry.ts";
import { refused } from "../sheet/file-fault.ts";
import type { FolderSource } from "./esco-source.server.ts";
import { fieldHeading } from "./field-heading.server.ts";
import { readJobs, type ShortJob, sourceWith } from "./short-jobs.server.ts";
import { TableFolder } from "./tables.server.ts";

const ONET_FILES = ["Occupation Data", "Task Statements", "Task Ratings", "Job Zones", "Technology Skills"];
const CODE = "O*NET-SOC Code";
const MOST_TASKS = 12;
const LONGEST_TASK = 400;
const MOST_TECHNOLOGY = 6;
const SOURCE = {
  name: "O*NET Database (USDOL/ETA)",
  address: "https://www.onetcenter.org/database.html",
  licence: "CC BY 4.0 (O*NET)",
  date: null,
};

interface OnetTables {
  readonly codes: ReadonlySet<string>;
  readonly tasks: ReadonlyMap<string, readonly string[]>;
  readonly zones: ReadonlyMap<string, number>;
  readonly technology: ReadonlyMap<string, readonly string[]>;
}

/**
 * O*NET's database as published, as a source for the short profiles that are one of its occupations themselves: tasks (in English, as
 * it has no others), level of preparation, technology. Professions that only took values over from a neighbour are left alone.
 */
export async function openOnet(ctx: Pick<Context, "db">, folder: string, locale: Locale): Promise<FolderSource> {
  const tables = new TableFolder(folder);
  if (!tables.has("Occupation Data")) throw refused("import_no_onet");
  const onet = await readOnet(tables);
  const { short, mark } = await readJobs(ctx, "onet_code");
  const described = describedBy(REGISTRY, "job");
  const holes = [...short.keys()].filter((code) => !onet.codes.has(code));
  const jobs = [...short].flatMap(([code, list]) => list.filter(isDirect).map((job) => ({ code, job })));
  return {
    kind: "onet",
    type: "job",
    fileName: tables.name,
    fileHash: `${await tables.hash(ONET_FILES)} ${mark}`,
    size: jobs.length,
    notes:
      holes.length > 0
        ? [{ path: "file", code: "import_onet_hole", values: { names: holes.slice(0, 5).join(", ") } }]
        : [],
    headingOf: (path) => fieldHeading(path, locale),
    async *rows() {
      for (const [at, { code, job }] of jobs.entries())
        if (onet.codes.has(code))
          yield { n: at + 1, read: at + 1, proposal: proposed(code, job, onet, described), faults: [] };
    },
  };
}

function isDirect({ body }: ShortJob): boolean {
  return body.data.found === undefined || body.data.found === "direct";
}

function proposed(code: string, job: ShortJob, onet: OnetTables, { scalars }: Described): Proposal {
  const tasks = onet.tasks.get(code) ?? [];
  const zone = onet.zones.get(code);
  const technology = onet.technology.get(code) ?? [];
  return {
    slug: job.body.slug,
    documentId: job.documentId,
    data: {
      ...(zone !== undefined && { job_zone: zone }),
      ...(technology.length > 0 && scalars.has("technology") && { technology }),
    },
    ar: {},
    en: tasks.length > 0 ? { responsibilities: tasks } : {},
    links: {},
    source: sourceWith(job.body.source, SOURCE, "O*NET"),
  };
}

async function readOnet(folder: TableFolder): Promise<OnetTables> {
  const codes = new Set<string>();
  const zones = new Map<string, number>();
  for await (const row of folder.rows("Occupation Data", [CODE])) codes.add(row[CODE] ?? "");
  for await (const row of folder.rows("Job Zones", [CODE, "Job Zone"]))
    zones.set(row[CODE] ?? "", Number(row["Job Zone"]));
  return { codes, zones, tasks: await readTasks(folder), technology: await readTechnology(folder) };
}

/** The core tasks, the most important first where the ratings are there, else in their own order. */
async function readTasks(folder: TableFolder): Promise<Map<string, string[]>> {
  const importance = new Map<string, number>();
  for await (const row of folder.rows("Task Ratings", ["Scale ID", "Task ID", "Data Value"]))
    if (row["Scale ID"] === "IM") importance.set(row["Task ID"] ?? "", Number(row["Data Value"]));
  const tasks = new Map<string, { text: string; weight: number }[]>();
  for await (const row of folder.rows("Task Statements", [CODE, "Task", "Task ID"])) {
    if (row["Task Type"] === "Supplemental") continue;
    const code = row[CODE] ?? "";
    const one = { text: (row.Task ?? "").trim(), weight: importance.get(row["Task ID"] ?? "") ?? 0 };
    if (one.text !== "" && one.text.length <= LONGEST_TASK) tasks.set(code, [...(tasks.get(code) ?? []), one]);
  }
  const heaviest = (list: { text: string; weight: number }[]) =>
    list.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_TASKS);
  return new Map([...tasks].map(([code, list]) => [code, heaviest(list).map(({ text }) => text)]));
}

/** What is in demand comes before what is only widely used. */
async function readTechnology(folder: TableFolder): Promise<Map<string, string[]>> {
  const found = new Map<string, { name: string; weight: number }[]>();
  for await (const row of folder.rows("Technology Skills", [CODE, "Example"])) {
    const weight = (row["In Demand"] === "Y" ? 2 : 0) + (row["Hot Technology"] === "Y" ? 1 : 0);
    const code = row[CODE] ?? "";
    if (weight > 0) found.set(code, [...(found.get(code) ?? []), { name: row.Example ?? "", weight }]);
  }
  const first = (list: { name: string; weight: number }[]) =>
    list.toSorted((a, b) => b.weight - a.weight).slice(0, MOST_TECHNOLOGY);
  return new Map([...found].map(([code, list]) => [code, first(list).map(({ name }) => name)]));
}
