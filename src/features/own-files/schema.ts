import { z } from "zod";
import { readBirthDate } from "#features/people/rules/birth-date-parts.ts";
import { typedText } from "#shared/typed-text.ts";
import { MAX, SHOWPIECE_KINDS, type ShowpieceKind } from "./rules.ts";

const required = (most: number, tooLong: string) => typedText(most, tooLong).pipe(z.string().min(1, "required"));
const optional = (most: number, tooLong: string) =>
  typedText(most, tooLong)
    .transform((text) => text || null)
    .nullable();
const documentId = z.string().regex(/^[a-z0-9]{1,40}$/i, "wrong_value");
const share = z.coerce.number().min(0).max(1).optional().catch(undefined);
const part = z.string().max(40, "too_long").default("");
/** The name of a chosen file; the file itself travels beside the form. */
const chosen = z.string().max(1000).default("");
const id = documentId.optional();

/** An `https` address, as a browser reads it, without a sign-in in it. */
export const httpsLink = optional(MAX.link, "own_files_link_long").refine(isHttps, "own_files_link");

function isHttps(link: string | null): boolean {
  if (link === null) return true;
  const url = URL.parse(link);
  return url?.protocol === "https:" && url.hostname.includes(".") && url.username === "" && url.password === "";
}

const issued = { issuedDay: part, issuedMonth: part, issuedYear: part };
const certificate = {
  name: required(MAX.name, "own_files_name_long"),
  issuer: required(MAX.issuer, "own_files_issuer_long"),
};
const work = {
  name: required(MAX.name, "own_files_name_long"),
  text: optional(MAX.text, "own_files_text_long"),
  link: httpsLink,
};

/** A new certificate or résumé is nothing without its PDF; a changed one keeps the one it has. */
function requirePdf({ id, file }: { id?: string | undefined; file: string }, check: z.RefinementCtx): void {
  if (!id && file === "")
    check.addIssue({ code: "custom", message: "own_files_choose_pdf", path: ["file"], input: "" });
}

/** What the sections of the profile send. */
export const ownFilesForm = (now: Date) =>
  z.discriminatedUnion("act", [
    z.strictObject({
      act: z.literal("photo"),
      photo: chosen.pipe(z.string().min(1, "own_files_choose_picture")),
      cropX: share,
      cropY: share,
      cropSize: share,
    }),
    z
      .strictObject({ act: z.literal("certificate"), id, ...certificate, ...issued, file: chosen, logo: chosen })
      .superRefine(requirePdf)
      .transform(({ issuedDay: day, issuedMonth: month, issuedYear: year, ...rest }, check) => {
        const { date, faults = [{ code: "birth_date_missing" }] } = readBirthDate({ day, month, year }, now);
        if (date) return { ...rest, issued_on: date };
        const [first] = faults;
        const code = first?.code === "birth_date_future" ? "own_files_issued_future" : "own_files_issued";
        check.addIssue({ code: "custom", message: code, path: ["issuedDay"], input: day });
        return z.NEVER;
      }),
    z
      .strictObject({ act: z.literal("resume"), id, name: required(MAX.name, "own_files_name_long"), file: chosen })
      .superRefine(requirePdf),
    z.strictObject({ act: z.literal("work"), id, ...work, file: chosen, withoutFile: z.literal("on").optional() }),
    z.strictObject({ act: z.enum(["remove", "restore", "current"]), id: documentId }),
  ]);

const isoDay = z.iso.date("own_files_issued");

/** What is said of each kind; files are named by the ids that POST /upload gave. */
const SAID = {
  certificate: { ...certificate, issued_on: isoDay, file: documentId, logo: documentId.nullable().default(null) },
  resume: {
    name: required(MAX.name, "own_files_name_long"),
    file: documentId,
    is_current: z.boolean().optional(),
  },
  work: {
    name: work.name,
    text: work.text.default(null),
    link: work.link.default(null),
    file: documentId.nullable().default(null),
  },
} as const;

/** A showpiece as programs send it. */
export const showpieceBody = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("photo"), file: documentId }),
  z.strictObject({ kind: z.literal("certificate"), ...SAID.certificate }),
  z.strictObject({ kind: z.literal("resume"), ...SAID.resume }),
  z.strictObject({ kind: z.literal("work"), ...SAID.work }),
]);
export type ShowpieceBody = z.output<typeof showpieceBody>;

/** One that is shown already, by its id, alone or with what is said of it now; or a new one. */
const listed = <T extends z.ZodRawShape>(said: T) =>
  z
    .array(
      z.preprocess(
        (value) => (typeof value === "string" ? { documentId: value } : value),
        z.union([z.strictObject({ documentId }), z.strictObject({ documentId: documentId.optional(), ...said })]),
      ),
    )
    .max(MAX.pieces);
/** Left out stays, null takes away. */
const orNone = <T extends z.ZodType>(list: T) => z.preprocess((value) => value ?? [], list).optional();

/** What somebody shows, as it stands in the whole of their record; a list that is sent takes the place of the one before. */
export const showpieceLists = {
  profile_picture: z
    .union([documentId, z.strictObject({ documentId }).transform((one) => one.documentId)])
    .nullable()
    .optional(),
  certifications: orNone(listed(SAID.certificate)),
  resumes: orNone(listed(SAID.resume)),
  portfolio: orNone(listed(SAID.work)),
  resume: documentId.optional(),
};
const showpieceChanges = z.strictObject(showpieceLists);
export type ShowpieceLists = z.output<typeof showpieceChanges>;

/** A file as its owner sees it, in Strapi's shape. */
export const ownFileAnswer = z.strictObject({
  id: z.int(),
  documentId: z.string(),
  name: z.string(),
  alternativeText: z.string().nullable(),
  caption: z.null(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  formats: z
    .strictObject({ thumbnail: z.strictObject({ url: z.string(), mime: z.string(), ext: z.string() }) })
    .nullable(),
  hash: z.string(),
  ext: z.string(),
  mime: z.string(),
  size: z.number(),
  url: z.string(),
  previewUrl: z.null(),
  provider: z.string(),
  provider_metadata: z.null(),
  createdAt: z.iso.datetime(),
});
export type OwnFile = z.output<typeof ownFileAnswer>;

/** What somebody shows of themselves, as only they see it. */
export const showpieceAnswer = z.strictObject({
  documentId: z.string(),
  kind: z.enum(SHOWPIECE_KINDS),
  name: z.string().nullable(),
  issuer: z.string().nullable(),
  issued_on: z.string().nullable(),
  text: z.string().nullable(),
  link: z.string().nullable(),
  is_current: z.boolean(),
  file: ownFileAnswer.nullable(),
  logo: ownFileAnswer.nullable(),
  createdAt: z.iso.datetime(),
});
export type Showpiece = z.output<typeof showpieceAnswer>;

/** All of them, as the sections of the profile show them. */
export interface OwnFilesView {
  readonly photo: Showpiece | null;
  readonly certificates: readonly Showpiece[];
  readonly resumes: readonly Showpiece[];
  readonly works: readonly Showpiece[];
  /** How much is kept and how much can be, in MB; and the largest file. */
  readonly kept: { readonly mb: number; readonly most: number; readonly file: number };
  /** What the address says: a form for a new one, the piece that is changed, what has just been saved. */
  readonly editing: {
    readonly add: ShowpieceKind | null;
    readonly change: string | null;
    readonly kept: ShowpieceKind | null;
  };
  /** What has just been taken away and can be had back. */
  readonly removed: { readonly documentId: string; readonly kind: ShowpieceKind; readonly name: string | null } | null;
}
