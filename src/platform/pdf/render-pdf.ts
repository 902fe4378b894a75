import type { PdfContent } from "./blocks.ts";
import { Compiler } from "./compiler.ts";
import { pageData } from "./page-data.ts";

const compiler = new Compiler();

/** A tagged PDF (PDF/UA-1, A4) of the content, in its language's direction. Equal content gives equal bytes. */
export function renderPdf(content: PdfContent): Promise<Buffer> {
  return compiler.compile(pageData(content));
}
