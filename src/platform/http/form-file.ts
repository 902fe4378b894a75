/** A file that came with a page's form; it lies in a folder until the form is answered. */
export interface FormFile {
  /** The name of its field. */
  readonly field: string;
  readonly path: string;
  /** As the sender names it. */
  readonly filename: string;
  /** Why nothing of it was kept. */
  readonly fault: "empty" | "too_large" | null;
}
