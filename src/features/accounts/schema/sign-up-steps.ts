import { z } from "zod";
import { oneOf } from "#features/people/schema.ts";
import { ORDINARY_ACCOUNT_TYPES } from "#shared/actor.ts";
import { nameFields } from "../schema.ts";

export const kindForm = z.strictObject({ accountType: oneOf(ORDINARY_ACCOUNT_TYPES) });
export const nameForm = z.strictObject(nameFields);
