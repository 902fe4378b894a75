import { createInterface } from "node:readline/promises";
import { createAdministrator } from "#features/accounts/operations/create-administrator.server.ts";
import { grantRole } from "#features/accounts/operations/grant-role.server.ts";
import { grantAdvisor } from "#features/accounts/operations/take-on-staff.server.ts";
import { endSecondStepOf } from "#features/sign-ins/operations/end-second-step.server.ts";
import { type Config, ConfigError } from "#platform/config.ts";
import { listDead } from "#platform/queue/dead-letters.ts";
import { isRole, ROLES } from "#shared/actor.ts";
import { option, withContext } from "./command-context.ts";

/** `npm run admin:create -- --email a@b --first-name X --last-name Y`: the password is asked for, or read as one line. */
export async function createAdministratorCommand(config: Config, args: readonly string[]): Promise<void> {
  const email = option(args, "email") ?? (await ask("E-mail: "));
  const firstName = option(args, "first-name") ?? (await ask("First name: "));
  const lastName = option(args, "last-name") ?? (await ask("Last name: "));
  const password = await ask("Password (at least 8 characters): ");
  await withContext(config, async (ctx) => {
    await createAdministrator(ctx, { email, firstName, lastName, password });
    process.stdout.write(`${email} is an administrator now. Demo mode and its accounts are off.\n`);
  });
}

/** What `grant` gives beside roles: an advisor is a kind of account. */
const ADVISOR = "advisor";

/** `npm run grant -- --email a@b --role editor [--remove]` */
export async function grantCommand(config: Config, args: readonly string[]): Promise<void> {
  const email = option(args, "email");
  const role = option(args, "role");
  const known = [...ROLES, ADVISOR].join("|");
  if (!email || (role !== ADVISOR && !isRole(role)))
    throw new ConfigError(`Use: npm run grant -- --email somebody@example.org --role <${known}> [--remove]`);
  const given = !args.includes("--remove");
  await withContext(config, async (ctx) => {
    if (role === ADVISOR) await grantAdvisor(ctx, { email, given });
    else await grantRole(ctx, { email, role, given });
    process.stdout.write(`${email} ${given ? "has" : "does not have"} the role ${role} now.\n`);
  });
}

/** `npm run two-step:off -- --email a@b`: for somebody who lost app and recovery codes; they get a mail. */
export async function twoStepOffCommand(config: Config, args: readonly string[]): Promise<void> {
  const email = option(args, "email");
  if (!email) throw new ConfigError("Use: npm run two-step:off -- --email somebody@example.org");
  await withContext(config, async (ctx) => {
    await endSecondStepOf(ctx, { email });
    process.stdout.write(`Two-step sign-in of ${email} is off now.\n`);
  });
}

/** `npm run dead-letters`: work that was given up, newest first, one JSON line each. */
export async function deadLettersCommand(config: Config): Promise<void> {
  await withContext(config, async (ctx) => {
    for (const work of await listDead(ctx)) process.stdout.write(`${JSON.stringify(work)}\n`);
  });
}

let lines: AsyncIterator<string> | undefined;

/** Asks on a terminal; without one takes the next line of the standard input. */
async function ask(question: string): Promise<string> {
  if (process.stdin.isTTY) {
    const reader = createInterface({ input: process.stdin, output: process.stdout });
    const answer = await reader.question(question);
    reader.close();
    return answer.trim();
  }
  lines ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const next = await lines.next();
  if (next.done)
    throw new ConfigError(`No answer for “${question.trim()}”: give it as an option or on the standard input.`);
  return next.value.trim();
}
