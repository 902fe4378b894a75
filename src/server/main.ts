import { type Config, ConfigError, configFromEnvironment } from "#platform/config.ts";
import { NewerDatabaseError } from "#platform/db/migrate.ts";
import { hitRateCommand } from "./commands/evidence-commands.ts";
import { importEscoCommand, importOnetCommand, importSheetCommand } from "./commands/import-commands.ts";
import { importReportCommand, importsCommand, importUndoCommand } from "./commands/import-list-commands.ts";
import { exportInstrumentCommand, importInstrumentCommand } from "./commands/instrument-commands.ts";
import {
  createAdministratorCommand,
  deadLettersCommand,
  grantCommand,
  twoStepOffCommand,
} from "./commands/people-commands.ts";
import { exportSheetCommand, sheetTemplateCommand } from "./commands/sheet-commands.ts";
import { serve } from "./serve.ts";

export { serve } from "./serve.ts";

/** What can be asked of the program beside serving. */
const COMMANDS: Readonly<Record<string, (config: Config, args: readonly string[]) => Promise<void>>> = {
  "admin:create": createAdministratorCommand,
  grant: grantCommand,
  "two-step:off": twoStepOffCommand,
  "dead-letters": deadLettersCommand,
  "import-sheet": importSheetCommand,
  "import-esco": importEscoCommand,
  "import-onet": importOnetCommand,
  "sheet-template": sheetTemplateCommand,
  "export-sheet": exportSheetCommand,
  imports: importsCommand,
  "import-report": importReportCommand,
  "import-undo": importUndoCommand,
  "import-instrument": importInstrumentCommand,
  "export-instrument": exportInstrumentCommand,
  "hit-rate": hitRateCommand,
};

/** The program: `serve`, or one of its commands. Faults of settings become one sentence and exit code 1. */
export async function main(argv: readonly string[]): Promise<void> {
  const [name = "serve", ...rest] = argv;
  try {
    const config = configFromEnvironment();
    const command = COMMANDS[name];
    if (name === "serve") await serve(config);
    else if (command) await command(config, rest);
    else throw new ConfigError(`Unknown command ${name}: use serve, ${Object.keys(COMMANDS).join(", ")}.`);
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof NewerDatabaseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
