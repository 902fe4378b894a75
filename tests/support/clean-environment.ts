/** Settings of the caller that must never reach a test: they could point at real data or real mail. */
const callers =
  /^(DATABASE_URL|SMTP_URL|DATA_DIR|DEMO|PUBLIC_URL|HOST|PORT|TRUST_PROXY|SESSION_SECRET|MAIL_FROM|METRICS_TOKEN|LOG_LEVEL|WIJHA_CALLER_NODE_ENV|SITE_.*)$/;

/** Removes the caller's settings from an environment, in place, and returns it. */
export function cleanEnvironment(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  for (const name of Object.keys(environment)) {
    if (callers.test(name)) delete environment[name];
  }
  if (environment.NODE_ENV !== "test") delete environment.NODE_ENV;
  return environment;
}
