import { expect, test } from "vitest";
import { clean, guard } from "./planted.ts";

const take = (specifier: string) => `import { one } from "${specifier}";\n`;

test.each([
  ["src/shared/page.ts", "#ui/button.tsx", "shared does not import ui"],
  ["src/platform/log.ts", "#features/audit/schema.ts", "platform does not import features"],
  ["src/ui/button.tsx", "../features/chat/schema.ts", "ui does not import features"],
  ["src/features/chat/schema.ts", "#routes/chat.tsx", "features does not import routes"],
  ["src/layouts/landing.tsx", "#errors/not-found.tsx", "layouts does not import errors"],
  ["src/routes/jobs.tsx", "./chat.tsx", "a screen does not import a screen"],
  ["src/resume-site/server/main.ts", "#features/chat/schema.ts", "resume-site does not import features"],
  ["src/features/chat/operations.server.ts", "#features/booking/store.server.ts", "only operations, schema or rules"],
  [
    "src/features/chat/components/list.tsx",
    "#features/booking/components/slot.tsx",
    "only operations, schema or rules",
  ],
  ["src/routes/jobs.tsx", "#features/booking/store.server.ts", "only the feature itself opens its store"],
  [
    "src/features/chat/components/list.tsx",
    "../operations.server.ts",
    "a file for the browser does not import a server file",
  ],
  ["src/features/chat/rules.ts", "#platform/errors.ts", "a file for the browser does not import platform"],
  ["src/shared/page.ts", "#tests/support/database.ts", "shipped code does not import tests/"],
])("%s may not import %s", (path, specifier, sentence) => {
  const { code, faults } = guard("direction", { [path]: take(specifier) });
  expect(code).toBe(1);
  expect(faults).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ["src/server/main.ts", "#features/chat/api.server.ts"],
  ["src/routes/chat.tsx", "#features/chat/operations.server.ts"],
  ["src/routes/chat.tsx", "./+types/chat"],
  ["src/features/chat/operations.server.ts", "#features/booking/operations.server.ts"],
  ["src/features/scales/tendencies/rules.ts", "#features/scales/engine/rules.ts"],
  ["src/features/chat/components/list.tsx", "#ui/button.tsx"],
  ["src/platform/db/open.ts", "../../../db/migrations/list.ts"],
  ["src/features/chat/store.test.ts", "#tests/support/database.ts"],
])("%s may import %s", (path, specifier) => {
  expect(guard("direction", { [path]: take(specifier) })).toEqual(clean);
});

test("a type may come from a server file, a re-export and a lazy import may not", () => {
  const path = "src/features/chat/components/list.tsx";
  expect(guard("direction", { [path]: 'import type { One } from "../store.server.ts";\n' })).toEqual(clean);
  expect(guard("direction", { [path]: 'export { one } from "../store.server.ts";\n' }).code).toBe(1);
  expect(guard("direction", { [path]: 'const one = import("../store.server.ts");\n' }).code).toBe(1);
});

test("an import over several lines is seen", () => {
  const text = 'import { a } from "zod";\nimport {\n  one,\n  two,\n} from "#ui/button.tsx";\n';
  expect(guard("direction", { "src/shared/page.ts": text }).faults).toHaveLength(1);
});
