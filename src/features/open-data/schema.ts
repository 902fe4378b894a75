import type { OpenFormat } from "./rules.ts";

/** A file of the dataset. */
export interface OpenFile {
  readonly format: OpenFormat;
  readonly address: string;
  readonly bytes: number;
}

/** What there is of one content type. */
export interface OpenType {
  readonly type: string;
  readonly label: string;
  readonly records: number;
  readonly madeAt: string;
  readonly files: readonly OpenFile[];
}

export interface OpenData {
  readonly licence: string;
  readonly types: readonly OpenType[];
}
