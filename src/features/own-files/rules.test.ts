import fc from "fast-check";
import { expect, it } from "vitest";
import { isPdfName, isWholePdf, squareOf } from "./rules.ts";

const share = fc.double({ min: 0, max: 1, noNaN: true });
const side = fc.integer({ min: 1, max: 4000 });

it("cuts a square that lies wholly in the picture, whatever is asked", () => {
  fc.assert(
    fc.property(side, side, fc.option(fc.record({ x: share, y: share, size: share })), (width, height, crop) => {
      const { left, top, side: made } = squareOf({ width, height }, crop);
      expect(made).toBeGreaterThanOrEqual(1);
      expect([left >= 0, top >= 0, left + made <= width, top + made <= height]).toEqual([true, true, true, true]);
    }),
  );
});

it("cuts the middle when nothing is asked, else the asked part", () => {
  expect(squareOf({ width: 400, height: 200 }, null)).toEqual({ left: 100, top: 0, side: 200 });
  expect(squareOf({ width: 400, height: 200 }, { x: 0.5, y: 0.25, size: 0.5 })).toEqual({
    left: 200,
    top: 50,
    side: 100,
  });
});

it("knows a PDF by its beginning, its end and that it is nothing else", () => {
  const whole = (text: string) => isWholePdf(Buffer.from(text, "latin1"));
  expect(whole("%PDF-1.7\n%\xe2\xe3\n1 0 obj\nendobj\ntrailer\nstartxref\n9\n%%EOF\n")).toBe(true);
  for (const text of [
    "",
    "%PDF-",
    "%PDF-1.7\n1 0 obj",
    " %PDF-1.7\n%%EOF",
    "%PDF-9.9\n%%EOF",
    "%PDF-1.7\n<HTML><body>%%EOF",
    "%PDF-1.7\nPK\x03\x04 %%EOF",
    "%PDF-1.7\n%%EOF PK\x05\x06",
    "%PDF-1.7=1;alert(1)//%%EOF",
  ])
    expect([text, whole(text)]).toEqual([text, false]);
});

it("knows a PDF's name by its ending alone", () => {
  expect(["a.pdf", "A.PDF ", "شهادة.pdf"].map(isPdfName)).toEqual([true, true, true]);
  expect(["a.pdf.html", "pdf", "a.pdf\0.exe", ""].map(isPdfName)).toEqual([false, false, false, false]);
});
