import type { OcrEngine } from '../engines/tesseract.js';
import { startOcr } from '../engines/tesseract.js';
import type { GreyImage } from '../raster/grey-image.js';
import type { RecognisedWord } from '../raster/recognised-word.js';
import { LineReader } from '../text-lines/line-reader.js';
import type { Look } from './look.js';

/** Lines are found best where small letters have about this height in pixels. */
const LETTERS_OF_LINES = 11;
const LINES_OF_A_GLANCE = 10;

/** What looks at pictures; each way of looking is made ready when it is first asked for. To be closed after use. */
export class Eyes {
  private readonly lines: LineReader;
  private engine: Promise<OcrEngine> | null = null;

  constructor(threads: number) {
    this.lines = new LineReader(threads);
  }

  /** All words of a picture that was made ready for the look. */
  async look(image: GreyImage, look: Look): Promise<RecognisedWord[]> {
    if (look.by === 'lines') return this.lines.read(image, look.alphabet, LETTERS_OF_LINES / look.letters);
    this.engine ??= startOcr(look.languages[0] ?? 'eng');
    return (await this.engine).recognise(image, look.layout, look.languages);
  }

  /** The words of some lines, as many as tell whether a picture stands upright. */
  glance(image: GreyImage, letters: number): Promise<RecognisedWord[]> {
    return this.lines.read(image, 'latin', LETTERS_OF_LINES / letters, LINES_OF_A_GLANCE);
  }

  async close(): Promise<void> {
    await Promise.all([this.lines.close(), this.engine?.then((engine) => engine.close())]);
  }
}
