import { describe, expect, it } from '@jest/globals';
import PdfKit from 'pdfkit';
import { readPdfContent } from '../../../src/extraction/input/pdf.js';
import { readDocument } from '../../../src/extraction/page/document.js';

type Draw = (document: PDFKit.PDFDocument) => void;

/** Reads the lines of a one-page PDF, which may be changed before. */
async function readLines(draw: Draw, change = (file: string): string => file): Promise<string[]> {
  const document = new PdfKit({ size: 'A4', margin: 0 });
  const chunks: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    document.on('end', resolve);
  });
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  document.font('Helvetica').fontSize(10);
  draw(document);
  document.end();
  await ended;
  const file = change(Buffer.concat(chunks).toString('latin1'));
  const { pages } = await readPdfContent(Buffer.from(file, 'latin1'));
  return readDocument(pages).lines.map(({ text }) => text);
}

/** Gives the last annotation the flag Hidden. */
function hideLast(file: string): string {
  const at = file.lastIndexOf('/F 4\n');
  return `${file.slice(0, at)}/F 2${file.slice(at + 4)}`;
}

describe('a form that people filled in', () => {
  it('is read with what they typed, beside its labels', async () => {
    const lines = await readLines((document) => {
      document.initForm();
      document.text('Invoice number', 50, 100, { lineBreak: false }).text('Total', 50, 130, { lineBreak: false });
      document.formText('number', 150, 96, 150, 18, { value: 'F-2041' });
      document.formText('total', 150, 126, 150, 18, { value: '1,284.50', align: 'right' });
    });
    expect(lines).toEqual(['Invoice number F-2041', 'Total 1,284.50']);
  });

  it('may have fields of several lines, which break where the field ends', async () => {
    const lines = await readLines((document) => {
      document.initForm();
      const value = 'Alder Yard Care\n902 Pecan Road and more words than one line of it holds';
      document.formText('seller', 50, 100, 160, 60, { value, multiline: true, fontSize: 10 });
    });
    expect(lines[0]).toBe('Alder Yard Care');
    expect(lines.slice(1).join(' ')).toBe('902 Pecan Road and more words than one line of it holds');
    expect(lines.length).toBeGreaterThan(2);
  });

  it('may have lists; secrets and hidden fields are left out', async () => {
    const draw: Draw = (document) => {
      document.initForm();
      document.formCombo('currency', 50, 100, 100, 18, { select: ['EUR', 'USD'], value: 'USD' });
      document.formText('secret', 50, 130, 100, 18, { value: 'pass phrase', password: true });
      document.formText('last', 50, 160, 100, 18, { value: 'template 7' });
    };
    expect(await readLines(draw)).toEqual(['USD', 'template 7']);
    expect(await readLines(draw, hideLast)).toEqual(['USD']);
  });

  it('may draw its values too', async () => {
    const lines = await readLines((document) => {
      document.initForm();
      document.formText('number', 150, 96, 150, 18, { value: 'F-2041', fontSize: 10 });
      document.text('F-2041', 152, 100, { lineBreak: false });
    });
    expect(lines).toEqual(['F-2041']);
  });

  it('is read up to 10,000 characters of what its fields hold', async () => {
    const value = 'word '.repeat(200_000);
    const lines = await readLines((document) => {
      document.initForm();
      for (let field = 0; field < 5; field += 1)
        document.formText(`field ${field}`, 50, 100, 40_000, 600, { value, multiline: true });
    });
    expect(lines.join(' ').length).toBeLessThan(10_001);
  });
});
