import PdfKit from 'pdfkit';

/** A text on a page, with its left edge and the top of its line in points. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size?: number;
}

export interface PdfFixture {
  readonly pages: readonly (readonly PlacedText[])[];
  readonly attachments?: readonly { readonly name: string; readonly content: string }[];
  readonly userPassword?: string;
}

/** Creates a small A4 PDF with a text layer, for tests that need a real file. */
export async function makePdf({ pages, attachments = [], userPassword }: PdfFixture): Promise<Uint8Array> {
  const document = new PdfKit({ autoFirstPage: false, size: 'A4', ...(userPassword ? { userPassword } : {}) });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    document.on('end', resolve);
  });
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  for (const texts of pages) {
    document.addPage({ margin: 0 });
    for (const { text, x, y, size = 10 } of texts) document.fontSize(size).text(text, x, y, { lineBreak: false });
  }
  for (const { name, content } of attachments) document.file(Buffer.from(content), { name });
  document.end();
  await ended;
  return Buffer.concat(chunks);
}
