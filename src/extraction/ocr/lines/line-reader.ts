import type { Alphabet, LineModel } from './text-models.js';
import { loadLineModel, loadTextFinder } from './text-models.js';
import type { GreyImage } from '../../raster/grey-image.js';
import type { RecognisedWord } from '../../raster/recognised-word.js';
import { findLines } from './find-lines.js';
import { InkGaps } from './ink-gaps.js';
import type { LineBox } from './line-box.js';
import { enlargeBox } from './line-box.js';
import { cutStrip } from './line-strip.js';
import { toWords } from './line-words.js';
import { transcribe, type Sign } from './transcript.js';

/** A line is certain if each of its characters has at least this confidence. */
const MIN_CERTAIN = 0.8;
/** How many letters of a page are read. The densest small print has a third of this. */
const MAX_LETTERS = 8_000;

/** The words of a picture. */
export interface Reading {
  readonly words: readonly RecognisedWord[];
  /** The words with the other reading of each line that was uncertain, `words` itself if none was; null if there was only one alphabet. */
  readonly rivals: readonly RecognisedWord[] | null;
}

/** The words of a line, and the mean and the lowest confidence of its characters. */
interface LineReading {
  readonly words: readonly RecognisedWord[];
  readonly mean: number;
  readonly lowest: number;
}

/** Finds the lines of a picture and reads each separately. Loads its networks when first used. */
export class LineReader {
  private readonly models = new Map<Alphabet, Promise<LineModel>>();
  private readonly lines = new WeakMap<GreyImage, Promise<LineBox[]>>();

  constructor(private readonly threads: number) {}

  /**
   * Reads the words of the longest lines, from top to bottom. Lines that are uncertain in the first alphabet are also read in the next.
   * `scale` is that of `findLines`, and the same for all reads of an image.
   */
  async read(image: GreyImage, alphabets: readonly Alphabet[], scale: number, maxLines = Infinity): Promise<Reading> {
    const found = await this.find(image, scale);
    const longest = new Set(chooseLongest(found, maxLines));
    const words: RecognisedWord[] = [];
    const rivals: RecognisedWord[] = [];
    let isCertain = true;
    for (const core of found.filter((line) => longest.has(line))) {
      const [best, ...others] = await this.readLine(image, core, alphabets);
      words.push(...(best?.words ?? []));
      rivals.push(...((others[0] ?? best)?.words ?? []));
      isCertain &&= others.length === 0;
    }
    return { words, rivals: alphabets.length === 1 ? null : isCertain ? words : rivals };
  }

  /** Frees the memory of the networks. They are loaded again when needed. */
  async close(): Promise<void> {
    const loaded = await Promise.all(this.models.values());
    this.models.clear();
    await Promise.all(loaded.map((model) => model.close()));
  }

  /** The readings of a line, the most certain first. */
  private async readLine(image: GreyImage, core: LineBox, alphabets: readonly Alphabet[]): Promise<LineReading[]> {
    const readings: LineReading[] = [];
    for (const alphabet of alphabets) {
      const model = await this.getModel(alphabet);
      const cut = enlargeBox(core, model.paper);
      const strip = cutStrip(image, cut);
      const reading = toLineReading(core, cut, await transcribe(model, strip), strip);
      readings.push(reading);
      if (reading.lowest >= MIN_CERTAIN) break;
    }
    return readings.toSorted((a, b) => b.mean - a.mean);
  }

  private find(image: GreyImage, scale: number): Promise<LineBox[]> {
    const lines = this.lines.get(image) ?? this.findNow(image, scale);
    this.lines.set(image, lines);
    return lines;
  }

  /** The network that finds lines needs more memory than those that read them, so it is freed before they are loaded. */
  private async findNow(image: GreyImage, scale: number): Promise<LineBox[]> {
    const finder = await loadTextFinder(this.threads);
    try {
      return await findLines(finder, image, scale);
    } finally {
      await finder.close();
    }
  }

  private getModel(alphabet: Alphabet): Promise<LineModel> {
    const model = this.models.get(alphabet) ?? loadLineModel(alphabet, this.threads);
    this.models.set(alphabet, model);
    return model;
  }
}

/** The longest lines, at most so many, that have no more letters together than are read of a page. */
export function chooseLongest(lines: readonly LineBox[], maxLines: number): LineBox[] {
  let letters = 0;
  return lines
    .toSorted((a, b) => measureLength(b) - measureLength(a))
    .slice(0, maxLines)
    .filter((line) => (letters += estimateLetters(line)) <= MAX_LETTERS);
}

function measureLength(box: LineBox): number {
  return box.right - box.left;
}

/** The core of a line is about as high as a letter is wide. */
function estimateLetters(core: LineBox): number {
  return measureLength(core) / Math.max(1, core.bottom - core.top);
}

function toLineReading(core: LineBox, cut: LineBox, signs: readonly Sign[], strip: GreyImage): LineReading {
  const confidences = signs.filter((sign) => sign.text.trim() !== '').map((sign) => sign.confidence);
  return {
    words: toWords(core, cut, signs, new InkGaps(strip)),
    mean: confidences.reduce((sum, confidence) => sum + confidence, 0) / Math.max(1, confidences.length),
    lowest: Math.min(1, ...confidences),
  };
}
