import type { OcrEngine } from './tesseract.js';
import { startOcr } from './tesseract.js';
import type { GreyImage } from '../raster/grey-image.js';
import type { RecognisedWord } from '../raster/recognised-word.js';
import { LineReader } from './lines/line-reader.js';
import type { Look } from './look.js';

/** Lines are found best where small letters have about this height in pixels. */
const LETTERS_OF_LINES = 11;
const SAMPLE_LINES = 10;

/** Recognises the words of pictures. Each engine starts when it is first needed; close it after use. */
export class Recogniser {
  private readonly lines: LineReader;
  private engine: Promise<OcrEngine> | null = null;

  constructor(threads: number) {
    this.lines = new LineReader(threads);
  }

  /** All words of a picture that was prepared for the look. */
  async recognise(image: GreyImage, look: Look): Promise<RecognisedWord[]> {
    if (look.by === 'lines') return this.lines.read(image, look.alphabet, LETTERS_OF_LINES / look.letters);
    this.engine ??= startOcr(look.languages[0] ?? 'eng');
    return (await this.engine).recognise(image, look.layout, look.languages);
  }

  /** The words of a few lines: enough to decide whether a picture stands upright. */
  sample(image: GreyImage, letters: number): Promise<RecognisedWord[]> {
    return this.lines.read(image, 'latin', LETTERS_OF_LINES / letters, SAMPLE_LINES);
  }

  async close(): Promise<void> {
    await Promise.all([this.lines.close(), this.engine?.then((engine) => engine.close())]);
  }
}
