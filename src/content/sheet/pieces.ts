/** Several values in one cell: parted by | or by line breaks. A backslash takes a sign as it stands, \n is a line break inside a value. */
export function splitPieces(text: string, also = ""): string[] {
  const pieces: string[] = [];
  let piece = "";
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] as string;
    const next = text[at + 1];
    if (sign === "\\" && next !== undefined && `\\|n${also}`.includes(next)) {
      piece += next === "n" ? "\n" : next;
      at += 1;
    } else if (sign === "|" || sign === "\n" || sign === "\r" || also.includes(sign)) {
      pieces.push(piece);
      piece = "";
    } else piece += sign;
  }
  pieces.push(piece);
  return pieces.map((one) => one.trim()).filter((one) => one !== "");
}

/** Values in one cell, so that `splitPieces` gives them back. */
export function joinPieces(pieces: readonly string[], also = ""): string {
  return pieces.map((piece) => escaped(piece, also)).join(" | ");
}

function escaped(piece: string, also: string): string {
  const signs = [...piece].map((sign, at) => {
    if (sign === "\n") return "\\n";
    if (sign === "|" || also.includes(sign)) return `\\${sign}`;
    // Only where it would be taken for one of these: a path of files stays readable otherwise.
    return sign === "\\" && `\\|n\n${also}`.includes(piece[at + 1] ?? "\\") ? "\\\\" : sign;
  });
  return signs.join("");
}
