import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";

const RAW = "?raw";

/** Lets this process import `file.svg?raw` as the build does: as its text. What imports one is imported after this was called. */
export function readRawFiles(): void {
  registerHooks({
    load(url, context, next) {
      if (!url.endsWith(RAW)) return next(url, context);
      const text = readFileSync(fileURLToPath(url.slice(0, -RAW.length)), "utf8");
      return { format: "module", source: `export default ${JSON.stringify(text)};`, shortCircuit: true };
    },
  });
}
