import sharp, { type OutputInfo, type Sharp } from "sharp";
import { AppError } from "#platform/errors.ts";
import { inLane } from "./lanes.ts";

/** A picture made anew: nothing of what the sender's file held beside it comes along. */
export interface Rendition {
  /** "" for the picture itself. */
  readonly name: string;
  readonly ext: ".webp" | ".avif";
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

interface Box {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

const MOST_PIXELS = 40_000_000;
/** Of one side: a single row of forty million pixels takes gigabytes to make smaller. */
const LONGEST_SIDE = 30_000;
const MOST_MS = 30_000;
const WHOLE = { name: "", width: 2560, height: 10_240 };
const THUMBNAIL = { name: "thumbnail", width: 245, height: 156 };
/** Four times as high as wide at most: what is longer becomes narrower. */
const COPIES: readonly Box[] = [
  { name: "small", width: 500, height: 2000 },
  { name: "medium", width: 750, height: 3000 },
  { name: "large", width: 1000, height: 4000 },
];

/** The picture, turned upright and at most 2560 wide, and its smaller copies; only copies smaller than it. */
export function makePicture(bytes: Buffer, withCopies: boolean): Promise<Rendition[]> {
  return inLane(() => makeAll(bytes, withCopies).catch((error: unknown) => Promise.reject(refusalOf(error))));
}

async function makeAll(bytes: Buffer, withCopies: boolean): Promise<Rendition[]> {
  const ends = performance.now() + MOST_MS;
  const plain = await decode(bytes, ends);
  const made = [await encode(plain, WHOLE, ".webp", ends)];
  if (!withCopies) return made;
  if (isLarger(plain.info, THUMBNAIL)) made.push(await encode(plain, THUMBNAIL, ".webp", ends));
  for (const box of COPIES.filter((one) => isLarger(plain.info, one))) {
    made.push(await encode(plain, box, ".webp", ends));
    made.push(await encode(plain, { ...box, name: `avif_${box.name}` }, ".avif", ends));
  }
  return made;
}

/** What to make of a picture that is somebody's own. */
export interface OwnPicture {
  readonly side: number;
  readonly thumbnailSide: number;
  /** The square that is kept; without it all of the picture. */
  readonly squareIn?: (size: Pick<OutputInfo, "width" | "height">) => { left: number; top: number; side: number };
}

/** One picture, turned upright, at most so large on a side, and its thumbnail. */
export function makeOwnPicture(bytes: Buffer, asked: OwnPicture): Promise<Rendition[]> {
  return inLane(() => makeOwn(bytes, asked).catch((error: unknown) => Promise.reject(refusalOf(error))));
}

async function makeOwn(bytes: Buffer, { side, thumbnailSide, squareIn }: OwnPicture): Promise<Rendition[]> {
  const ends = performance.now() + MOST_MS;
  const whole = await decode(bytes, ends);
  const plain = squareIn ? await cut(whole, squareIn(whole.info), ends) : whole;
  return [
    await encode(plain, { name: "", width: side, height: side }, ".webp", ends),
    await encode(plain, { name: THUMBNAIL.name, width: thumbnailSide, height: thumbnailSide }, ".webp", ends),
  ];
}

async function cut(
  { data, info }: Plain,
  { left, top, side }: { left: number; top: number; side: number },
  ends: number,
): Promise<Plain> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const part = sharp(data, { raw, limitInputPixels: false }).extract({ left, top, width: side, height: side }).raw();
  return until(part, ends).toBuffer({ resolveWithObject: true });
}

interface Plain {
  readonly data: Buffer;
  readonly info: OutputInfo;
}

/** The picture without its file, so that it is read once for all that is made of it. */
async function decode(bytes: Buffer, ends: number): Promise<Plain> {
  // Only the head of the file is read here.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MOST_PIXELS) throw refused("library_too_many_pixels", MOST_PIXELS / 1_000_000);
  if (Math.max(width, height) > LONGEST_SIDE) throw refused("library_too_long", LONGEST_SIDE);
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error" }).autoOrient();
  const plain = within(picture, WHOLE).toColourspace("srgb").raw();
  return until(plain, ends).toBuffer({ resolveWithObject: true });
}

async function encode({ data, info }: Plain, box: Box, ext: Rendition["ext"], ends: number): Promise<Rendition> {
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const sized = within(sharp(data, { raw, limitInputPixels: false }), box);
  const written = ext === ".avif" ? sized.avif({ quality: 55, effort: 3 }) : sized.webp({ quality: 82 });
  const made = await until(written, ends).toBuffer({ resolveWithObject: true });
  return { name: box.name, ext, bytes: made.data, width: made.info.width, height: made.info.height };
}

function within(picture: Sharp, { width, height }: Box): Sharp {
  return picture.resize({ width, height, fit: "inside", withoutEnlargement: true });
}

function isLarger({ width, height }: OutputInfo, box: Box): boolean {
  return width > box.width || height > box.height;
}

function until(picture: Sharp, ends: number): Sharp {
  return picture.timeout({ seconds: Math.max(1, Math.ceil((ends - performance.now()) / 1000)) });
}

function refusalOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  return refused(/timeout/.test(String(error)) ? "library_too_slow" : "library_broken");
}

function refused(code: string, most?: number): AppError {
  return new AppError("form_invalid", {
    fields: [{ path: "files", code, ...(most !== undefined && { values: { most } }) }],
  });
}
