/** How somebody wants pages to look, and what they may weigh. Each is a cookie of its own name; the first of each is what stands when nothing was chosen. */
export const DISPLAY = {
  theme: ["auto", "light", "dark", "contrast"],
  text: ["normal", "large", "larger"],
  motion: ["auto", "calm"],
  /** How much data a page may use: as the device says, little, or as much as it needs. */
  data: ["auto", "little", "full"],
} as const;

export type DisplayKey = keyof typeof DISPLAY;
export type Display = { readonly [K in DisplayKey]: (typeof DISPLAY)[K][number] };
export const DISPLAY_KEYS = Object.keys(DISPLAY) as readonly DisplayKey[];

/** A page drawn with little data: no scripts, no web fonts, and pictures only when asked for. */
export interface LowData {
  /** Who wants it so: the person, or the device as long as the person has not said. */
  readonly by: "person" | "device";
  /** Asked for on this page (`?pictures=yes`). */
  readonly hasPictures: boolean;
}

/** What was chosen, by the cookies; a value nobody knows counts as none. */
export function readDisplay(cookies: Readonly<Record<string, string | undefined>>): Display {
  const chosen = DISPLAY_KEYS.map((key) => [key, knownValue(key, cookies[key])]);
  return Object.fromEntries(chosen) as Display;
}

function knownValue(key: DisplayKey, value: string | undefined): string {
  return DISPLAY[key].find((known) => known === value) ?? DISPLAY[key][0];
}

/** Whether a page is drawn with little data: the person's choice stands above the device's wish. */
export function lowDataOf({ data }: Display, asked: { savesData: boolean; pictures: boolean }): LowData | undefined {
  const by = data === "little" ? "person" : data === "auto" && asked.savesData ? "device" : null;
  return by ? { by, hasPictures: asked.pictures } : undefined;
}

/** What of it the root element says to the styles. */
export type DisplayMarks = Readonly<Record<`data-${DisplayKey}`, string>>;

/** The attributes of the root element: only what is not as it stands for everybody; undefined when nothing is. */
export function displayMarks(display: Display, lowData: LowData | undefined): Partial<DisplayMarks> | undefined {
  const shown: Display = { ...display, data: lowData ? "little" : "auto" };
  const marks = DISPLAY_KEYS.filter((key) => shown[key] !== DISPLAY[key][0]).map((key) => [`data-${key}`, shown[key]]);
  return marks.length > 0 ? (Object.fromEntries(marks) as Partial<DisplayMarks>) : undefined;
}

/** Names a way to look, for whoever keeps pages apart by it: `dark.large.auto.little`. */
export function viewOf(display: Display, lowData: LowData | undefined): string {
  return [display.theme, display.text, display.motion, lowData ? "little" : "full"].join(".");
}

/** The root element's attributes of a view, and whether its pages are drawn with little data. */
export function marksOfView(view: string): { readonly marks: Partial<DisplayMarks>; readonly isLow: boolean } {
  const [theme, text, motion, data] = view.split(".");
  const isLow = data === "little";
  const display = readDisplay({ theme, text, motion });
  return { marks: displayMarks(display, isLow ? { by: "person", hasPictures: false } : undefined) ?? {}, isLow };
}
