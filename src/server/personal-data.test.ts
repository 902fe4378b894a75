import { describe, expect, it } from "vitest";
import { eachEngine } from "#tests/support/database.ts";
import { NO_PERSONAL_DATA, PERSONAL_DATA } from "./personal-data.ts";

describe("the register of personal data", () => {
  eachEngine((_, use) => {
    it("names every table, once", async () => {
      const tables = (await use().database.kysely.introspection.getTables())
        .map((table) => table.name)
        .filter((name) => !name.startsWith("sqlite_"));
      const declared = [...PERSONAL_DATA.map((entry) => entry.table), ...NO_PERSONAL_DATA];
      expect(tables.filter((name) => !declared.includes(name))).toEqual([]);
      expect(new Set(declared).size).toBe(declared.length);
      expect(declared.filter((name) => !name.includes("/") && !tables.includes(name))).toEqual([]);
    });
  });
});
