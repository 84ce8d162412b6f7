import type { OcrEngine } from './tesseract.js';
import { startOcr } from './tesseract.js';
import type { GreyImage } from '../raster/grey-image.js';
import type { RecognisedWord } from '../raster/recognised-word.js';
import { LineReader } from './lines/line-reader.js';
import type { Look } from './look.js';

/** The height of lowercase letters in pixels at which lines are found best. */
const LETTERS_OF_LINES = 11;
const SAMPLE_LINES = 10;

/** Recognises words with the engine that a look asks for. Engines start when first used. Close it after use. */
export class Recogniser {
  private readonly lines: LineReader;
  private engine: Promise<OcrEngine> | null = null;

  constructor(threads: number) {
    this.lines = new LineReader(threads);
  }

  /** Recognises all words of a picture that was rendered for the look. */
  async recognise(image: GreyImage, look: Look): Promise<RecognisedWord[]> {
    if (look.by === 'lines') return this.lines.read(image, look.alphabet, LETTERS_OF_LINES / look.letters);
    this.engine ??= startOcr(look.languages[0] ?? 'eng');
    return (await this.engine).recognise(image, look.layout, look.languages);
  }

  /** Recognises the words of the longest lines, which is enough to decide whether a picture is upright. */
  sample(image: GreyImage, letters: number): Promise<RecognisedWord[]> {
    return this.lines.read(image, 'latin', LETTERS_OF_LINES / letters, SAMPLE_LINES);
  }

  async close(): Promise<void> {
    await Promise.all([this.lines.close(), this.engine?.then((engine) => engine.close())]);
  }
}
