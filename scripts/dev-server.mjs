// Development: Vite in front for hot reload, the server's own modules loaded through it at each request.
import { createServer } from "vite";
import { endWithParent } from "./program.mjs";
import { compileWords } from "./words.mjs";

await compileWords();
const vite = await createServer({ server: { middlewareMode: true }, appType: "custom" });
const { configFromEnvironment } = await vite.ssrLoadModule("/src/platform/config.ts");
const { serve } = await vite.ssrLoadModule("/src/server/serve.ts");
try {
  const config = configFromEnvironment();
  const build = () => vite.ssrLoadModule("virtual:react-router/server-build");
  await serve(config, { pages: { build, clientFolder: null, middleware: vite.middlewares } });
  endWithParent();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
