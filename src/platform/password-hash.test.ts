import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";
import { createPasswords } from "./password-hash.ts";

const PASSWORD = "palm shade at noon";
const passwords = createPasswords();
const quick = createPasswords({ memory: 64, passes: 1 }, 0);
const BEFORE = `scrypt$1024$8$1$c2FsdA$${scryptSync(PASSWORD, "salt", 32, { N: 1024, r: 8, p: 1 }).toString("base64url")}`;

test("a hash costs 19 MiB twice over, is salted, and belongs to its password alone, however that is composed", async () => {
  const hash = await passwords.hash(`${PASSWORD} é`);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await passwords.hash(`${PASSWORD} é`)).not.toBe(hash);
  expect(await passwords.isOf(`${PASSWORD} e\u0301`, hash)).toBe(true);
  expect(await passwords.isOf(PASSWORD, hash)).toBe(false);
});

test("is what others make of the same password", async () => {
  // From the tests of the reference implementation.
  const theirs = "$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4";
  expect(await quick.isOf("password", theirs)).toBe(true);
});

test.each([
  ["of another cost", () => createPasswords({ memory: 128, passes: 1 }, 0).hash(PASSWORD)],
  ["by scrypt, as before", async () => BEFORE],
])("a hash %s still holds, and is made anew where the password is right", async (_, make) => {
  const old = await make();
  const { isRight, renewed } = await quick.prove(PASSWORD, old);
  expect(isRight).toBe(true);
  expect(renewed).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(await quick.prove(PASSWORD, renewed as string)).toEqual({ isRight: true, renewed: null });
  expect(await quick.prove("palm shade at dusk", old)).toEqual({ isRight: false, renewed: null });
});

test("no hash and an empty one belong to no password", async () => {
  expect(await passwords.isOf(PASSWORD, undefined)).toBe(false);
  expect(await passwords.isOf(PASSWORD, "")).toBe(false);
});

test("a wrong password is told no sooner for a cheap hash than for a dear one", async () => {
  const patient = createPasswords({ memory: 64, passes: 1 }, 120);
  for (const stored of [await patient.hash(PASSWORD), BEFORE, undefined]) {
    const from = performance.now();
    expect(await patient.isOf("not this one", stored)).toBe(false);
    expect(performance.now() - from).toBeGreaterThan(115);
  }
});
