import { ConfigError, configFromEnvironment } from "#platform/config.ts";
import { NewerDatabaseError } from "#platform/db/migrate.ts";
import { createAdministratorCommand, deadLettersCommand, grantCommand, twoStepOffCommand } from "./commands.ts";
import { serve } from "./serve.ts";

export { serve } from "./serve.ts";

/** The program: `serve`, `admin:create`, `grant`, `two-step:off` or `dead-letters`. Faults of settings become one sentence and exit code 1. */
export async function main(argv: readonly string[]): Promise<void> {
  const [command = "serve", ...rest] = argv;
  try {
    const config = configFromEnvironment();
    if (command === "serve") await serve(config);
    else if (command === "admin:create") await createAdministratorCommand(config, rest);
    else if (command === "grant") await grantCommand(config, rest);
    else if (command === "two-step:off") await twoStepOffCommand(config, rest);
    else if (command === "dead-letters") await deadLettersCommand(config);
    else
      throw new ConfigError(
        `Unknown command ${command}: use serve, admin:create, grant, two-step:off or dead-letters.`,
      );
  } catch (error) {
    if (!(error instanceof ConfigError || error instanceof NewerDatabaseError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
