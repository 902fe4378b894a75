import type { Environment } from "#shared/environments.ts";

type SubjectPicture = readonly [hue: Environment, motif: string];

const PICTURES: Readonly<Record<string, SubjectPicture>> = {
  "arabic-language": ["A", "pencil"],
  "english-language": ["S", "speech"],
  "islamic-education": ["I", "book"],
  "pure-mathematics": ["C", "setsquare"],
  "applied-mathematics": ["R", "calculator"],
  physics: ["I", "gears"],
  chemistry: ["E", "flask"],
  biology: ["S", "microscope"],
  "environmental-science": ["R", "leaf"],
  "social-studies": ["E", "map"],
  history: ["C", "sextant"],
  geography: ["S", "globe"],
  "information-technology": ["I", "laptop"],
  "business-studies": ["A", "growth"],
  "fine-arts": ["E", "palette"],
  "engineering-drawing": ["C", "compass"],
};

/** The hue of a subject and one thing it works with; one that editors add later has a book. */
export function pictureOfSubject(subject: string): { readonly hue: Environment; readonly motif: string } {
  const [hue, motif] = PICTURES[subject] ?? (["R", "books"] as const);
  return { hue, motif };
}
