import { expect, test } from "vitest";
import { createPasswords } from "./password-hash.ts";

const PASSWORD = "palm shade at noon";
const passwords = createPasswords();

test("a hash costs 32 MiB, is salted, and belongs to its password alone, however that is composed", async () => {
  const hash = await passwords.hash(`${PASSWORD} é`);
  expect(hash).toMatch(/^scrypt\$32768\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwords.hash(`${PASSWORD} é`)).not.toBe(hash);
  expect(await passwords.isOf(`${PASSWORD} e\u0301`, hash)).toBe(true);
  expect(await passwords.isOf(PASSWORD, hash)).toBe(false);
});

test("a hash of another cost still holds", async () => {
  const hash = await createPasswords({ N: 1024, r: 8, p: 1 }).hash(PASSWORD);
  expect(hash).toMatch(/^scrypt\$1024\$/);
  expect(await passwords.isOf(PASSWORD, hash)).toBe(true);
});

test("no hash and an empty one belong to no password", async () => {
  expect(await passwords.isOf(PASSWORD, undefined)).toBe(false);
  expect(await passwords.isOf(PASSWORD, "")).toBe(false);
});
