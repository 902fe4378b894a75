import yazl from "yazl";

const RELS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';

/** The parts of a workbook as a spreadsheet program may write them; `sheet` is what stands inside <worksheet>. */
export interface MadeXlsx {
  readonly sheet: string;
  readonly texts?: readonly string[];
  readonly styles?: string;
  readonly workbookPr?: string;
  readonly more?: Readonly<Record<string, string | Buffer>>;
}

/** A workbook, packed. */
export async function madeXlsx({ sheet, texts, styles, workbookPr = "", more = {} }: MadeXlsx): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const parts: Record<string, string | Buffer> = {
    "xl/workbook.xml": `<workbook ${MAIN} xmlns:r="${RELS}">${workbookPr}<sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    "xl/worksheets/sheet1.xml": `<worksheet ${MAIN}>${sheet}</worksheet>`,
    ...(texts && { "xl/sharedStrings.xml": `<sst ${MAIN}>${texts.map((text) => `<si>${text}</si>`).join("")}</sst>` }),
    ...(styles && { "xl/styles.xml": `<styleSheet ${MAIN}>${styles}</styleSheet>` }),
    ...more,
  };
  for (const [name, content] of Object.entries(parts)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  const pieces: Buffer[] = [];
  for await (const piece of zip.outputStream as AsyncIterable<Buffer>) pieces.push(piece);
  return Buffer.concat(pieces);
}
