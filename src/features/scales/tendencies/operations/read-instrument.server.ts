import type { Context } from "#platform/context.ts";
import type { Instrument } from "../../engine/schema/instrument.ts";
import { instrumentOf, type LoadedInstrument, newestOf } from "../../instruments/operations/read-instruments.server.ts";
import { TENDENCIES } from "../../rules.ts";
import { type FormStatement, statementsOf } from "../schema.ts";

/** A version of the scale as its own rules read it. */
export interface Form {
  readonly id: number;
  readonly version: number;
  readonly loadedAt: string;
  readonly statements: readonly FormStatement[];
}

const forms = new WeakMap<Instrument, Form>();

/** The form that a new attempt gets. Open to everybody: the statements are public. */
export async function newestForm(ctx: Context): Promise<Form> {
  return formOf(await newestOf(ctx, TENDENCIES));
}

/** The form an attempt was begun on. */
export async function formById(ctx: Context, id: number): Promise<Form> {
  return formOf(await instrumentOf(ctx, id));
}

function formOf({ id, loadedAt, body }: LoadedInstrument): Form {
  const known = forms.get(body);
  if (known) return known;
  const form = { id, version: body.version, loadedAt, statements: statementsOf(body) };
  forms.set(body, form);
  return form;
}
