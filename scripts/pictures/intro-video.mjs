// Makes the introduction: node scripts/pictures/intro-video.mjs (needs ffmpeg with libx264 and libvpx-vp9, on the making machine only).
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { posterOf } from "./intro-poster.mjs";
import { FRAMES_PER_SECOND, HEIGHT, SCENES, sceneAt, WIDTH } from "./intro-scene.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = join(root, "public/video");
const MOST_BYTES = 600_000;
const DIRECTIONS = ["rtl", "ltr"];

/** The captions of a language: one cue for each scene, with the words of the transcript. */
export function captionsOf(locale) {
  const words = JSON.parse(readFileSync(join(root, `src/features/site/text/${locale}.json`), "utf8"));
  const cues = SCENES.slice(0, -1).map(
    (from, at) =>
      `${at + 1}\n${clock(from + 0.2)} --> ${clock(SCENES[at + 1] - 0.1)}\n${words[`site_intro_scene_${at + 1}`]}\n`,
  );
  return `WEBVTT\n\n${cues.join("\n")}`;
}

function clock(seconds) {
  const whole = Math.floor(seconds);
  const rest = String(Math.round((seconds - whole) * 1000)).padStart(3, "0");
  return `00:${String(whole).padStart(2, "0")}.${rest}`;
}

const common = ["-pix_fmt", "yuv420p", "-an", "-map_metadata", "-1", "-fflags", "+bitexact"];
const encoders = {
  mp4: ["-c:v", "libx264", "-preset", "slow", "-crf", "27", "-tune", "animation", "-movflags", "+faststart"],
  webm: ["-c:v", "libvpx-vp9", "-crf", "40", "-b:v", "0", "-deadline", "good", "-cpu-used", "2", "-row-mt", "1"],
};

/** Draws every frame once and hands it to both encoders. */
async function makeFilm(direction) {
  const input = [
    "-f",
    "rawvideo",
    "-pix_fmt",
    "rgb24",
    "-s",
    `${WIDTH}x${HEIGHT}`,
    "-r",
    String(FRAMES_PER_SECOND),
    "-i",
    "-",
  ];
  const outputs = Object.entries(encoders).flatMap(([ending, options]) => [
    ...options,
    ...common,
    fileOf(direction, ending),
  ]);
  const ffmpeg = spawn("ffmpeg", ["-y", "-loglevel", "error", ...input, ...outputs], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const frames = SCENES.at(-1) * FRAMES_PER_SECOND;
  for (let at = 0; at < frames; at += 1) {
    const picture = await draw(at / FRAMES_PER_SECOND, direction)
      .removeAlpha()
      .raw()
      .toBuffer();
    if (!ffmpeg.stdin.write(picture)) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, "close");
  if (code !== 0) throw new Error("ffmpeg could not encode; its message stands above.");
}

function draw(seconds, direction) {
  return sharp(Buffer.from(sceneAt(seconds, direction)));
}

function fileOf(direction, ending) {
  return join(folder, `intro-${direction}.${ending}`);
}

async function main() {
  mkdirSync(folder, { recursive: true });
  for (const locale of ["ar", "en"]) writeFileSync(join(folder, `intro-${locale}.vtt`), captionsOf(locale));
  if (process.argv.includes("--captions")) return;
  for (const direction of DIRECTIONS) {
    await sharp(Buffer.from(posterOf(direction)))
      .webp({ quality: 80 })
      .toFile(fileOf(direction, "webp"));
    await makeFilm(direction);
    for (const ending of Object.keys(encoders)) {
      const { size } = statSync(fileOf(direction, ending));
      console.log(`intro-${direction}.${ending}: ${Math.round(size / 1000)} kB`);
      if (size > MOST_BYTES) throw new Error(`More than ${MOST_BYTES} bytes: raise the -crf of ${ending}.`);
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
