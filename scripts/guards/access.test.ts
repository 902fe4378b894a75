import { expect, test } from "vitest";
import { clean, guard } from "./planted.ts";

const rule = { "src/features/booking/access.ts": "export const mayBook = () => true;\n" };
const operation = "src/features/booking/operations.server.ts";

test.each([
  ['if (other) throw new AppError("forbidden");', "a refusal of who asks comes from access.ts"],
  ['if (!user) throw new AppError("unauthorized", {});', "a refusal of who asks comes from access.ts"],
  ['if (hasRole(actor, "editor")) return row;', "roles are looked at in access.ts"],
  ['if (actor.roles.includes("admin")) return row;', "roles are looked at in access.ts"],
  ['if (actor.kind === "person") return row;', "who asks is told by isPerson and hasAccount of shared/actor.ts"],
  ["if (person.isPlace && row) return null;", "the kind of account is looked at in access.ts"],
  ['if (actor.accountType === "Consultant") return row;', "the kind of account is looked at in access.ts"],
])("%s is caught in an operation", (line, reason) => {
  expect(guard("access", { ...rule, [operation]: `${line}\n` })).toEqual({
    code: 1,
    faults: [`access: ${operation}:1: ${reason}`],
  });
});

test("the same in a call, in work of later and in content is caught", () => {
  const line = 'if (hasRole(actor, "editor")) return row;\n';
  const paths = ["src/features/booking/api/list-calls.server.ts", "src/features/booking/jobs.server.ts"];
  const files = Object.fromEntries([...paths, "src/content/write/write.server.ts"].map((path) => [path, line]));
  expect(guard("access", files).faults).toHaveLength(3);
});

test("a feature that refuses somebody has an access.ts", () => {
  const line = "permit(actor, mayBook);\n";
  expect(guard("access", { [operation]: line })).toEqual({
    code: 1,
    faults: ["access: src/features/booking: refuses somebody and has no access.ts"],
  });
  expect(guard("access", { ...rule, [operation]: line })).toEqual(clean);
});

test("access.ts itself, tests and what only presents are let be", () => {
  const line = 'if (hasRole(actor, "editor")) throw new AppError("forbidden");\n';
  const files = { "src/features/booking/access.ts": line, "src/features/booking/operations.test.ts": line };
  const shown = { "src/features/booking/presenter.server.ts": "const place = { isPlace: person.isPlace };\n" };
  expect(guard("access", { ...files, ...shown })).toEqual(clean);
});
