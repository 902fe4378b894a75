import { expect, test } from "vitest";
import { introOf } from "./intro-sources.ts";

test("the shipped film enters from the reading side and is captioned in both languages", () => {
  expect(introOf("", "ar").sources.map(({ src }) => src)).toEqual(["/video/intro-rtl.webm", "/video/intro-rtl.mp4"]);
  expect(introOf("", "en").poster).toBe("/video/intro-ltr.webp");
  expect(introOf("", "en").captions.map(({ locale }) => locale)).toEqual(["ar", "en"]);
});

test("a film of somebody else brings no captions of ours, and its kind by its ending", () => {
  const own = introOf("https://films.example/v1.2/welcome.MP4?x=1.webm", "ar");
  expect(own).toMatchObject({ captions: [], poster: "", shipped: false });
  expect(own.sources).toEqual([{ src: "https://films.example/v1.2/welcome.MP4?x=1.webm", type: "video/mp4" }]);
  expect(introOf("/files/abc.webm", "en").sources[0]?.type).toBe("video/webm");
  expect(introOf("/films/welcome", "en").sources[0]?.type).toBe("");
});
