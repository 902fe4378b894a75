import { readFileSync, writeFileSync } from "node:fs";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { readConfig } from "#platform/config.ts";
import { exportedColumns, type PersonalData } from "#platform/personal-data/declare.ts";
import { eachEngine, type TestDatabase } from "#tests/support/database.ts";
import { PERSONAL_DATA } from "./personal-data.ts";

/** Tables that hold nothing about a person who uses the product. */
const NO_PERSONAL_DATA = [
  "migrations",
  "content_seed",
  "scale_instruments",
  "scale_norms",
  "profile_wishes",
  "import_rows",
  "open_data_files",
];

type Columns = ReadonlyMap<string, readonly string[]>;

/** Where the register and the database differ, as sentences. */
function faultsOf(register: readonly PersonalData[], tables: Columns): string[] {
  const declared: string[] = [...register.map((entry) => entry.name), ...NO_PERSONAL_DATA];
  const twice = declared.filter((name, at) => declared.indexOf(name) !== at);
  const undeclared = [...tables.keys()].filter((name) => !declared.includes(name));
  const missing = declared.filter((name) => !/[./]/.test(name) && !tables.has(name));
  const columns = register.flatMap((entry) => {
    const real = tables.get(entry.name) ?? [];
    const said = Object.keys(entry.columns);
    return [
      ...real.filter((column) => !said.includes(column)).map((column) => `${entry.name}.${column} is not declared`),
      ...said.filter((column) => !real.includes(column)).map((column) => `${entry.name}.${column} does not exist`),
      ...entry.key.filter((column) => !real.includes(column)).map((column) => `${entry.name} has no ${column}`),
    ];
  });
  return [
    ...twice.map((name) => `${name} is declared twice`),
    ...undeclared.map((name) => `${name} is not declared`),
    ...missing.map((name) => `${name} does not exist`),
    ...columns,
  ];
}

async function tablesOf({ database }: TestDatabase): Promise<Columns> {
  const tables = await database.kysely.introspection.getTables();
  return new Map(
    tables
      .filter(({ name }) => !name.startsWith("sqlite_"))
      .map(({ name, columns }) => [name, columns.map((column) => column.name)]),
  );
}

interface ForeignKey {
  readonly table: string;
  readonly column: string;
  readonly target: string;
  readonly key: string;
  readonly whenDeleted: string;
}

async function foreignKeys({ database }: TestDatabase): Promise<ForeignKey[]> {
  if (database.engine === "postgres") {
    const { rows } = await sql<ForeignKey>`
      select c.conrelid::regclass::text as "table", a.attname as "column", c.confrelid::regclass::text as target, f.attname as "key",
        case c.confdeltype when 'c' then 'CASCADE' when 'n' then 'SET NULL' else 'NO ACTION' end as "whenDeleted"
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      join pg_attribute f on f.attrelid = c.confrelid and f.attnum = c.confkey[1]
      where c.contype = 'f'`.execute(database.kysely);
    return rows;
  }
  const { rows } = await sql<ForeignKey>`
    select m.name as "table", f."from" as "column", f."table" as target, f."to" as "key", f.on_delete as "whenDeleted"
    from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`.execute(database.kysely);
  return rows;
}

describe("the register of personal data", () => {
  eachEngine((_, use) => {
    it("names every table and every column, once", async () => {
      expect(faultsOf(PERSONAL_DATA, await tablesOf(use()))).toEqual([]);
    });

    it("fails for a table, and for a column, that nobody declared", async () => {
      const real = await tablesOf(use());
      const planted = new Map([
        ...real,
        ["diaries", ["user_id", "words"]],
        ["feedback", [...(real.get("feedback") ?? []), "mood"]],
      ]);
      expect(faultsOf(PERSONAL_DATA, planted)).toEqual(["diaries is not declared", "feedback.mood is not declared"]);
      expect(faultsOf(PERSONAL_DATA.slice(1), real)).toContain("users is not declared");
    });

    it("leads to the person by keys of the database, which delete what is said to go with the account", async () => {
      const keys = await foreignKeys(use());
      const find = (table: string, column: string, target: string) =>
        keys.find((key) => key.table === table && key.column === column && key.target === target);
      expect(keys.length).toBeGreaterThan(15);
      for (const { name: table, people, erased } of PERSONAL_DATA) {
        if (erased !== "with-account" || table === "users") continue;
        expect(people.length, table).toBeGreaterThan(0);
        for (const { column, through, asStaff } of people) {
          const name = `${table}.${column}`;
          const whenDeleted = asStaff ? "SET NULL" : "CASCADE";
          expect(find(table, column, through?.table ?? "users"), name).toMatchObject({ whenDeleted });
          if (through)
            expect(find(through.table, through.person, "users"), name).toMatchObject({ whenDeleted: "CASCADE" });
        }
      }
    });

    it("forgets no column that names an account", async () => {
      for (const { table, column } of (await foreignKeys(use())).filter((key) => key.target === "users")) {
        const entry = PERSONAL_DATA.find((one) => one.name === table);
        expect(
          entry?.people.map((path) => path.column),
          `${table}.${column}`,
        ).toContain(column);
      }
    });

    it("hands out no secret", () => {
      for (const entry of PERSONAL_DATA)
        expect(
          exportedColumns(entry).filter((column) => /hash|secret|sealed|token|pseudonym|_key$/.test(column)),
          entry.name,
        ).toEqual([]);
    });
  });
});

describe("docs/data-protection.md", () => {
  it("lists what the register holds", () => {
    const limits = readConfig({});
    const lines = PERSONAL_DATA.map((entry) => {
      const people = entry.people.map(({ column, through }) => (through ? `${column} → ${through.table}` : column));
      const cells = [
        `\`${entry.name}\``,
        people.join(", ") || "–",
        entry.purpose({}, { locale: "en" }),
        entry.kept("en", limits),
        String(exportedColumns(entry).length),
        entry.erased,
      ];
      return `| ${cells.join(" | ")} |`;
    });
    const table = [
      "| where | people | why | how long (as shipped) | columns handed out | goes |",
      "|---|---|---|---|---|---|",
      ...lines,
    ];
    const page = readFileSync("docs/data-protection.md", "utf8");
    const [before = "", rest = ""] = page.split("<!-- register -->\n");
    const [listed = "", after = ""] = rest.split("<!-- /register -->");
    if (process.env.WRITE_REGISTER === "1")
      writeFileSync(
        "docs/data-protection.md",
        `${before}<!-- register -->\n${table.join("\n")}\n<!-- /register -->${after}`,
      );
    else expect(listed.trim().split("\n"), "run with WRITE_REGISTER=1 to write it anew").toEqual(table);
  });
});
