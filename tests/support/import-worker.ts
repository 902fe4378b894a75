// A process that imports a sheet and says where it is, to be killed meanwhile.
import { describedBy } from "#content/change.server.ts";
import { runImport } from "#content/import/run.server.ts";
import { openContent } from "#content/open.server.ts";
import { REGISTRY } from "#content/registry.ts";
import { openSheet } from "#content/sheet/sheet-source.server.ts";
import { openDatabase } from "#platform/db/open.ts";
import { createWorkContext } from "./work-context.ts";

const { databaseUrl, dataDir, file, resume } = JSON.parse(process.argv[2] ?? "{}");
const database = openDatabase({ databaseUrl, dataDir });
const work = await createWorkContext(database, { dataDir });
const { content } = await openContent(work);
const ctx = { ...work, content, extensions: { recordChanged: [] } } as unknown as typeof work;
const source = await openSheet(
  ctx,
  describedBy(REGISTRY, "future-skill"),
  { file, mapping: new Map(), locale: "en" },
  REGISTRY,
);
const result = await runImport(ctx, source, {
  resume,
  overwrite: false,
  dryRun: false,
  goodOnly: false,
  by: null,
  tell: ({ step, done }) => process.stdout.write(`${step} ${done}\n`),
});
process.stdout.write(`${result ? result.state : "busy"}\n`);
process.exit(0);
