/** What is shown of an uploaded picture. */
export interface PictureFile {
  readonly url: string;
  readonly mime: string;
  readonly width: number | null;
  readonly height: number | null;
  readonly alternativeText: string | null;
  /** Smaller copies by name. */
  readonly formats: Readonly<Record<string, PictureCopy>> | null;
}

export interface PictureCopy {
  readonly url: string;
  readonly width: number;
}
