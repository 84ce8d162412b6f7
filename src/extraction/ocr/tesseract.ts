import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { folderOf } from './tesseract-languages.js';
import { createWorker, type Line, OEM, type Page as RecognisedPage, type PSM, type Worker } from 'tesseract.js';
import type { GreyImage } from '../raster/grey-image.js';
import type { RecognisedWord } from '../raster/recognised-word.js';

/** A language that characters can be recognised in, by its code of Tesseract (ISO 639-2). */
export type OcrLanguage = string;

/** How the picture is laid out: blocks to be told apart, one block of lines, or words anywhere. */
export type OcrLayout = 'page' | 'block' | 'sparse';
const LAYOUTS: Readonly<Record<OcrLayout, string>> = { page: '3', block: '6', sparse: '11' };

/** A recogniser of characters: one thread with its own memory, to be closed after use. */
export interface OcrEngine {
  /**
   * All words in reading order; empty for a picture without any. Of the languages the first weighs most, and each costs time.
   * Another call's other languages are loaded first, which takes a moment.
   */
  recognise(image: GreyImage, layout: OcrLayout, languages: readonly OcrLanguage[]): Promise<RecognisedWord[]>;
  close(): Promise<void>;
}

/** Starts a recogniser with one language. Nothing is taken from the network or kept on disk. */
export async function startOcr(first: OcrLanguage): Promise<OcrEngine> {
  // The library keeps this very array as the list of languages that it has, and would load what isn't on it from one folder only.
  const loaded: string[] = [first];
  const worker = await createWorker(loaded, OEM.LSTM_ONLY, {
    langPath: folderOf(first),
    gzip: true,
    cacheMethod: 'none',
    errorHandler: () => undefined,
  });
  let current: string = first;
  const speak = async (languages: readonly OcrLanguage[]): Promise<void> => {
    const wanted = languages.join('+');
    if (wanted === current || wanted === '') return;
    for (const language of languages.filter((one) => !loaded.includes(one))) {
      await worker.FS('writeFile', [`./${language}.traineddata`, await trainedData(language)]);
      loaded.push(language);
    }
    await worker.reinitialize(wanted, OEM.LSTM_ONLY);
    current = wanted;
  };
  return {
    recognise: async (image, layout, languages) => {
      await speak(languages);
      return recognise(worker, image, layout);
    },
    close: async () => void (await worker.terminate()),
  };
}

async function trainedData(language: OcrLanguage): Promise<Uint8Array> {
  return gunzipSync(await readFile(join(folderOf(language), `${language}.traineddata.gz`)));
}

async function recognise(worker: Worker, image: GreyImage, layout: OcrLayout): Promise<RecognisedWord[]> {
  await worker.setParameters({ tessedit_pageseg_mode: LAYOUTS[layout] as PSM, user_defined_dpi: '300' });
  const { data } = await worker.recognize(portableGreymap(image), {}, { text: false, blocks: true });
  return linesOf(data).flatMap(wordsOf);
}

/** The plainest format that the library reads: nothing is compressed only to be unpacked again. */
function portableGreymap({ width, height, pixels }: GreyImage): Buffer {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`, 'latin1'), pixels]);
}

function linesOf(page: RecognisedPage): Line[] {
  return (page.blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines));
}

/** All words of a line get its height, following its slope, so that "no" and "Ty" stand on one line. */
function wordsOf(line: Line): RecognisedWord[] {
  const { baseline, rowAttributes, bbox } = line;
  const slope = baseline.x1 === baseline.x0 ? 0 : (baseline.y1 - baseline.y0) / (baseline.x1 - baseline.x0);
  const height = rowAttributes.rowHeight > 0 ? rowAttributes.rowHeight : bbox.y1 - bbox.y0;
  return line.words.flatMap((word) => {
    const text = word.text.trim();
    if (text === '') return [];
    const middle = (word.bbox.x0 + word.bbox.x1) / 2;
    const base = baseline.y0 + slope * (middle - baseline.x0);
    const lineBottom = base + 0.2 * height;
    return [
      {
        text,
        confidence: word.confidence / 100,
        left: word.bbox.x0,
        right: word.bbox.x1,
        top: word.bbox.y0,
        bottom: word.bbox.y1,
        lineTop: lineBottom - height,
        lineBottom,
      },
    ];
  });
}
