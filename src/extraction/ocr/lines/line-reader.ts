import type { Model } from './onnx.js';
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
import { transcribe } from './transcript.js';

/** Finds the lines of a picture and reads each separately. Loads its networks when first used. */
export class LineReader {
  private finder: Promise<Model> | null = null;
  private readonly models = new Map<Alphabet, Promise<LineModel>>();

  constructor(private readonly threads: number) {}

  /** Reads the words of the longest lines, from top to bottom. `scale` is that of `findLines`. */
  async read(image: GreyImage, alphabet: Alphabet, scale: number, maxLines = Infinity): Promise<RecognisedWord[]> {
    this.finder ??= loadTextFinder(this.threads);
    const found = await findLines(await this.finder, image, scale);
    const longest = new Set(found.toSorted((a, b) => measureLength(b) - measureLength(a)).slice(0, maxLines));
    const cores = found.filter((core) => longest.has(core));
    const model = await this.getModel(alphabet);
    const words: RecognisedWord[] = [];
    for (const core of cores) {
      const cut = enlargeBox(core, model.paper);
      const strip = cutStrip(image, cut);
      words.push(...toWords(core, cut, await transcribe(model, strip), new InkGaps(strip)));
    }
    return words;
  }

  async close(): Promise<void> {
    const loaded = await Promise.all([this.finder, ...this.models.values()]);
    await Promise.all(loaded.map((model) => model?.close()));
  }

  private getModel(alphabet: Alphabet): Promise<LineModel> {
    const model = this.models.get(alphabet) ?? loadLineModel(alphabet, this.threads);
    this.models.set(alphabet, model);
    return model;
  }
}

function measureLength(box: LineBox): number {
  return box.right - box.left;
}
