import { z } from "zod";

const LONGEST_CODE = 100;

/** A code as it was typed; whether it is one is decided with the person at hand. */
export const codeField = z.string().max(LONGEST_CODE, "too_long");

export const codeForm = z.strictObject({ code: codeField });

/** What the pages of the second step send; the password is asked of whoever has one. */
export const secondStepForm = z.strictObject({
  intent: z.enum(["start", "confirm", "renew", "stop"]),
  currentPassword: z.string().max(1000).optional(),
  code: codeField.optional(),
});
export type SecondStepForm = z.output<typeof secondStepForm>;

/** What an authenticator app is given. */
export interface AppSecret {
  readonly qr: string;
  /** The same to be typed or read out, in groups. */
  readonly words: string;
  readonly address: string;
}

export interface SecondStepState {
  readonly isOn: boolean;
  readonly since: string | null;
  readonly codesLeft: number;
  readonly isAdvised: boolean;
  readonly hasPassword: boolean;
  /** While a first code is waited for. */
  readonly secret: AppSecret | null;
}
