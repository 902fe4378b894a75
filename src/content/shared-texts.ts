/** Longer texts are rarely the same. */
const LONGEST = 200;

/** Puts one text in the place of all equal ones within what was just read: codes, names of sources and ids stand in thousands of records. */
export class SharedTexts {
  private readonly known = new Map<string, string>();

  /** The value, with its texts replaced in place. */
  in<T>(value: T): T {
    if (typeof value === "string") return this.one(value) as T;
    if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value)) (value as Record<string, unknown>)[key] = this.in(inner);
    return value;
  }

  private one(text: string): string {
    if (text.length > LONGEST) return text;
    const known = this.known.get(text);
    if (known !== undefined) return known;
    this.known.set(text, text);
    return text;
  }
}
