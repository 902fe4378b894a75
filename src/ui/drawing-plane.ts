export type DrawingFormat = "banner" | "cover" | "thumbnail";

/** Width and height of the drawing plane of each format: 16:5, 2:3, 4:3. */
export const PLANES: Readonly<Record<DrawingFormat, readonly [number, number]>> = {
  banner: [640, 200],
  cover: [320, 480],
  thumbnail: [400, 300],
};

/** A whole number that a text always gives. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return hash >>> 0;
}
