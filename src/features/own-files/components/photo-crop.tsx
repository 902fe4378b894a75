import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { type Crop, SMALLEST_CROP, squareOf } from "../rules.ts";

const STEP = 0.02;
const PREVIEW = 192;
/** Enough for a sharp picture on the stage, which is never wider. */
const STAGE = 720;

interface PhotoCropProps {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onCrop: (crop: Crop) => void;
}

/** The square that is kept of a picture: dragged, moved with arrows, sized with + and − or the slider. */
export function PhotoCrop({ picture, crop, onCrop }: PhotoCropProps) {
  const stage = useRef<HTMLCanvasElement>(null);
  const preview = useRef<HTMLCanvasElement>(null);
  const held = useRef<{ readonly x: number; readonly y: number; readonly crop: Crop } | null>(null);
  const { width, height } = picture;
  const { left, top, side } = squareOf(picture, crop);
  useEffect(() => drawWhole(stage.current, picture), [picture]);
  useEffect(() => {
    const to = preview.current?.getContext("2d");
    to?.clearRect(0, 0, PREVIEW, PREVIEW);
    to?.drawImage(picture, left, top, side, side, 0, 0, PREVIEW, PREVIEW);
  }, [picture, left, top, side]);
  const move = (next: Crop) => onCrop(inside(picture, next));
  const resize = (size: number) => move(around(picture, crop, size));
  const onKeyDown = (event: KeyboardEvent) => {
    const key = KEYS[event.key];
    if (!key) return;
    event.preventDefault();
    const step = event.shiftKey ? STEP * 5 : STEP;
    if (key.size) resize(crop.size + key.size * step);
    else move({ ...crop, x: crop.x + (key.x ?? 0) * step, y: crop.y + (key.y ?? 0) * step });
  };
  const onPointerMove = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (!held.current || !box) return;
    const { x, y, crop: from } = held.current;
    move({ ...from, x: from.x + (event.clientX - x) / box.width, y: from.y + (event.clientY - y) / box.height });
  };
  return (
    <div className="crop">
      {/* Places in a picture run from left to right in every language. */}
      <div className="crop-stage" dir="ltr">
        <canvas ref={stage} />
        <div
          className="crop-square"
          role="application"
          aria-label={m.own_files_crop()}
          aria-describedby="crop-hint crop-said"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it is moved with the arrow keys
          tabIndex={0}
          style={{
            insetInlineStart: `${(left / width) * 100}%`,
            insetBlockStart: `${(top / height) * 100}%`,
            inlineSize: `${(side / width) * 100}%`,
            blockSize: `${(side / height) * 100}%`,
          }}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            held.current = { x: event.clientX, y: event.clientY, crop };
          }}
          onPointerMove={onPointerMove}
          onPointerUp={() => {
            held.current = null;
          }}
          onPointerCancel={() => {
            held.current = null;
          }}
        />
      </div>
      <div className="crop-side">
        <figure className="crop-preview">
          <canvas ref={preview} width={PREVIEW} height={PREVIEW} />
          <figcaption className="hint">{m.own_files_crop_preview()}</figcaption>
        </figure>
        <label className="field" htmlFor="crop-size">
          <span className="strong">{m.own_files_crop_size()}</span>
          <input
            id="crop-size"
            type="range"
            min={SMALLEST_CROP * 100}
            max={100}
            value={Math.round(crop.size * 100)}
            onChange={(event) => resize(Number(event.currentTarget.value) / 100)}
          />
        </label>
      </div>
      <p id="crop-hint" className="hint crop-words">
        {m.own_files_crop_hint()}
      </p>
      <p id="crop-said" className="sr-only" aria-live="polite">
        {m.own_files_crop_said({ x: percent(crop.x), y: percent(crop.y), size: percent(crop.size) })}
      </p>
      <input type="hidden" name="cropX" value={crop.x} />
      <input type="hidden" name="cropY" value={crop.y} />
      <input type="hidden" name="cropSize" value={crop.size} />
    </div>
  );
}

const KEYS: Readonly<Record<string, { readonly x?: number; readonly y?: number; readonly size?: number }>> = {
  ArrowLeft: { x: -1 },
  ArrowRight: { x: 1 },
  ArrowUp: { y: -1 },
  ArrowDown: { y: 1 },
  "+": { size: 1 },
  "=": { size: 1 },
  "-": { size: -1 },
  _: { size: -1 },
};

const percent = (value: number) => Math.round(value * 100);

/** The middle of a picture, as large as it goes. */
export function middleOf(picture: { readonly width: number; readonly height: number }): Crop {
  return around(picture, { x: 0, y: 0, size: 1 }, 1, { x: 0.5, y: 0.5 });
}

/** The same with another size, about the middle it has. */
function around(
  picture: { readonly width: number; readonly height: number },
  crop: Crop,
  size: number,
  middle?: { readonly x: number; readonly y: number },
): Crop {
  const shorter = Math.min(picture.width, picture.height);
  const [w, h] = [shorter / picture.width, shorter / picture.height];
  const { x, y } = middle ?? { x: crop.x + (crop.size * w) / 2, y: crop.y + (crop.size * h) / 2 };
  const kept = Math.min(1, Math.max(SMALLEST_CROP, size));
  return inside(picture, { x: x - (kept * w) / 2, y: y - (kept * h) / 2, size: kept });
}

function inside({ width, height }: { readonly width: number; readonly height: number }, crop: Crop): Crop {
  const side = Math.min(width, height) * crop.size;
  const within = (place: number, length: number) => Math.min(1 - side / length, Math.max(0, place));
  return { size: crop.size, x: within(crop.x, width), y: within(crop.y, height) };
}

function drawWhole(canvas: HTMLCanvasElement | null, picture: ImageBitmap): void {
  if (!canvas) return;
  const scale = Math.min(1, STAGE / Math.max(picture.width, picture.height));
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
}

interface Opened {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
}

/** The chosen picture and its square; "unread" where the browser cannot show it. */
export function useOpened() {
  const [opened, setOpened] = useState<Opened | "unread" | null>(null);
  const open = async (file: File | undefined) => {
    if (!file) return setOpened(null);
    // Browsers turn it upright themselves, as the server does.
    const picture = await createImageBitmap(file).catch(() => null);
    setOpened(picture ? { picture, crop: middleOf(picture) } : "unread");
  };
  const setCrop = (crop: Crop) => setOpened((before) => (before && before !== "unread" ? { ...before, crop } : before));
  return { opened, open, setCrop };
}
