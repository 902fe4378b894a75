import type { Mark } from "../schema.ts";
import { plainText } from "./cut-marks.ts";

const SENTENCES = /[^.؟?!…\s](?:[^.؟?!…]|[.؟?!](?!\s|$))*[.؟?!]+(?=\s|$)/g;
/** Of a cut text the first whole sentence that answers, else its first one. Leaves out what stands before and after it; a text without a whole sentence stays as it was cut. */
export function wholeSentence(marks: readonly Mark[]): readonly Mark[] {
  const text = plainText(marks);
  const all = Array.from(text.matchAll(SENTENCES), ({ index, 0: { length } }) => ({ from: index, to: index + length }));
  const whole = text.startsWith("…") ? all.slice(1) : all;
  const found = whole.find(({ from, to }) => spans(marks).some((one) => one.isMatch && one.at >= from && one.at < to));
  const kept = found ?? whole[0];
  if (!kept || (text.startsWith("…") && !found)) return marks;
  return spans(marks).flatMap(({ at, text: piece, isMatch }) => {
    const part = piece.slice(Math.max(0, kept.from - at), Math.max(0, kept.to - at));
    return part === "" ? [] : [{ text: part, isMatch }];
  });
}

function spans(marks: readonly Mark[]) {
  let at = 0;
  return marks.map((mark) => {
    const here = { ...mark, at };
    at += mark.text.length;
    return here;
  });
}
